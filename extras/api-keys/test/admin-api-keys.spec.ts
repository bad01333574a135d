import { randomUUID } from 'node:crypto'
import { expect, type Page, request } from '@playwright/test'
import { intercept } from '../../../test/browser/intercept.ts'
import { expectToFit } from '../../../test/browser/layout-faults.ts'
import { addStaff, callAsStaff, signIn, test } from '../../../test/browser/staff-test.ts'

/** The answer to a program with this key. */
const ask = async (page: Page, token: string, path: string) =>
  (await fetch(new URL(`/api/v1${path}`, page.url()), { headers: { Authorization: `Bearer ${token}` } })).status

test('an owner makes a key, a program reads with it, and revoked it is refused @quick', async ({ page }) => {
  const name = `Intranet ${randomUUID().slice(0, 8)}`
  await page.goto('/admin/api-keys')
  await page.getByRole('link', { name: 'New API key' }).click()
  const form = page.getByRole('dialog', { name: 'New API key' })
  await form.getByRole('button', { name: 'Create key' }).click()
  await expect(form.getByText('Type a name of at most 80 characters')).toBeVisible()
  await form.getByLabel('Name').fill(name)
  await form.getByRole('button', { name: 'Create key' }).click()
  await expect(form.getByText('Choose at least one kind of content')).toBeVisible()
  await form.getByLabel('News').selectOption({ label: 'Read' })
  await form.getByRole('button', { name: 'Create key' }).click()
  const token = await page
    .getByRole('dialog', { name: `The key of ${name}` })
    .getByLabel('API key')
    .inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await ask(page, token, '/content/news')).toBe(200)
  expect(await ask(page, token, '/content/projects')).toBe(403)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Active')
  await expect(row).toContainText('Read: News')
  await expect(row).toContainText('Last used')
  await expectToFit(page)
  await expect(page.getByText(token)).toHaveCount(0)
  await row.getByRole('button', { name: `Revoke the key of ${name}…` }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(row).toContainText('Revoked on')
  await expect(row.getByRole('button')).toHaveCount(0)
  expect(await ask(page, token, '/content/news')).toBe(401)
  await page.goto('/admin/audit')
  await expect(page.getByText(`revoked the API key ${name}`)).toBeVisible()
})

test('disabling an account says which keys stop with it, and the list says why @all', async ({ page, baseURL }) => {
  const id = randomUUID().slice(0, 8)
  const leaver = await addStaff('leaver', 'owner', `Hari ${id}`)
  const api = await request.newContext({ baseURL: baseURL!, storageState: { cookies: [], origins: [] } })
  await signIn(api, leaver)
  const key = { name: `Field app ${id}`, scopes: { news: 'read' }, expiresAt: null }
  const { token } = await callAsStaff({ request: api }, 'POST', '/api-keys', key)
  await api.dispose()

  await page.goto(`/admin/staff?filter=${encodeURIComponent(JSON.stringify({ search: leaver.email }))}`)
  expect(await ask(page, token, '/content/news')).toBe(200)
  await page.getByRole('link', { name: `Hari ${id}` }).click()
  await page.getByRole('button', { name: 'Disable…' }).click()
  const question = page.getByRole('dialog', { name: `Disable the account of Hari ${id}?` })
  await expect(question.getByText(`disabled: Field app ${id}.`)).toBeVisible()
  await question.getByRole('button', { name: 'Disable', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  expect(await ask(page, token, '/content/news')).toBe(401)
  await page.goto('/admin/api-keys')
  const row = page.getByRole('listitem').filter({ hasText: `Field app ${id}` })
  await expect(row).toContainText(`The account of Hari ${id} is disabled`)
  await expect(row.getByRole('button', { name: /^Revoke/ })).toBeVisible()
})

test('keys are said in Nepali, and a failure of the list is said @all', async ({ page }) => {
  await intercept(page, '**/api/v1/api-keys', (route) =>
    route.fulfill({ status: 503, json: { message: 'x', code: 'unavailable' } }),
  )
  await page.goto('/admin/api-keys')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.evaluate(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))
  await page.goto('/admin/api-keys/create')
  await expect(page.getByRole('dialog', { name: 'नयाँ API कुञ्जी' })).toBeVisible()
  await expect(page.getByRole('option', { name: '९० दिनपछि' })).toBeAttached()
})

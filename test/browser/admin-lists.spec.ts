import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { addStaff, signIn, visitorTest as test } from './staff-test.ts'

// Preferences belong to one account: each test has its own.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"en"'))
  await signIn(page.request, await addStaff('lists'))
})

test('the list is downloaded as it is filtered, without a column that is hidden @quick', async ({ page }) => {
  await page.goto(`/admin/projects?filter=${encodeURIComponent('{"group":"upcoming"}')}`)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('switch', { name: 'Missing' }).click()
  await page.keyboard.press('Escape')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  const file = readFileSync(await download.path(), 'utf8')
  expect(download.suggestedFilename()).toMatch(/^projects-\d{4}-\d\d-\d\d\.csv$/)
  expect(file).toContain('"Title (English)","Title (नेपाली)","Status"')
  expect(file).not.toContain('"Missing"')
  expect(file).toContain('"Upcoming"')
  expect(file).not.toContain('"Ongoing"')
})

test('an entry of the menu is hidden for oneself, is found by search, and comes back', async ({ page }) => {
  await page.goto('/admin/account')
  const menu = page.getByRole('navigation', { name: 'Staff screens' })
  await expect(menu.getByRole('link', { name: 'Partners' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Partners' }).click()
  await expect(menu.getByRole('link', { name: 'Partners' })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Partners')
  await expect(page.getByRole('option', { name: /^Partners/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show all again' }).click()
  await expect(menu.getByRole('link', { name: 'Partners' })).toBeVisible()
})

test('an item is moved to the top by the keyboard, and back by the message', async ({ page }) => {
  const order = async () => {
    const { data } = await (await page.request.get('/api/v1/content/partners?sort=position&order=asc&limit=100')).json()
    return (data as { title: string }[]).map(({ title }) => title)
  }
  const before = await order()
  await page.goto('/admin/partners')
  await page.getByRole('checkbox', { name: `Select ${before.at(-1)}` }).press('Space')
  await page.getByRole('button', { name: 'Move to top' }).press('Enter')
  await expect(page.getByText('1 item moved to the top.')).toBeVisible()
  expect(await order()).toEqual([before.at(-1), ...before.slice(0, -1)])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  expect(await order()).toEqual(before)
})

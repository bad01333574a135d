import { expect, type Page } from '@playwright/test'
import { test } from './staff-test.ts'

/** Each test has an item of its own: all of them change what they open. */
async function openNews(page: Page, title: string): Promise<void> {
  // Searched for: what other tests save comes first.
  await page.goto(`/admin/news?filter=${encodeURIComponent(JSON.stringify({ search: title }))}`)
  await page.getByRole('link', { name: title }).click()
  await expect(field(page, 'Title')).toHaveValue(title)
}

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })
}

test('a draft is kept beside what visitors see, until it is put before them @all', async ({ page }) => {
  await openNews(page, 'A new compression frame in the laboratory')
  await field(page, 'Title').fill('A newer compression frame')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Draft saved. Visitors still see the published version.')).toBeVisible()
  await expect(page.getByText('Published, with a newer draft')).toBeVisible()
  const address = '/api/v1/news/slug/a-new-compression-frame-in-the-laboratory'
  expect(await (await page.request.get(address)).text()).not.toContain('A newer compression frame')

  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  expect(await (await page.request.get(address)).text()).toContain('A newer compression frame')
})

test('what was typed and not saved is offered after the page is loaded again', async ({ page }) => {
  await openNews(page, 'Monsoon closure of open sites in 2025')
  await field(page, 'Summary').fill('Typed, and the lights went out')
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'Summary')).toHaveValue('Typed, and the lights went out')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved.')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Summary')).toHaveValue('Typed, and the lights went out')
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
})

test('a session that ends asks for the password over the screen, and what was begun goes on', async ({
  page,
  staff,
}) => {
  await openNews(page, 'Students visit a health post under retrofitting')
  await field(page, 'Summary').fill('Typed before the session ended')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save draft' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('Password').fill(staff.password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Draft saved.')).toBeVisible()
  await expect(field(page, 'Summary')).toHaveValue('Typed before the session ended')
})

test('who saves what somebody else has changed meanwhile chooses field by field @all', async ({
  page,
  browser,
  baseURL,
  staffState,
}) => {
  const title = 'What happens at an ESIA public hearing'
  await openNews(page, title)
  const other = await browser.newPage({ baseURL: baseURL!, storageState: staffState })
  await openNews(other, title)
  await field(other, 'Title').fill('How a hearing goes')
  await field(other, 'Summary').fill('Their summary')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.getByText('Draft saved.')).toBeVisible()
  await other.close()

  await field(page, 'Summary').fill('My summary')
  await page.getByRole('button', { name: 'Save draft' }).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this in the meantime' })
  await expect(dialog.getByRole('group', { name: 'Title' }).getByRole('radio', { name: /Theirs/ })).toBeChecked()
  await expect(dialog.getByRole('group', { name: 'Summary' }).getByRole('radio', { name: /Yours/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Save what I chose' }).click()
  await expect(page.getByText('Draft saved.')).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('How a hearing goes')
  await expect(field(page, 'Summary')).toHaveValue('My summary')
})

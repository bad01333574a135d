import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { callAsStaff, test } from './staff-test.ts'

/** A news item of its own for a test: published, with the given summary. */
async function publishNews(page: Page, title: string, summary: string): Promise<string> {
  const news = { name: title, summary, description: '<p>Text.</p>', categoryId: 1, publish: true }
  const { id } = await callAsStaff(page, 'POST', '/news', news)
  return `/admin/news/${id}`
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })

test('the history marks the words that changed, and takes one field back into the form @quick', async ({ page }) => {
  await page.goto(await publishNews(page, 'The bridge at Phidim', 'The bridge opens in spring'))
  await field(page, 'Title').fill('The new bridge at Phidim')
  await field(page, 'Summary').fill('The bridge opens in autumn')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved. Visitors still see')).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: /created/ }).click()
  const version = page.getByRole('region', { name: /^Version of/ })
  await expect(version.locator('del')).toHaveText(['spring'])
  await expect(version.locator('ins')).toHaveText(['new ', 'autumn'])
  expect(await accessibilityFindings(page)).toEqual([])
  await version.getByRole('button', { name: 'Bring this back: Summary' }).press('Enter')
  await expect(page.getByText('Summary is in the form as it was. Save to keep it.')).toBeVisible()
  await page.getByRole('tab').first().click()
  await expect(field(page, 'Summary')).toHaveValue('The bridge opens in spring')
  await expect(field(page, 'Title')).toHaveValue('The new bridge at Phidim')
  await expect(page.getByText('Not saved')).toBeVisible()
})

test('a draft beside what visitors see is discarded, and stays in the history', async ({ page }) => {
  await page.goto(await publishNews(page, 'Soil test at Birgunj', 'As published'))
  await field(page, 'Summary').fill('As drafted')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Published, with a newer draft')).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Discard the draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The draft is discarded.')).toBeVisible()
  await expect(field(page, 'Summary')).toHaveValue('As published')
  await expect(page.getByText('Published, with a newer draft')).toHaveCount(0)
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByRole('button', { name: /changed/ })).toBeVisible()
})

test('a duplicate begins a new item with the same texts, a marked title and no address; nothing is stored before saving', async ({
  page,
}) => {
  const first = await publishNews(page, 'Training in Dhankuta', 'Twelve engineers')
  await page.goto('/admin/news/create')
  await field(page, 'Title').fill('Another new item')
  await page.goto(first)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page).toHaveURL(/\/admin\/news\/create$/)
  await expect(field(page, 'Title')).toHaveValue('Training in Dhankuta (copy)')
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
  await expect(field(page, 'Summary')).toHaveValue('Twelve engineers')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(/\/admin\/news\/\d+$/)
  await expect(page.getByRole('link', { name: 'See on the site' })).toHaveAttribute(
    'href',
    /training-in-dhankuta-copy$/,
  )
  await page.goto(first)
  await expect(field(page, 'Title')).toHaveValue('Training in Dhankuta')
})

test('opening and closing dialogs, and a duplicate of what is typed, save no version', async ({ page }) => {
  await page.goto(await publishNews(page, 'A road in Ilam', 'Four kilometres'))
  const saved: string[] = []
  page.on('request', (request) => {
    if (/\/api\/v1\/(news|content)/.test(request.url()) && request.method() !== 'GET') saved.push(request.url())
  })
  await field(page, 'Summary').fill('Five kilometres')
  const more = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await more('Link for colleagues…')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await more('Schedule')
  await page.keyboard.press('Escape')
  await more('Duplicate')
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(field(page, 'Summary')).toHaveValue('Five kilometres')
  expect(saved).toEqual([])
})

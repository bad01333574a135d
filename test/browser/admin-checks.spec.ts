import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { expectToFit } from './layout-faults.ts'
import { callAsStaff, test } from './staff-test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const FAULTY =
  '<h3>Deep</h3><p>See <a href="/news/never-written">what was written</a>.</p><figure><img src="/icon.svg" alt=""></figure>'
const hints = (page: Page) => page.getByRole('region', { name: 'Hints about this page' })
const count = (page: Page, text: string) => hints(page).getByRole('button', { name: text, exact: true })
const frame = (page: Page) => page.frameLocator('iframe[title="The page as you type"]')

/** Opens a draft of news with this text. */
async function openNews(page: Page, description: string): Promise<number> {
  const news = { name: 'Checked', summary: 'One.', categoryId: 1, description, publish: false }
  const { id } = await callAsStaff(page, 'POST', '/news', news)
  await page.goto(`/admin/news/${id}`)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  return id
}

async function replaceText(page: Page, id: number, description: string): Promise<void> {
  await callAsStaff(page, 'PATCH', `/news/${id}`, { description, publish: false })
  await page.goto(`/admin/news/${id}`)
}

test('a skipped heading, a picture without text and a dead link are three hints, gone once they are mended @quick', async ({
  page,
}) => {
  const id = await openNews(page, FAULTY)
  await count(page, '3 hints').press('Enter')
  await expect(hints(page).getByRole('listitem')).toHaveText([
    'The heading “Deep” skips a level. Make it H2, or put one of H2 above it.',
    'Visitors find nothing at /news/never-written. Publish that page, or change the link.',
    /^A picture in the text has no alternative text/,
  ])
  await expect(hints(page).getByRole('status')).toHaveText('3 hints')
  await expect(hints(page).getByText('at 1 Mbit/s')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  const mended = FAULTY.replaceAll('h3>', 'h2>').replace('news/never-written', 'services').replace('""', '"A sign"')
  await replaceText(page, id, mended)
  await expect(count(page, 'No hints')).toBeVisible()
})

test('a hint leads to the field, and its place on the page is outlined; publishing is not held up', async ({
  page,
}) => {
  const id = await openNews(page, FAULTY)
  await count(page, '3 hints').press('Enter')
  await page.getByRole('tab', { name: 'Picture and facts' }).click()
  await hints(page)
    .getByRole('button', { name: /Visitors find nothing/ })
    .press('Enter')
  await expect(page.getByRole('textbox', { name: /^Text( \(English\))?$/ })).toBeFocused()
  await expect(frame(page).locator('a[href="/news/never-written"]')).toHaveCSS('outline-style', 'solid')
  const title = page.getByRole('textbox', { name: /^Title( \*)?$/ })
  await title.fill('Checked at great length '.repeat(4).trim())
  await expect(count(page, '4 hints')).toBeVisible()
  await hints(page)
    .getByRole('button', { name: /The title has 95 characters/ })
    .press('Enter')
  await expect(page.getByRole('textbox', { name: /^Title in search results( \(English\))?$/ })).toBeFocused()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const state = async () => (await (await page.request.get(`/api/v1/content/news/${id}`)).json()).data.state
  await expect.poll(state).toBe('published')
})

test('nothing is said while a word is typed, and the page does not move when hints come', async ({ page }) => {
  await openNews(page, '<h2>Site</h2>')
  await expect(count(page, 'No hints')).toBeVisible()
  const before = await page.locator('iframe').boundingBox()
  await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('')
  for (let word = 0; word < 12; word++) {
    await page.keyboard.type('Lengthy ', { delay: 30 })
    await expect(count(page, 'No hints')).toBeVisible()
  }
  await expect(count(page, '1 hint')).toBeVisible()
  expect(await page.locator('iframe').boundingBox()).toEqual(before)
})

test('on a phone, hints in Nepali stand below the page and lead back to the form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openNews(page, FAULTY)
  await page.evaluate(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))
  await page.reload()
  await page.getByRole('button', { name: 'पूर्वावलोकन' }).click()
  const panel = page.getByRole('region', { name: 'यस पृष्ठबारे सुझाव' })
  await panel.getByRole('button', { name: '३ सुझाव' }).press('Enter')
  await expectToFit(page)
  expect(await accessibilityFindings(page)).toEqual([])
  await panel.getByRole('button', { name: /Deep/ }).press('Enter')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.locator('.staff-text [role=textbox]').first()).toBeFocused()
})

test('a link is set to a page that is found by its title', async ({ page }) => {
  await openNews(page, '<p>Text</p>')
  await page.getByRole('textbox', { name: /^Text( \(English\))?$/ }).press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByLabel('Address').pressSequentially('dashain')
  await page
    .getByRole('option', { name: /Dashain/ })
    .first()
    .waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Address')).toHaveValue('/news/office-hours-at-dashain-and-tihar')
  await expect(dialog.getByLabel('Link text')).toHaveValue(/Dashain/)
  await dialog.getByRole('button', { name: 'Set link' }).click()
  await expect(frame(page).locator('.rich-text a')).toHaveAttribute('href', '/news/office-hours-at-dashain-and-tihar')
})

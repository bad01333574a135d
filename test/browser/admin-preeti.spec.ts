import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './staff-test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const offers = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unicode' })

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.click()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}

test('a title in Preeti that is pasted into a Nepali field is converted, and back with one undo', async ({ page }) => {
  await page.goto('/admin/news/create')
  const title = page.getByRole('textbox', { name: 'Title (नेपाली)' })
  await paste(page, title, "k'n lgdf{0f ;DkGg")
  await expect(offers(page)).toContainText('In Unicode: पुल निर्माण सम्पन्न')
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(title).toHaveValue('पुल निर्माण सम्पन्न')
  await offers(page).getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue("k'n lgdf{0f ;DkGg")
  await expect(offers(page)).toHaveCount(0)
})

test('of a text with formats, only the paragraphs in Preeti are converted', async ({ page }) => {
  await page.goto('/admin/news/create')
  const text = page.getByRole('textbox', { name: 'Text (नेपाली)' })
  await paste(page, text, 'sfo{ljlw / lgb]{lzsf\n\nA line in English.')
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(text).toContainText('कार्यविधि र निर्देशिका')
  await expect(text).toContainText('A line in English.')
  await offers(page).getByRole('button', { name: 'Undo' }).click()
  await expect(text).toContainText('sfo{ljlw / lgb]{lzsf')
})

test('nothing is offered for English, for Unicode, and in English fields @all', async ({ page }) => {
  await page.goto('/admin/news/create')
  await paste(page, page.getByRole('textbox', { name: /^Title( \(English\))?( \*)?$/ }), 'g]kfn ;/sf/')
  await paste(page, page.getByRole('textbox', { name: 'Title (नेपाली)' }), 'A new bridge at Dharan (M25, 12 m/s).')
  await paste(page, page.getByRole('textbox', { name: 'Summary (नेपाली)' }), 'पुल निर्माण')
  // The offer for this one shows that the others have been looked at.
  await paste(page, page.getByRole('textbox', { name: 'Text (नेपाली)' }), 'g]kfn ;/sf/')
  await expect(offers(page)).toHaveCount(1)
})

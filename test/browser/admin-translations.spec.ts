import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { test } from './staff-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const english = (page: Page) => page.getByRole('textbox', { name: /^Title( \(English\))?( \*)?$/ })
const nepali = (page: Page) => page.getByRole('textbox', { name: 'Title (नेपाली)' })
const button = (page: Page, name: string) => page.getByRole('button', { name })

/** A published news item in both languages. */
async function createNews(page: Page, title: string): Promise<void> {
  await page.goto('/admin/news/create')
  await english(page).fill(title)
  await nepali(page).fill('पुल')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option').first().click()
  await button(page, 'Publish').click()
  await page.waitForURL(/\/admin\/news\/\d+/)
  // The form of the new item is gone.
  await expect(button(page, 'Update')).toBeVisible()
  await page.getByRole('tab', { name: 'Content' }).click()
}

test('the form shows what of the English has changed since it was translated, until it is checked', async ({
  page,
}) => {
  await createNews(page, 'A bridge is built')
  await english(page).fill('A bridge is open')
  await button(page, 'Update').click()
  const note = page.getByRole('alert').filter({ hasText: 'The English has changed since this translation: Title' })
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Show the changes' }).click()
  await expect(note).toContainText('Now: A bridge is openThen: A bridge is built')
  await expect.poll(() => accessibilityFindings(page)).toEqual([])
  await note.getByRole('button', { name: 'The translation is still right' }).click()
  await button(page, 'Update').click()
  await expect(page.getByText('News is updated successfully.')).toBeVisible()
  await expect(page.getByText('The English has changed')).toHaveCount(0)
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('Translation checked')).toBeVisible()
})

test('Nepali is withdrawn alone, and its items are found in the list', async ({ page }) => {
  await createNews(page, 'A withdrawn translation')
  await page.getByRole('switch', { name: 'Visitors see the Nepali text' }).click()
  await expect(page.getByText('Once saved, visitors get the English text')).toBeVisible()
  await button(page, 'Update').click()
  await expect(page.getByText('News is updated successfully.')).toBeVisible()
  const answer = await page.request.get('/api/v1/news/slug/a-withdrawn-translation?locale=ne')
  expect((await answer.json()).data).toMatchObject({ locale: 'en', locales: ['en'] })
  await page.goto('/admin/news')
  await page.getByRole('combobox', { name: 'Missing' }).click()
  await page.getByRole('option', { name: 'Nepali not published' }).click()
  await expect(page.getByRole('link', { name: 'A withdrawn translation' })).toBeVisible()
})

test('an empty Nepali field takes the English text, and typed stops and digits become Nepali ones', async ({
  page,
}) => {
  await page.goto('/admin/news/create')
  await english(page).fill('Bridge 12')
  await button(page, 'Copy from English: Title').click()
  await expect(nepali(page)).toHaveValue('Bridge 12')
  await nepali(page).fill('पुल 12 बन्यो.')
  await button(page, 'Use Nepali digits and danda: Title').click()
  await expect(nepali(page)).toHaveValue('पुल १२ बन्यो।')
  await button(page, 'Undo Nepali digits and danda: Title').click()
  await expect(nepali(page)).toHaveValue('पुल 12 बन्यो.')

  const text = page.getByRole('textbox', { name: 'Text (नेपाली)' })
  await text.fill('सडक 5 किलोमिटर छ.')
  await button(page, 'Use Nepali digits and danda: Text').click()
  await expect(text).toContainText('सडक ५ किलोमिटर छ।')
  await button(page, 'Undo Nepali digits and danda: Text').click()
  await expect(text).toContainText('सडक 5 किलोमिटर छ.')
})

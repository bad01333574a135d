import { expect, type Page } from '@playwright/test'
import { findingsInBothSchemes, misnamedElements } from './accessibility-findings.ts'
import { intercept } from './intercept.ts'
import { expectToFit } from './layout-faults.ts'
import { openAs, test } from './staff-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inNepali = (page: Page) => page.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))

test('an author submits news, an editor sends it back with words and then publishes what was mended', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const author = await openAs(browser, baseURL!, 'author')
  const editor = await openAs(browser, baseURL!, 'editor')
  const title = `A cable for the ferry ${Date.now()}`

  await test.step('the author writes, and cannot publish', async () => {
    await author.goto('/admin/news/create')
    await author
      .getByRole('textbox', { name: /^Title/ })
      .first()
      .fill(title)
    await author.getByLabel('Category').click()
    await author.getByRole('option', { disabled: false }).first().click()
    await expect(button(author, 'Publish')).toHaveCount(0)
    await button(author, 'Submit for approval').press('Enter')
    await author.waitForURL(/\/admin\/news\/\d+/)
    await expect(author.getByText(/^Waiting for approval since/)).toBeVisible()
    await expect(button(author, 'Withdraw')).toBeVisible()
    await button(author, 'More').press('Enter')
    await expect(author.getByRole('menuitem')).toHaveText(['Preview', 'Duplicate', 'Move to trash'])
    await author.keyboard.press('Escape')
    expect(await findingsInBothSchemes(author)).toEqual([])
  })

  await test.step('the editor finds it from the dashboard, and sends it back', async () => {
    await editor.goto('/admin')
    const own = editor.getByRole('region', { name: 'Waiting for you' })
    await expect(own.getByRole('heading', { level: 4 }).first()).toHaveText(/items? waiting for approval/)
    await expect(own.getByRole('listitem').filter({ hasText: title })).toContainText('Hari author')
    expect(await findingsInBothSchemes(editor)).toEqual([])
    await own.getByRole('link', { name: title }).press('Enter')
    await button(editor, 'Send back…').press('Enter')
    const dialog = editor.getByRole('dialog', { name: 'Send back' })
    await button(dialog.page(), 'Send back').press('Enter')
    await expect(dialog.getByText('A note to the author is required')).toBeVisible()
    await dialog.getByLabel('What should change').fill('Say which river.\nAnd since when.')
    expect(await findingsInBothSchemes(editor)).toEqual([])
    await button(dialog.page(), 'Send back').press('Enter')
    await expect(editor.getByText(/^Sent back by Hari editor: Say which river/)).toBeVisible()
    await expect(button(editor, 'Send back…')).toHaveCount(0)
  })

  await test.step('the author reads why, on a phone in Nepali, and mends it', async () => {
    await author.setViewportSize({ width: 360, height: 740 })
    await inNepali(author)
    await author.reload()
    await expect(author.getByText(/^Hari editor ले फिर्ता पठाउनुभयो: Say which river/)).toBeVisible()
    await expectToFit(author)
    // As first shown, the bar lies over all but a line of a field.
    await author.evaluate(() => scrollBy(0, 60))
    expect(await findingsInBothSchemes(author)).toEqual([])
    expect(await misnamedElements(author)).toEqual([])
    await author.getByRole('textbox', { name: /शीर्षक/ }).first().fill(`${title} Trishuli`)
    await button(author, 'स्वीकृतिका लागि पठाउनुहोस्').press('Enter')
    await expect(author.getByText(/देखि स्वीकृतिको पर्खाइमा$/)).toBeVisible()
    await expectToFit(author)
  })

  await test.step('the editor publishes it, and visitors see it', async () => {
    await editor.reload()
    await button(editor, 'Publish').press('Enter')
    await expect(editor.getByText('Published', { exact: true })).toBeVisible()
    await expect.poll(async () => (await editor.request.get('/news')).text()).toContain(`${title} Trishuli`)
  })

  await test.step('a published item is no longer the author’s to change', async () => {
    await author.reload()
    await expect(author.getByText(/^तपाईं यो पढ्न सक्नुहुन्छ, बदल्न सक्नुहुन्न।/)).toBeVisible()
    await expect(author.getByRole('textbox', { name: /शीर्षक/ }).first()).toBeDisabled()
    await author.goto('/admin/pictures/1')
    await expect(author.locator('[name=alt]')).toBeDisabled()
  })
})

test('an editor whose writing needs approval is never shown how to publish @quick', async ({ browser, baseURL }) => {
  const editor = await openAs(browser, baseURL!, 'editor')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await intercept(editor, '**/api/v1/approval', async (route) => {
    await asked
    await route.fulfill({ json: { data: { editorsAsk: true } } })
  })
  const item = editor.waitForResponse('**/api/v1/content/news/1')
  await editor.goto('/admin/news/1')
  await item
  await expect(button(editor, 'Publish changes')).toHaveCount(0)
  answer()
  await expect(button(editor, 'Submit for approval')).toBeVisible()
  await expect(button(editor, 'Publish changes')).toHaveCount(0)
  await editor.goto('/admin/services')
  await editor.getByRole('checkbox').nth(1).click()
  await expect(button(editor, 'Move to trash')).toBeVisible()
  for (const name of ['Publish', 'Move to top', 'Order']) await expect(button(editor, name)).toHaveCount(0)
})

test('a reader reads every form and changes nothing; a screen for others says why', async ({ browser, baseURL }) => {
  const reader = await openAs(browser, baseURL!, 'reader', 360)
  await reader.goto('/admin')
  await expect(reader.getByRole('heading', { name: /Hari reader/ })).toBeVisible()
  await expect(reader.getByRole('link', { name: 'New news item' })).toHaveCount(0)
  await reader.goto('/admin/news')
  await expect(reader.getByRole('link', { name: 'Create' })).toHaveCount(0)
  await expect(reader.getByRole('checkbox')).toHaveCount(0)
  await reader.goto('/admin/news/1')
  await expect(reader.getByText(/^You can read this, but not change it\./)).toBeVisible()
  await expect(reader.getByRole('textbox', { name: /^Title/ }).first()).toBeDisabled()
  for (const name of ['Publish changes', 'Save draft', 'Submit for approval'])
    await expect(button(reader, name)).toHaveCount(0)
  expect(await findingsInBothSchemes(reader)).toEqual([])
  await expectToFit(reader)
  await expect(reader.getByRole('textbox', { name: 'Text', exact: true })).toHaveAttribute('contenteditable', 'false')
  await button(reader, 'More').press('Enter')
  await expect(reader.getByRole('menuitem')).toHaveText(['Preview', 'See on the site'])
  await reader.keyboard.press('Escape')
  await reader.goto('/admin/projects/1')
  await reader.getByRole('tab', { name: 'Facts' }).press('Enter')
  const status = reader.getByRole('combobox', { name: /^Status/ })
  await expect(status).toHaveAttribute('aria-disabled', 'true')
  await status.press('Enter')
  await expect(reader.getByRole('listbox')).toHaveCount(0)
  await reader.goto('/admin/news/create')
  await expect(reader.getByText(/^You cannot add anything here\./)).toBeVisible()
  await expect(reader.getByRole('textbox')).toHaveCount(0)
  await reader.goto('/admin/pictures/1')
  await expect(reader.getByLabel('Alternative text *')).toBeDisabled()
  for (const name of ['Save', 'Crop…', 'Upload pictures']) await expect(button(reader, name)).toHaveCount(0)
  expect(await findingsInBothSchemes(reader)).toEqual([])
  await reader.goto('/admin/messages')
  await expect(reader.getByText(/^“Enquiries” is for editors\./)).toBeVisible()
  await reader.goto('/admin/staff')
  await expect(reader.getByText(/^“Staff” can only be changed by an owner/)).toBeVisible()
  expect(await findingsInBothSchemes(reader)).toEqual([])
})

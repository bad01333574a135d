import { expect, type Page } from '@playwright/test'
import { findingsInBothSchemes } from '../../../test/browser/accessibility-findings.ts'
import { expectToFit } from '../../../test/browser/layout-faults.ts'
import { openAs, test } from '../../../test/browser/staff-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inNepali = (page: Page) => page.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))

test('a colleague is mentioned in a comment at a field, and resolves it on a phone @quick', async ({
  browser,
  baseURL,
}) => {
  const author = await openAs(browser, baseURL!, 'author')
  const editor = await openAs(browser, baseURL!, 'editor', 360)
  const text = `Is this still so? ${Date.now()}`
  await author.goto('/admin/services/2')
  await author.getByRole('tab', { name: /^Comments/ }).press('Enter')
  await author.getByRole('textbox', { name: 'Comment' }).fill(text)
  await author.getByRole('combobox', { name: 'About' }).press('Enter')
  await author.getByRole('option', { name: 'Name', exact: true }).press('Enter')
  await author.getByRole('combobox', { name: 'Mention' }).fill('Hari')
  await author.getByRole('option', { disabled: false }).first().click()
  expect(await findingsInBothSchemes(author)).toEqual([])
  await button(author, 'Comment').press('Enter')
  const said = author.getByRole('listitem').filter({ hasText: text })
  await expect(said).toContainText(/ · Name@/)

  await editor.goto('/admin')
  await inNepali(editor)
  await editor.goto('/admin/services/2')
  await editor.getByRole('tab', { name: /^टिप्पणी \(/ }).click()
  const heard = editor.getByRole('listitem').filter({ hasText: text })
  await expect(heard.getByRole('button', { name: 'मेटाउनुहोस्' })).toHaveCount(0)
  await expectToFit(editor)
  expect(await findingsInBothSchemes(editor)).toEqual([])
  await heard.getByRole('button', { name: 'टुङ्ग्याउनुहोस्' }).press('Enter')
  await expect(heard).toContainText('ले टुङ्ग्याउनुभयो')
})

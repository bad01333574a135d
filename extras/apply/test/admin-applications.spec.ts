import { expect, type Page } from '@playwright/test'
import { findingsInBothSchemes } from '../../../test/browser/accessibility-findings.ts'
import { overflowOf } from '../../../test/browser/layout-faults.ts'
import { openAs, test } from '../../../test/browser/staff-test.ts'
import { announce } from './announce.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const CV = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n') }

async function apply(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill('maya@example.org')
  await page.getByLabel('A few lines about you').fill('Four years of bridges.')
  await page.getByLabel('Files').setInputFiles(CV)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeVisible()
}

test('the office finds an application, works on it by keys and notes, and deletes it @quick', async ({ page }) => {
  await apply(page, await announce(page, 'Bridge engineer'), 'Kamala Setu')
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Show the new ones' })).toBeVisible()
  await page.goto('/admin/applications?search=setu')
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Kamala Setu' }).click()
  await expect(page.getByText('Four years of bridges.')).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByRole('button', { name: 'Shortlist (s)' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('4')
  await expect(page.getByRole('button', { name: '4', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Note, for colleagues only').fill('Knows nix & sixes')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Knows nix & sixes' })).toContainText('Sita Rai')
  expect(await findingsInBothSchemes(page)).toEqual([])

  await page.reload()
  await expect(page.getByRole('button', { name: 'Shortlist (s)' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Knows nix & sixes')).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'cv.pdf' }).click()
  expect((await file).suggestedFilename()).toContain('.pdf')
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('The application is deleted.')).toBeVisible()
  await page.goto('/admin/applications?search=setu')
  await expect(page.getByText('No application matches.')).toBeVisible()
})

test('several get a state after a question, and the address keeps what is shown', async ({ page }) => {
  const path = await announce(page, 'Road engineer')
  for (const name of ['Hari Roads', 'Gita Roads', 'Om Roads']) await apply(page, path, name)
  await page.goto('/admin/applications?search=roads')
  await page.getByRole('button', { name: 'Change the state…' }).click()
  await expect(page.getByText('Choose applications first')).toBeVisible()
  for (const name of ['Hari', 'Gita']) await page.getByLabel(`Select the application of ${name} Roads`).check()
  await page.getByRole('button', { name: 'Change the state…' }).click()
  await expect(page.getByRole('dialog')).toContainText('Change the state of 2 applications?')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Shortlist', exact: true }).click()
  await expect(page.getByRole('link', { name: / Roads$/ })).toHaveText(['Gita Roads', 'Hari Roads'])
  await page.getByRole('link', { name: 'Gita Roads' }).click()
  await page.getByRole('button', { name: 'All applications' }).click()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/search=roads&state=shortlist/)
  await expect(page.getByRole('link', { name: 'Om Roads' })).toBeHidden()
})

test('all of a search get a state at once, also those beyond the page', async ({ page }) => {
  const path = await announce(page, 'Canal engineer')
  for (const name of ['Hari Canals', 'Gita Canals', 'Om Canals']) await apply(page, path, name)
  await page.goto('/admin/applications?search=canals&limit=2')
  await page.getByLabel('Select all 3 of this search and filter').check()
  await expect(page.getByLabel('Select the application of Gita Canals')).toBeDisabled()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Change the state…' }).click()
  await expect(page.getByRole('dialog')).toContainText('Change the state of 3 applications?')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByLabel('Select all 3 of this search and filter')).not.toBeChecked()
  await page.goto('/admin/applications?search=canals&state=shortlist')
  await expect(page.getByRole('link', { name: / Canals$/ })).toHaveCount(3)
})

test('a ready answer that an owner has changed is chosen, changed and sent', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await apply(page, await announce(page, 'Dam engineer'), 'Mina Bandh')
  await page.goto('/admin/applications?search=bandh')
  await page.getByLabel('3. Subject in English').fill('A question about {post}')
  await page.getByLabel('3. Text in English').fill('Dear {name}, {where} do you live?')
  await page.getByRole('button', { name: 'Save the ready answers' }).click()
  await expect(page.getByText('Use no other words in braces')).toBeVisible()
  await expect(page.getByLabel('3. Text in English')).toBeFocused()
  await page.getByLabel('3. Text in English').fill('Dear {name}, where do you live?')
  expect(await findingsInBothSchemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Save the ready answers' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.getByRole('link', { name: 'Mina Bandh' }).click()
  await page.getByLabel('Ready answer').click()
  // As in every list of choices, a letter goes to an entry.
  await page.getByRole('listbox').press('i')
  await page.getByRole('option', { name: 'A question about Dam engineer' }).click()
  await expect(page.getByLabel('Subject of a mail')).toHaveValue('A question about Dam engineer')
  const text = page.getByRole('textbox', { name: 'Mail to the applicant', exact: true })
  await expect(text).toHaveValue('Dear Mina Bandh, where do you live?')
  await text.fill('Dear Mina, where do you live now?')
  expect(await findingsInBothSchemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Send mail' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'where do you live now?' })).toContainText(
    'A question about Dam engineer',
  )
  await expect(page.getByLabel('Subject of a mail')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Interview (i)' })).toHaveAttribute('aria-pressed', 'false')
})

test('questions of a vacancy are checked beside their fields, and then stand on its form', async ({ page }) => {
  const path = await announce(page, 'Tunnel engineer')
  await page.goto('/admin/applications')
  await page.getByRole('button', { name: 'Questions: Tunnel engineer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Questions: Tunnel engineer' })
  await dialog.getByRole('button', { name: 'Add a question' }).click()
  await page.keyboard.type('Years of tunnels?')
  await dialog.getByRole('button', { name: 'Add a question' }).click()
  const second = dialog.getByRole('group', { name: 'Question 2' })
  await second.getByLabel('In English', { exact: true }).fill('Which shift?')
  await second.getByLabel('Kind of answer').click()
  await page.getByRole('option', { name: 'Choice' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('A choice needs at least two choices')).toBeVisible()
  await expect(second.getByLabel('Choices, one a line')).toBeFocused()
  await page.keyboard.type('Day\nNight')
  await second.getByRole('button', { name: 'Move Question 2 up' }).click()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(path)
  await expect(page.getByLabel('Which shift?').getByRole('option')).toHaveText(['Choose', 'Day', 'Night'])
  await expect(page.getByLabel(/Which shift|Years of tunnels/).first()).toHaveAccessibleName(/Which shift/)
})

test('an editor is told who reads applications, and reads them once an owner has said so', async ({
  page,
  browser,
  baseURL,
}) => {
  const editor = await openAs(browser, baseURL!, 'editor')
  await editor.goto('/admin/applications')
  await expect(editor.getByText('Only owners see applications, and the staff whom they have chosen')).toBeVisible()
  await page.goto('/admin/applications')
  await page.getByLabel('Editors who may read applications').click()
  await page
    .getByRole('option', { name: /^Hari editor/ })
    .last()
    .click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await editor.getByRole('button', { name: 'Try again' }).click()
  await expect(editor.getByRole('heading', { name: 'Vacancies' })).toBeVisible()
})

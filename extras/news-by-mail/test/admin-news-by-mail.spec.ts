import { expect } from '@playwright/test'
import { accessibilityFindings } from '../../../test/browser/accessibility-findings.ts'
import { test } from '../../../test/browser/staff-test.ts'

test('an owner adds people who agreed, is told which lines have no address, and deletes one on request @quick', async ({
  page,
}) => {
  await page.goto('/admin/news-by-mail')
  await page.getByRole('button', { name: 'Add people…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add people who have agreed' })
  await dialog.getByLabel('Addresses, one a line').fill('gita.letters@example.org,2026-01-05\nnobody')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('How they agreed is required')).toBeVisible()
  await dialog.getByLabel(/^How they agreed/).fill('Cards of the open day')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('1 added')).toBeVisible()
  await expect(dialog.getByText('line 2: nobody')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.getByLabel('Search addresses').fill('gita.letters')
  const person = page.getByRole('listitem').filter({ hasText: 'gita.letters@example.org' })
  await expect(person).toContainText('Cards of the open day')
  expect(await accessibilityFindings(page)).toEqual([])
  await person.getByRole('button', { name: 'Delete gita.letters@example.org' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Nobody is on the list.')).toBeVisible()
})

test('a sign-up cannot be opened before the site knows its address, and what was chosen stays', async ({ page }) => {
  await page.goto('/admin/news-by-mail')
  await page.getByLabel('Visitors can sign up on the news page').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/does not know its public address yet/)).toBeVisible()
  await expect(page.getByLabel('Visitors can sign up on the news page')).toBeChecked()
})

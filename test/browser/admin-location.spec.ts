import { expect } from '@playwright/test'
import { test } from './staff-test.ts'

test('the location of a project is typed, and checked against its districts at once', async ({ page }) => {
  await page.goto('/admin/projects/create')
  await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('A gauge in Surkhet')
  await page.getByRole('tab', { name: 'Facts' }).click()
  await page.getByRole('textbox', { name: /^Project number( \*)?$/ }).fill('REC-990')
  const coordinates = page.getByRole('textbox', { name: 'Coordinates or link of a map' })
  const status = page.getByRole('group', { name: 'Location' }).getByRole('status')

  await coordinates.fill('26.54, 86.748')
  await expect(status).toContainText('Lies in Saptari.')
  await page.getByRole('combobox', { name: 'Districts' }).fill('Surkhet')
  await page.getByRole('option', { name: 'Surkhet' }).click()
  await page.keyboard.press('Escape')
  await expect(status).toContainText('This point lies in Saptari, not in Surkhet')
})

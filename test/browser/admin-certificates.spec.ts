import { expect } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { test } from './staff-test.ts'

// Halfway through a transition, colours are not what they will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('staff add a certificate that has expired: the list says so, and visitors do not see it', async ({ page }) => {
  await page.goto('/admin/certificates/create')
  await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('ISO 14001:2015 of the test')
  await page.getByRole('textbox', { name: /^Issued by( \*)?$/ }).fill('A certification body')
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Certificate' }).click()
  await page.getByRole('tab', { name: 'Picture and facts' }).click()
  await page.getByLabel('Issued on').fill('2024-02-03')
  await page.getByLabel('Valid until').fill('2023-02-02')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Valid until must not be before the day of issue').first()).toBeVisible()
  await page.getByLabel('Issued on').fill('2020-02-03')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])

  await page.goto('/admin/certificates')
  await expect(page.getByRole('row', { name: /ISO 14001:2015 of the test.*Expired/ })).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'ISO 14001:2015 of the test' })).toBeVisible()
  await page.goto('/about/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('ISO 14001:2015 of the test')).toHaveCount(0)
})

test('a validity of some years is not asked about, and visitors see it @all', async ({ page }) => {
  await page.goto('/admin/certificates/create')
  await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill('Membership of the test')
  await page.getByRole('textbox', { name: /^Issued by( \*)?$/ }).fill('A society')
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Membership' }).click()
  await page.getByRole('tab', { name: 'Picture and facts' }).click()
  await page.getByLabel('Valid until').fill(`${new Date().getFullYear() + 3}-02-02`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  await expect(page.getByText('more than a year ahead')).toHaveCount(0)
  await page.goto('/about/profile')
  await expect(page.getByRole('row', { name: /Membership of the test.*Valid until 2 February/ })).toBeVisible()
})

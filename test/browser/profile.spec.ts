import { expect, test } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { overflowOf } from './layout-faults.ts'
import { openPage } from './open-page.ts'

test('the profile names registrations with their validity, disciplines and clients @nojs @quick', async ({ page }) => {
  await page.goto('/about/profile')
  const table = page.getByRole('table', { name: 'Registrations, memberships and certificates' })
  await expect(table.getByRole('row', { name: /ISO 9001:2015.*Valid until 2 February 2028/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /PAN and VAT registration.*303 000 417/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Civil engineering' }).first()).toBeAttached()
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(data).toContain('"hasCredential"')
})

test('the profile fits a phone, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/about/profile')
  expect(await overflowOf(page)).toBe(0)
  expect(await accessibilityFindings(page)).toEqual([])
})

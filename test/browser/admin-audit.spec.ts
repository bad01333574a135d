import { expect } from '@playwright/test'
import { test } from './staff-test.ts'

test('the audit log is filtered by days of either calendar, and half a date filters nothing', async ({ page }) => {
  await page.goto('/admin/audit')
  const from = page.getByRole('textbox', { name: 'From', exact: true })
  const asked = page.waitForRequest((request) => request.url().includes('from=2026-11-22'))
  await from.fill('6 Mangsir 2083')
  await asked
  await expect(from).toHaveAccessibleDescription('22 November 2026 AD')
  await from.fill('6 Mang')
  await from.blur()
  await expect(from).toHaveAccessibleDescription('Enter a day, such as 2026-11-22 or 2083-08-06')
  await page.goto('/admin/audit?filter=%7B%22from%22%3A%222026-11-22%22%7D')
  await expect(from).toHaveValue('2026-11-22')
})

import { expect } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { test } from './staff-test.ts'

test('Ctrl+K finds content of every kind and screens, from every screen, by keys alone @quick', async ({ page }) => {
  await page.goto('/admin/news')
  await expect(page.getByRole('button', { name: 'Find (Ctrl+K)' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Find content or a screen' })
  await expect(box).toBeFocused()
  await box.fill('covered market')
  const option = page.getByRole('option', { name: /^Covered market hall/ })
  await expect(option).toContainText('Project')
  expect(await accessibilityFindings(page)).toEqual([])
  await box.press('Enter')
  await expect(page).toHaveURL(/\/admin\/projects\/\d+$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await box.fill('redirec')
  await page.getByRole('option', { name: 'Redirects Screen' }).click()
  await expect(page).toHaveURL(/\/admin\/redirects$/)
})

test('a search that has nothing says so, and Escape goes back to where one was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/admin/services')
  await page.getByRole('button', { name: 'Find (Ctrl+K)' }).click()
  await page.getByRole('combobox', { name: 'Find content or a screen' }).fill('zzzz')
  await expect(page.getByText('Nothing has these words.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/services$/)
})

test('in a text, Ctrl+K makes a link and finds nothing', async ({ page }) => {
  await page.goto('/admin/news/create')
  await page.locator('.staff-text .rich-text').first().click()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByLabel('Address')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

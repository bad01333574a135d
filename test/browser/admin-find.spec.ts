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

test('the home page is the first page of the site, for Ctrl+K and “Edit this page” too', async ({ page }) => {
  await page.goto('/admin/pages')
  const pages = page.getByRole('row').getByRole('link')
  await expect(pages.first()).toHaveText('Home page')
  await expect(pages.nth(1)).toHaveText('Home page: Main projects')
  const home = new URL((await pages.first().getAttribute('href')) ?? '', page.url()).pathname
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Find content or a screen' })
  await box.fill('home')
  await expect(page.getByRole('option').first()).toHaveText('Home pagePage')
  await box.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${home}$`))
  await expect(page.getByRole('heading', { name: 'Home page' })).toBeVisible()
  await page.goto('/admin/edit?path=/')
  await expect(page).toHaveURL(new RegExp(`${home}$`))
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

import { expect } from '@playwright/test'
import { test } from './staff-test.ts'

test('a tab and the history of the browser name the screen', async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveTitle('Dashboard · Staff')
  await page.getByRole('link', { name: 'Redirects' }).click()
  await expect(page).toHaveTitle('Redirects · Staff')
  await page.goto('/admin/projects/1')
  await expect(page).toHaveTitle(/^Project: .+ · Staff$/)
  await page.goBack()
  await expect(page).toHaveTitle('Redirects · Staff')
})

test('an address without a screen says so in both languages, and leads on', async ({ page }) => {
  for (const [locale, title] of [
    ['en', 'There is no such page here.'],
    ['ne', 'यहाँ यस्तो पृष्ठ छैन।'],
  ]) {
    await page.addInitScript((value) => localStorage.setItem('RaStorestaff.locale', `"${value}"`), locale)
    await page.goto('/admin/nothing/here')
    await expect(page.getByRole('heading', { name: title! })).toBeVisible()
    await expect(page.getByText('staff.')).toHaveCount(0)
  }
})

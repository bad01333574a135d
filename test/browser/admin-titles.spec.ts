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

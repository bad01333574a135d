import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { test } from './staff-test.ts'

test('an owner redirects an address that visitors asked for in vain', async ({ page }) => {
  const path = `/old-${randomUUID()}`
  expect((await page.request.get(path)).status()).toBe(404)
  const listed = async () => (await page.request.get('/api/v1/missing-addresses')).text()
  await expect.poll(listed, { message: 'written every 5 seconds', timeout: 20_000 }).toContain(path)
  await page.goto('/admin/redirects')
  await page.getByRole('button', { name: `Redirect ${path}` }).click()
  const dialog = page.getByRole('dialog', { name: 'New redirect' })
  await expect(dialog.getByLabel('Old address')).toHaveValue(path)
  await dialog.getByLabel('New address').fill('/news')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Redirect created.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Redirect ${path}` })).toBeHidden()
  await page.goto(path)
  await expect(page).toHaveURL('/news')
})

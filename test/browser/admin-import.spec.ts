import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { test } from './staff-test.ts'

test.use({ viewport: { width: 1024, height: 900 } })
// One import runs at a time.
test.describe.configure({ mode: 'default' })

async function choose(page: Page, name: string, text: string): Promise<void> {
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

const runOf = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByText(name).first() })

test('an owner checks a table, imports it, and takes it back', async ({ page }) => {
  // Three jobs, one after the other.
  test.slow()
  const word = randomUUID().slice(0, 8)
  await page.goto('/admin/imports')
  await choose(page, `${word}.csv`, `name,slug\nRoads ${word},roads-${word}\nBad,Not A Slug\n`)
  await expect(page.getByRole('button', { name: 'Check' })).toBeDisabled()
  await page.getByRole('combobox', { name: 'Kind of content' }).first().click()
  await page.getByRole('option', { name: 'Categories' }).click()
  await page.getByRole('button', { name: 'Check' }).click()
  const run = runOf(page, `${word}.csv`).first()
  await expect(run).toContainText('Checked, nothing changed', { timeout: 60_000 })
  await expect(run).toContainText('Categories: 1')
  await expect(run.getByText('row 3 slug: Address must have only small letters')).toBeVisible()

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const undo = page.getByRole('button', { name: `Undo the import of ${word}.csv` })
  await expect(undo).toBeVisible({ timeout: 60_000 })
  await expect(run).toContainText('Done')
  await page.goto(`/admin/categories`)
  await expect(page.getByText(`Roads ${word}`)).toBeVisible()
  await page.goto('/admin/imports')
  await undo.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(run.getByText('Undone', { exact: true })).toBeVisible({ timeout: 60_000 })
  await page.goto(`/admin/categories`)
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible()
  await expect(page.getByText(`Roads ${word}`)).toHaveCount(0)
})

test('a file that cannot be imported says so, and templates can be downloaded', async ({ page }) => {
  await page.goto('/admin/imports')
  await choose(page, 'tables.zip', 'PK\u0003\u0004')
  await expect(page.getByRole('alert').filter({ hasText: 'ZIP or Excel file' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Template as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('news.csv')
})

test('in Nepali, an owner imports a table in Nepali @all', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))
  const word = randomUUID().slice(0, 8)
  await page.goto('/admin/imports')
  await expect(page.getByRole('heading', { name: 'आयातहरू' })).toBeVisible()
  await choose(page, `categories-${word}.csv`, `name,name (ne)\nRivers ${word},नदी\n`)
  await page.getByRole('button', { name: 'जाँच गर्नुहोस्' }).click()
  const run = runOf(page, `categories-${word}.csv`).first()
  await expect(run).toContainText('जाँच गरियो, केही परिवर्तन भएन', { timeout: 60_000 })
  await expect(run).toContainText('वर्गहरू: १')
})

import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { expectToFit } from './layout-faults.ts'
import { test } from './staff-test.ts'

const rows = (page: Page) => page.getByRole('group', { name: 'Quantities', exact: true })

async function openFacts(page: Page): Promise<void> {
  await page.goto('/admin/projects/1')
  await page.getByRole('tab', { name: 'Facts' }).press('Enter')
}

test('rows are added, filled, moved and removed with keys, and come back after a save', async ({ page }) => {
  await openFacts(page)
  const add = rows(page).getByRole('button', { name: 'Add to Quantities' })
  await expect(add).toBeVisible()
  const before = await page.getByRole('group', { name: /^Quantities \d$/ }).count()
  for (const [row, measure, amount] of [
    [before + 1, 'Length (km)', '१२.५'],
    [before + 2, 'Span (m)', '50'],
  ] as const) {
    await add.press('Enter')
    const cells = page.getByRole('group', { name: `Quantities ${row}` })
    await cells.getByRole('combobox', { name: 'Measure' }).press('Enter')
    await page.getByRole('option', { name: measure }).press('Enter')
    await cells.getByRole('textbox', { name: 'Amount' }).fill(amount)
  }
  await page.getByRole('button', { name: `Move up: Quantities ${before + 2}` }).press('Enter')
  await page.getByRole('button', { name: 'Save draft' }).press('Enter')
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  await openFacts(page)
  const amounts = rows(page).getByRole('textbox', { name: 'Amount' })
  await expect(amounts.nth(before)).toHaveValue('50')
  await expect(amounts.nth(before + 1)).toHaveValue('12.5')
  await page.getByRole('button', { name: `Remove Quantities ${before + 1}` }).press('Enter')
  await expect(amounts).toHaveCount(before + 1)
})

test('a row without an amount says so at its place, and fits a phone @quick', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openFacts(page)
  await rows(page).getByRole('button', { name: 'Add to Quantities' }).click()
  const last = page.getByRole('group', { name: /^Quantities \d$/ }).last()
  await last.getByRole('combobox', { name: 'Measure' }).press('Enter')
  await page.getByRole('option', { name: 'Span (m)' }).press('Enter')
  await page.getByRole('button', { name: 'Save draft' }).press('Enter')
  await expect(last.getByText('Amount is required')).toBeVisible()
  await expectToFit(page)
  // As first shown, the bar lies over all but a line of a button.
  await page.evaluate(() => scrollBy(0, 60))
  expect(await accessibilityFindings(page)).toEqual([])
})

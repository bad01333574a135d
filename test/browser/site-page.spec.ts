import { expect, test } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { overflowOf } from './layout-faults.ts'

for (const [path, title, figure] of [
  ['/pages/how-we-work', 'How we work', '30 years'],
  ['/ne/pages/how-we-work', 'हामी कसरी काम गर्छौँ', '३० वर्ष'],
] as const)
  test(`${path} shows its blocks in its language, on phones too @quick`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(figure)).toBeVisible()
    await expect(page.locator('.block')).toHaveCount(6)
    await expect(page.locator('.block--projects .card')).toHaveCount(3)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    expect(await overflowOf(page)).toBe(0)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a page of blocks shows all of them, and leads on', async ({ page }) => {
    await page.goto('/pages/how-we-work')
    await expect(page.locator('.block')).toHaveCount(6)
    await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  })
})

test('a page of blocks is accessible, also in dark colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/pages/how-we-work')
  expect(await accessibilityFindings(page)).toEqual([])
})

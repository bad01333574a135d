import { expect, type Page } from '@playwright/test'
import { findingsInBothSchemes } from '../../../test/browser/accessibility-findings.ts'
import { intercept } from '../../../test/browser/intercept.ts'
import { test } from '../../../test/browser/staff-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const MINUTE = 60_000

/** A day in which the server was off for some hours; the last point has 12 requests a minute. */
async function answerPlots(page: Page): Promise<void> {
  const now = Math.floor(Date.now() / MINUTE) * MINUTE
  const points = Array.from({ length: 288 }, (_, index) => ({
    at: new Date(now - (287 - index) * 5 * MINUTE).toISOString(),
    requests: index === 287 ? 12 : 40 + 30 * Math.sin(index / 20),
    p50: 2.5,
    p95: index === 287 ? null : 30,
    cached: 0.9,
    errors: index % 50 === 0 ? 1 : 0,
    dueJobs: 0,
    mailAge: 120,
    delay: 4,
    memory: 150_000_000,
    storeBytes: 3_000_000,
    diskFree: 0.4,
  })).filter((_, index) => index < 100 || index > 140)
  await intercept(page, '**/api/v1/operations/plots?period=day', (route) =>
    route.fulfill({ json: { data: { step: 5 * MINUTE, processes: 2, points } } }),
  )
}

test('owners read plots with the keyboard or in a table @quick', async ({ page }) => {
  await answerPlots(page)
  await page.goto('/admin/operations')
  await expect(page.getByRole('figure')).toHaveCount(4)
  await page.getByText('For whoever runs the server').click()
  await expect(page.getByRole('figure', { name: 'Server delay' })).toBeVisible()

  const requests = page.getByRole('figure', { name: 'Requests a minute' })
  await expect(requests.getByText(/: 12$/)).toBeVisible()
  await requests.locator('[tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  const read = page.getByRole('tooltip')
  await expect(read).toContainText(/Requests a minute\s*40$/)
  await expect(requests.getByRole('img', { name: /; Requests a minute; 40$/ })).toBeFocused()
  await page.keyboard.press('End')
  await expect(read).toContainText(/Requests a minute\s*12$/)
  const times = page.getByRole('figure', { name: 'Response time' })
  await expect(times.getByText(/50 of 100 are faster than: 2\.5 ms, 95 of 100 are faster than: –$/)).toBeVisible()
  await times.getByText('Table').click()
  await expect(times.getByRole('row')).toHaveCount(248)
  expect(await findingsInBothSchemes(page)).toEqual([])
})

test('a month has its own address, and without figures it says when they come', async ({ page }) => {
  await page.goto('/admin/operations')
  await intercept(page, '**/api/v1/operations/plots?period=month', (route) =>
    route.fulfill({ json: { data: { step: 120 * MINUTE, processes: 0, points: [] } } }),
  )
  await page.getByRole('link', { name: '30 days' }).click()
  await expect(page).toHaveURL(/operations\?period=month$/)
  await expect(page.getByText('No figures yet.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page')
})

test('in Nepali the days are those of Bikram Sambat, in Nepali numerals @all', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))
  await answerPlots(page)
  await page.goto('/admin/operations')
  const requests = page.getByRole('figure', { name: 'प्रति मिनेट अनुरोध' })
  await expect(requests.getByText(/^२०८[०-९] [^ ]+ [०-९]{1,2} गते, [०-९]{2}:[०-९]{2}: १२$/)).toBeVisible()
  await requests.locator('[tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tooltip')).toContainText(/^२०८[०-९] .*प्रति मिनेट अनुरोध\s*४०$/)
  expect(await findingsInBothSchemes(page)).toEqual([])
})

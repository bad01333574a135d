import { expect } from '@playwright/test'
import { accessibilityFindings } from './accessibility-findings.ts'
import { test } from './staff-test.ts'

// Halfway through a transition, colours are not what they will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const EMPTY = { firm: true, service: false, project: false, team: false, text: false }

for (const [locale, title, done, service] of [
  ['en', 'Set up the site', 'done', 'The first service'],
  ['ne', 'वेबसाइट तयार पार्नुहोस्', 'भयो', 'पहिलो सेवा'],
] as const) {
  test(`staff of an empty site see what to fill in first, and what is done (${locale})${locale === 'ne' ? ' @all' : ''}`, async ({
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('RaStorestaff.locale', JSON.stringify(name)), locale)
    await page.route('**/api/v1/dashboard', async (route) => {
      const { data } = await (await route.fetch()).json()
      await route.fulfill({ json: { data: { ...data, setUp: EMPTY } } })
    })
    await page.goto('/admin')
    const steps = page.getByRole('region', { name: title })
    await expect(steps.getByRole('listitem')).toHaveCount(5)
    await expect(steps.getByRole('listitem').first()).toContainText(done)
    await expect(steps.getByRole('link')).toHaveCount(4)
    // The rest of the dashboard may still be loading.
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect(await accessibilityFindings(page)).toEqual([])
    await steps.getByRole('link', { name: service }).click()
    await expect(page).toHaveURL(/\/admin\/services\/create$/)
    // A call that is still being answered would fail when the page closes.
    await page.unrouteAll({ behavior: 'wait' })
  })
}

test('a site with content has no such list', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  await expect(page.getByRole('region', { name: 'To do later' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Set up the site' })).toHaveCount(0)
})

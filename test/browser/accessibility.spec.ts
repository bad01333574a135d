import { expect, test, type Page } from '@playwright/test'
import { findingsInBothSchemes } from './accessibility-findings.ts'
import { intercept } from './intercept.ts'
import { openPage } from './open-page.ts'
import { oneOfEachTemplate, OTHER_PAGES, SITE_PAGES } from './site-pages.ts'

const PATHS = oneOfEachTemplate([
  ...SITE_PAGES.map(({ path }) => path),
  ...OTHER_PAGES,
  '/search?q=karnali',
  '/nothing-here',
  '/projects?search=submarine',
])

for (const width of [1280, 360]) {
  test.describe(`light and dark, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test(`no page has a fault that axe can find${width === 360 ? ' @all' : ''}`, async ({ page }) => {
      test.setTimeout(300_000)
      const found: Record<string, string[]> = {}
      for (const path of PATHS) {
        await openPage(page, path)
        const faults = await findingsInBothSchemes(page)
        if (faults.length > 0) found[path] = faults
      }
      expect(found).toEqual({})
    })

    test('neither has the open menu, the open picture, or what is said of a failed page', async ({ page }) => {
      await openPage(page, '/projects/trail-suspension-bridge-over-a-mid-hill-river')
      await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findingsInBothSchemes(page)).toEqual([])
      await page.keyboard.press('Escape')

      await (width > 1000 ? openSubmenu(page) : openSheet(page))
      expect(await findingsInBothSchemes(page)).toEqual([])

      await intercept(page, '**/api/v1/services?*', (route) =>
        route.fulfill({ status: 500, body: '{"message":"Closed today"}' }),
      )
      await page.getByRole('link', { name: 'SERVICE', exact: true }).click()
      await expect(page.getByText('The page could not be loaded.')).toBeVisible()
      await expect(page.getByText('Closed today')).toBeVisible()
      expect(await findingsInBothSchemes(page)).toEqual([])
    })
  })
}

async function openSubmenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'SERVICE submenu' }).click()
  await expect(page.getByRole('link', { name: 'Bridges' }).first()).toBeVisible()
}

async function openSheet(page: Page): Promise<void> {
  await page.locator('.sheet > summary').click()
  await page.locator('.sheet summary', { hasText: 'SERVICE submenu' }).click()
  await page.locator('.sheet summary', { hasText: 'Planning submenu' }).click()
  await expect(page.locator('.sheet').getByRole('link', { name: 'Transport planning' })).toBeVisible()
}

import { expect, test } from '@playwright/test'
import { englishOn } from './nepali.ts'
import { openPage } from './open-page.ts'

const PATHS = [
  '/',
  '/about',
  '/about/overview',
  '/about/teams',
  '/about/clients',
  '/about/our-story/history',
  '/about/profile',
  '/services',
  '/services/bridges',
  '/news',
  '/news/how-the-axis-of-a-trail-bridge-is-chosen',
  '/gallery',
  '/privacy',
  '/terms',
  '/accessibility',
]

for (const path of PATHS) {
  test(`${path} is Nepali as a whole @nojs @phone`, async ({ page }) => {
    await page.goto(path === '/' ? '/ne' : `/ne${path}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    expect(await englishOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

test('the pictures of a project open in Nepali', async ({ page }) => {
  await openPage(page, '/ne/gallery')
  await page.locator('.gallery-thumbnail__link').first().click()
  await expect(page.getByRole('button', { name: 'अर्को तस्बिर' })).toBeVisible()
  await page.getByRole('button', { name: 'अर्को तस्बिर' }).click()
  await expect(page.locator('.lightbox__count')).toHaveText(/मध्ये २$/)
  await page.getByRole('button', { name: 'बन्द गर्नुहोस्' }).click()
  await expect(page).toHaveURL(/\/ne\/gallery$/)
})

import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'

test('a guideline is found by a word on its seventh page, and downloaded @quick', async ({ page, request }) => {
  // Its text is read in the background.
  await expect
    .poll(async () => (await (await request.get('/api/v1/search?q=liquefaction')).json()).data[0]?.kind, {
      timeout: 30_000,
    })
    .toBe('publications')
  await page.goto('/search?q=liquefaction')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Site investigation for buildings in the hills' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site investigation for buildings in the hills')
  await expect(page.getByRole('main')).toContainText('PDF, 42 kB, 8 pages')
  const picture = page.getByRole('img', { name: 'First page of Site investigation for buildings in the hills' })
  await expect(picture).toHaveJSProperty('naturalWidth', 479)
  const address = await page.getByRole('link', { name: 'Download (PDF)' }).getAttribute('href')
  expect(address).toBe('/publications/site-investigation-in-the-hills/file')
  const file = await request.get(address!)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('a list is chosen by kind and language with links, also in Nepali', async ({ page }) => {
  await openPage(page, '/ne/publications')
  await page.getByRole('link', { name: 'विवरणपुस्तिका' }).click()
  await expect(page).toHaveURL(/\/ne\/publications\?kind=brochure$/)
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles).toHaveText(['घर बनाउनुअघि: घरधनीका लागि जाँचसूची'])
  // A choice that leads to nothing is not offered; an old address says so, and leads back.
  await page.goto('/publications')
  const kinds = page.getByRole('navigation', { name: 'By kind' }).getByRole('link')
  await expect(kinds).toHaveText(['All', 'Brochure 1', 'Guideline 1'])
  await page.goto('/publications?kind=form')
  await expect(page.getByRole('heading', { name: 'No publications match' })).toBeVisible()
  expect((await page.goto('/publications?kind=novel'))?.status()).toBe(404)
})

test('a service offers its publications', async ({ page }) => {
  await page.goto('/services/geotechnical-investigation')
  const downloads = page.getByRole('region', { name: 'Downloads' })
  await expect(downloads.getByRole('link', { name: /^Download/ })).toHaveAttribute('href', /\/file$/)
})

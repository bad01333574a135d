import { expect, test } from '@playwright/test'
import { overflowOf } from './layout-faults.ts'
import { collectFaults } from './page-faults.ts'
import { MISSING_PAGES, SITE_PAGES } from './site-pages.ts'

for (const { path, heading, title, canonical = path } of SITE_PAGES) {
  test(`${path} is a page of its own that fits the screen and troubles nobody @phone @nojs @each @quick`, async ({
    page,
    baseURL,
  }) => {
    const faults = collectFaults(page, baseURL!)
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + canonical)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3}/)
    for (const part of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible()
    expect((await page.getByRole('main').innerText()).length, 'the page says something').toBeGreaterThan(200)
    expect(await overflowOf(page)).toBe(0)
    expect(faults).toEqual([])
  })
}

test('the pages have different titles', () => {
  expect(new Set(SITE_PAGES.map(({ title }) => title)).size).toBe(SITE_PAGES.length)
})

for (const path of MISSING_PAGES) {
  test(`${path} is answered 404 with the designed page and ways on @nojs`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page).toHaveTitle(/^Page not found/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'All projects' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
  })
}

test('an address that ends in a slash is led on to the one without, for good', async ({ request, baseURL }) => {
  for (const [path, target] of [
    ['/projects/', '/projects'],
    ['/projects/?page=2', '/projects?page=2'],
    ['/services/civil-engineering/bridges/', '/services/civil-engineering/bridges'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ]) {
    const response = await request.get(baseURL + path!, { maxRedirects: 0 })
    expect(response.status(), path).toBe(301)
    expect(response.headers()['location'], path).toBe(target)
  }
})

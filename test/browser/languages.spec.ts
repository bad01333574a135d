import { expect, test } from '@playwright/test'

const PROJECT = '/projects/trail-suspension-bridge-over-a-mid-hill-river'

test('the language switch leads to the same page and back @phone @nojs @quick', async ({ page }) => {
  await page.goto('/projects?status=completed')
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click()
  await expect(page).toHaveURL('/ne/projects?status=completed')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/projects?status=completed')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('links stay in the language, at once and after scripts have begun', async ({ page }) => {
  await page.goto('/ne')
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(page.getByRole('navigation', { name: 'मुख्य' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'परियोजना', exact: true }).click()
  await expect(page).toHaveURL('/ne/projects')
  // The address changes before the page does: a click on what is about to go is lost.
  await expect(page.getByRole('heading', { level: 1, name: 'परियोजनाहरू' })).toBeVisible()
  await page.locator('main a[href^="/ne/projects/"]').first().click()
  await expect(page).toHaveURL(/\/ne\/projects\/[a-z-]+$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await page.goBack()
  await expect(page).toHaveURL('/ne/projects')
  expect(loads).toEqual([])
})

test('a published translation and its original name each other', async ({ page, baseURL }) => {
  for (const prefix of ['', '/ne']) {
    await page.goto(prefix + PROJECT)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + prefix + PROJECT)
    const alternates = page.locator('head link[rel="alternate"][hreflang]')
    expect(
      await alternates.evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ),
    ).toEqual([
      ['en', baseURL + PROJECT],
      ['ne', `${baseURL}/ne${PROJECT}`],
      ['x-default', baseURL + PROJECT],
    ])
  }
})

test('a browser that prefers Nepali gets the language of the address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'ne-NP', baseURL: baseURL! })
  const page = await context.newPage()
  const answer = await page.goto('/')
  expect(answer?.headers()['vary'] ?? '').not.toMatch(/language/i)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('an old address leads to its page in the language that was asked for', async ({ request }) => {
  const answer = await request.get('/ne/projects/', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/ne/projects'])
  expect((await request.get('/ne/no-such-page')).status()).toBe(404)
})

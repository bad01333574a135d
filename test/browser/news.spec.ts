import { expect, test } from '@playwright/test'

const RETROFITTED = '/news/ten-years-after-the-2015-earthquake'

test('the newest news comes first, ten on a page, and the rest on the next @nojs @quick', async ({ page }) => {
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News and events')
  const titles = page.getByRole('article').getByRole('heading', { level: 2 })
  await expect(titles).toHaveCount(10)
  await expect(titles.first()).toHaveText('Vacancy: two site engineers and one survey technician')

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/news?page=2')
  await expect(titles).toHaveCount(2)
})

test('a category shows its own news, as many as it says @nojs', async ({ page }) => {
  await page.goto('/news')
  await page.getByRole('link', { name: 'Publications 4' }).click()
  await expect(page).toHaveURL('/news?category=publications')
  await expect(page.getByRole('link', { name: 'Publications 4' })).toHaveAttribute('aria-current', 'true')
  const stories = page.getByRole('article')
  await expect(stories).toHaveCount(4)
  for (const story of await stories.all()) await expect(story).toContainText('Publications')
})

test('the lead story has a large picture where it has one at all', async ({ page }) => {
  await page.goto('/news?category=publications')
  const lead = page.getByRole('article').first().locator('img')
  const other = page.getByRole('article').nth(1).locator('img')
  expect((await lead.boundingBox())!.width).toBeGreaterThan(2 * (await other.boundingBox())!.width)
})

test('a page beyond the end leads back to the first @nojs', async ({ page }) => {
  await page.goto('/news?category=publications&page=9')
  await expect(page.getByRole('heading', { name: 'The news ends before this page' })).toBeVisible()
  await page.getByRole('link', { name: 'To the first page' }).click()
  await expect(page).toHaveURL('/news?category=publications')
})

test('there is no page for a category that there is not', async ({ page }) => {
  expect((await page.goto('/news?category=gossip'))?.status()).toBe(404)
})

test('a news item shows author, date, reading time, picture and text @phone @nojs', async ({ page }) => {
  await page.goto(RETROFITTED)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ten years after the 2015 earthquake: what our notebooks say',
  )
  for (const fact of ['Admin', 'April 25, 2025', '5 min read', 'Publications']) {
    await expect(page.getByRole('definition').filter({ hasText: fact })).toBeVisible()
  }
  await expect(page.locator('main img').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Corners open first' })).toBeVisible()
})

test('Back goes to where the visitor came from', async ({ page }) => {
  await page.goto('/news?category=publications')
  await page.getByRole('link', { name: 'Ten years after' }).click()
  await expect(page).toHaveURL(RETROFITTED)
  await page.getByRole('link', { name: 'Back to News' }).click()
  await expect(page).toHaveURL('/news?category=publications')
})

test('Back goes to the list for a visitor who came straight to the item @nojs', async ({ page }) => {
  await page.goto(RETROFITTED)
  await page.getByRole('link', { name: 'Back to News' }).click()
  await expect(page).toHaveURL('/news')
})

test('search engines are told what the article is', async ({ page }) => {
  await page.goto(RETROFITTED)
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const { '@graph': graph } = JSON.parse(text!) as { '@graph': Record<string, unknown>[] }
  expect(graph.find((node) => node['@type'] === 'NewsArticle')).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Ten years after the 2015 earthquake: what our notebooks say',
    datePublished: expect.stringContaining('2025-04-25'),
    image: expect.stringMatching(/^http.*\/media\/pictures\//),
  })
})

test('the wide table of a vacancy becomes blocks of rows, each cell under the name of its column @phone-only', async ({
  page,
}) => {
  await page.goto('/news/vacancy-two-site-engineers-and-one-survey-technician')
  const cells = page.locator('.rich-text tbody tr').first().locator('td, th')
  const edges = await cells.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
  expect(edges.length).toBeGreaterThan(2)
  expect(new Set(edges).size).toBe(1)
  const named = await cells.last().evaluate((cell) => getComputedStyle(cell, '::before').content)
  expect(named).toMatch(/^"\w.*"$/)
})

import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'

test('the map of home leads to the projects of a district @phone @nojs @quick', async ({ page }) => {
  await page.goto('/')
  const district = page.getByRole('group', { name: 'Map of Nepal' }).getByRole('link', { name: /^Surkhet: / })
  await expect(district).toHaveAttribute('href', '/projects?district=surkhet')
})

test('the code of the map comes when a visitor comes near, and then it says what is pointed at', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openPage(page, '/')
  const map = page.getByRole('figure', { name: /Boundaries/ })
  expect(scripts.filter((url) => url.includes('/nepal-map-') && url.endsWith('.js'))).toEqual([])
  await map.scrollIntoViewIfNeeded()
  await expect(map.getByText('Choose a district')).toBeVisible()
  await expect.poll(() => scripts.filter((url) => url.includes('/nepal-map-') && url.endsWith('.js')).length).toBe(1)
  await map.getByRole('link', { name: /^Surkhet: / }).focus()
  await expect(map.getByRole('paragraph').filter({ hasText: 'Surkhet' })).toContainText('project')
})

test('a link before the map leads on at once, although the code of the map is not there', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: 'See our projects' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
})

test('no picture of the sample content stands twice on home', async ({ page }) => {
  await page.goto('/')
  const sources = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.split('/').at(-2)))
  expect(sources.length).toBeGreaterThan(12)
  expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([])
})

test('all partners are named on home, in two groups @nojs', async ({ page }) => {
  await page.goto('/')
  const lists = page.getByRole('region', { name: 'Partners' }).getByRole('list')
  await expect(lists.nth(0).getByRole('listitem')).toHaveCount(29)
  await expect(lists.nth(1).getByRole('listitem')).toHaveCount(7)
  await expect(page.getByRole('link', { name: 'All 36 partners' })).toHaveAttribute('href', '/about/clients')
})

test('one project of home is large, and five are not', async ({ page }) => {
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Main projects' }).getByRole('article')
  await expect(cards).toHaveCount(6)
  const widths = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().width)))
  expect(widths[0]).toBeGreaterThan(2 * widths[1]!)
  expect(new Set(widths.slice(1)).size).toBe(1)
})

test('every section is laid out without being scrolled to, for pictures of the whole page @phone @nojs', async ({
  page,
}) => {
  await page.goto('/')
  const skipped = () =>
    page
      .locator('main > * h2')
      .evaluateAll((headings) =>
        headings
          .filter((one) => !one.checkVisibility({ contentVisibilityAuto: true }))
          .map(({ textContent }) => textContent),
      )
  await expect.poll(skipped).toEqual([])
  expect(await page.locator('main > * h2').count()).toBeGreaterThan(5)
})

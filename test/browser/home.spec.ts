import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'

test('the map of home leads to the projects of a district @phone @nojs', async ({ page }) => {
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

test('the list of partners is a tab stop while it scrolls, and nowhere else', async ({ page }) => {
  await openPage(page, '/')
  const list = page.getByRole('list', { name: 'Government bodies of Nepal' })
  await expect(list).toHaveJSProperty('tabIndex', -1)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(list).toHaveJSProperty('tabIndex', 0)
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
  expect(await page.locator('main > * h2').count()).toBeGreaterThan(6)
})

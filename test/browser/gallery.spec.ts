import { expect, test, type Page } from '@playwright/test'
import { intercept } from './intercept.ts'
import { openPage } from './open-page.ts'

/** A project of the sample content, and its place in the gallery. */
const PROJECT = { title: 'Town master plan and its first works', slug: 'town-master-plan-and-its-first-works' }
/** So many projects come with the page. */
const STEP = 12
const ALL = '**/api/v1/projects?page=1&limit=1000000000'

const thumbnails = (page: Page) => page.getByRole('main').locator('.gallery-thumbnail').getByRole('link')
const thumbnail = (page: Page) => page.getByRole('main').getByRole('link', { name: PROJECT.title })
const toTheEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))

/** The titles of all projects that have a picture, in their order. */
async function titlesWithPictures(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/v1/projects?limit=1000000000')
  const { data } = (await answer.json()) as { data: { title: string; pictures: unknown[] }[] }
  const titles = data.filter(({ pictures }) => pictures.length > 0).map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(2 * STEP)
  expect(titles.length).toBeLessThan(data.length)
  return titles
}

test('all projects with pictures come as one scrolls, and no other @quick', async ({ page }) => {
  const titles = await titlesWithPictures(page)
  await openPage(page, '/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Gallery')
  const room = await page.evaluate(() => document.documentElement.scrollHeight)
  await toTheEnd(page)
  await expect(page.getByRole('contentinfo'), 'the footer does not run away').toBeInViewport()
  await expect(thumbnails(page)).toHaveText(titles)
  expect(Math.abs((await page.evaluate(() => document.documentElement.scrollHeight)) / room - 1)).toBeLessThan(0.1)
})

test('without JavaScript the projects stand on pages @nojs-only', async ({ page }) => {
  const titles = await titlesWithPictures(page)
  await page.goto('/gallery')
  await expect(thumbnails(page)).toHaveText(titles.slice(0, STEP))
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/gallery?page=2')
  await expect(thumbnails(page)).toHaveText(titles.slice(STEP, 2 * STEP))
})

test('the first projects wait for nothing, and the others leave room for themselves @phone', async ({ page }) => {
  // It is never answered.
  await intercept(page, ALL, () => {})
  await openPage(page, '/gallery')
  await expect(thumbnails(page)).toHaveCount(STEP)
  await toTheEnd(page)
  await expect(page.locator('.gallery-thumbnail--awaited').first()).toBeAttached()
})

test('when the others cannot be loaded, the first stay, and one can try again', async ({ page }) => {
  const titles = await titlesWithPictures(page)
  await intercept(page, ALL, (route) => route.fulfill({ status: 503, json: { message: 'The office is closed' } }))
  await openPage(page, '/gallery')
  await toTheEnd(page)
  await expect(page.getByText(`${titles.length - STEP} more projects could not be loaded.`)).toBeVisible()
  await expect(page.getByText('The office is closed')).toBeVisible()
  await expect(thumbnails(page)).toHaveCount(STEP)
  await page.unroute(ALL)
  await page.getByRole('button', { name: 'Try again' }).click()
  await toTheEnd(page)
  await expect(thumbnails(page)).toHaveText(titles)
})

test('a project far down is opened by its address, and its thumbnail gets the focus when it closes', async ({
  page,
}) => {
  const title = (await titlesWithPictures(page)).at(-1)!
  const { data } = (await (await page.request.get(`/api/v1/projects?search=${encodeURIComponent(title)}`)).json()) as {
    data: { slug: string }[]
  }
  await page.goto(`/gallery?project=${data[0]!.slug}`)
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await expect(thumbnails(page).filter({ hasText: title })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(thumbnails(page).filter({ hasText: title })).toBeFocused()
  await expect(thumbnails(page).filter({ hasText: title })).toBeInViewport()
})

for (const [width, columns] of [
  [360, 1],
  [768, 2],
  [1024, 3],
  [1280, 4],
] as const) {
  test(`the thumbnails stand in ${columns} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/gallery')
    const tops = await page
      .locator('.gallery img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
  })
}

test('without JavaScript a thumbnail leads to the project @nojs-only', async ({ page }) => {
  await page.goto('/gallery')
  await thumbnail(page).click()
  await expect(page).toHaveURL(`/projects/${PROJECT.slug}`)
})

test('where no project has a picture, the gallery says so', async ({ page }) => {
  await intercept(page, '**/api/v1/projects?*', (route) =>
    route.fulfill({ json: { data: [], meta: { total: 0, page: 1, limit: 1 } } }),
  )
  await openPage(page, '/contact')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GALLERY' }).click()
  await expect(page.getByRole('heading', { name: 'No Data Found !', exact: true })).toBeVisible()
})

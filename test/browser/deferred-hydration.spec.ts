import { expect, test, type Page } from '@playwright/test'
import { intercept } from './intercept.ts'
import { openPage, waitForHydration } from './open-page.ts'

/** Every script asked for, as it is asked for. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url())
  })
  return scripts
}

/** Holds the page's first picture back, so that the page is not complete. */
async function holdPictures(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await intercept(page, '**/media/**', async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** Waits until the browser has parsed, drawn and run all that it has, and has nothing to do. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))
}

test('no script is asked for before the page is complete @phone @quick', async ({ page }) => {
  const scripts = scriptsOf(page)
  const release = await holdPictures(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitUntilIdle(page)
  expect(scripts).toEqual([])
  release()
  await waitForHydration(page)
  expect(scripts.length).toBeGreaterThan(3)
})

test('the drawing of the map and its sheet are not asked for before the first view is complete @phone', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ofTheMap = () => asked.filter((path) => path.startsWith('/assets/nepal-') && !path.endsWith('.js'))
  const release = await holdPictures(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitUntilIdle(page)
  expect(ofTheMap()).toEqual([])
  release()
  await expect.poll(() => ofTheMap().length).toBe(2)
  await expect(page.getByRole('group', { name: 'Map of Nepal' }).getByRole('link').first()).toBeAttached()
})

test('using the page does not wait for its pictures', async ({ page }) => {
  const release = await holdPictures(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Tab')
  await waitForHydration(page)
  release()
})

test('a slash before the scripts are there opens the search', async ({ page }) => {
  const release = await holdPictures(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible({ timeout: 20_000 })
  release()
})

test('a click before the scripts are there is not lost', async ({ page }) => {
  const release = await holdPictures(page)
  await page.goto('/projects/trail-suspension-bridge-over-a-mid-hill-river', { waitUntil: 'domcontentloaded' })
  await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 20_000 })
  release()
})

test('a message sent before the scripts are there is sent by them', async ({ page }) => {
  let calls = 0
  const { promise: isSent, resolve: sent } = Promise.withResolvers<void>()
  await intercept(page, '**/hydration/**', async (route) => {
    await isSent
    await route.continue()
  })
  page.on('request', (request) => (calls += Number(request.url().endsWith('/api/v1/contact-us'))))
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  for (const field of ['Name', 'Subject', 'Message']) await page.getByLabel(field).fill('A bridge')
  await page.getByLabel('Email').fill('asha@example.org')
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect(calls).toBe(0)
  sent()
  await expect(page.getByRole('alert')).toContainText('Form submitted successfully!')
  expect(calls).toBe(1)
})

test("Back leads to where the visitor came from, also by the browser's own way", async ({ page }) => {
  await intercept(page, /\/hydration\/news\?/, (route) => route.abort())
  await page.goto('/news?category=publications')
  await page.getByRole('link', { name: 'Ten years after' }).click()
  await page.getByRole('link', { name: 'Back to News' }).click()
  await expect(page).toHaveURL('/news?category=publications')
})

test('saving data gives no script, and a page that is whole', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const scripts = scriptsOf(page)
  await page.goto('/projects?status=ongoing', { waitUntil: 'load' })
  await page.getByRole('link', { name: 'PROJECTS' }).first().click()
  await expect(page).toHaveURL(/\/projects$/)
  expect(scripts).toEqual([])
})

test('a page whose data the server has let go is taken over all the same', async ({ page }) => {
  await intercept(page, '**/hydration/**', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/hydration=[\w-]+/, 'hydration=unknown'),
    }),
  )
  await openPage(page, '/projects?status=ongoing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
})

test('a page whose data cannot be had stays, and its links lead on', async ({ page }) => {
  await intercept(page, '**/hydration/**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/hydration/'))
  await page.goto('/projects')
  await failed
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/projects\/./)
})

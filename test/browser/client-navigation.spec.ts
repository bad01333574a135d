import { expect, test, type Page } from '@playwright/test'
import { EXTRAS } from '../extras.ts'
import { intercept } from './intercept.ts'
import { openPage, openWatchedPage } from './open-page.ts'
import { OTHER_PAGES, SITE_PAGES } from './site-pages.ts'

/** A link that is followed, and the calls that the page behind it makes (specification section 7). */
const STEPS = [
  { from: '/', link: 'PROJECTS', to: '/projects', calls: ['projects?limit=10&page=1', 'projects/facets'] },
  {
    from: '/',
    link: 'NEWS & EVENT',
    to: '/news',
    calls: ['news?filter[status]=1&limit=10&page=1&populate=category', 'categories'],
  },
  {
    from: '/',
    link: 'GALLERY',
    to: '/gallery',
    calls: ['projects?limit=1000000000&page=1', 'projects?limit=12&page=1&pictures=some'],
  },
  { from: '/', link: 'SERVICE', to: '/services', calls: ['services?limit=10000&page=1', 'pages/services'] },
  { from: '/', link: 'Our Team', to: '/about/teams', calls: ['teams?limit=10000&page=1'] },
  { from: '/', link: 'CONTACT US', to: '/contact', calls: [] },
  {
    from: '/projects?search=market+hall',
    link: 'Covered market hall',
    to: '/projects/covered-market-hall',
    calls: ['projects/slug/covered-market-hall', 'provinces'],
  },
  {
    from: '/news',
    link: 'Office hours at Dashain and Tihar',
    to: '/news/office-hours-at-dashain-and-tihar',
    calls: ['news/slug/office-hours-at-dashain-and-tihar?populate=category'],
  },
]

const follow = (page: Page, link: string) => page.getByRole('link', { name: link, exact: true }).click()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollDown = (page: Page) => page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))

/** An API call as its path beneath /api/v1/ and its query, sorted. */
function describeCall(address: string): string {
  const url = new URL(address)
  url.searchParams.sort()
  return decodeURIComponent(url.pathname.replace('/api/v1/', '') + url.search)
}

for (const { from, link, to, calls } of STEPS) {
  test(`the way from ${from} to ${to} asks the API and loads no document @quick`, async ({ page }) => {
    await openPage(page, from)
    const requests: { type: string; address: string }[] = []
    page.on('request', (request) => requests.push({ type: request.resourceType(), address: request.url() }))
    // By keyboard: a mouse would point at a link of the new page, whose calls would be made ahead.
    await page.getByRole('link', { name: link, exact: true }).press('Enter')
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('main')).toBeFocused()
    const made = () => requests.filter(({ type }) => type === 'fetch').map(({ address }) => describeCall(address))
    const asked = [...calls, ...EXTRAS.flatMap(({ asks }) => asks?.[to] ?? [])]
    await expect.poll(() => made().toSorted()).toEqual(asked.toSorted())
    expect(requests.filter(({ type }) => type === 'document')).toEqual([])
  })
}

test('in Nepali, whose texts are all that the browser has, each page opens without loading a document', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await openPage(page, '/ne')
  const documents: string[] = []
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))
  for (const path of [...SITE_PAGES.map((each) => each.path), ...OTHER_PAGES, '/publications?kind=brochure']) {
    const address = `/ne${path === '/' ? '' : path}`
    const html = await (await page.request.get(address)).text()
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await expect(page, address).toHaveTitle(/<title>(.*?)<\/title>/.exec(html)![1]!)
    await expect(heading(page), address).not.toHaveText('केही गडबड भयो')
  }
  expect(documents).toEqual([])
})

test('the focus goes to the content of the new page, and its title is announced', async ({ page }) => {
  await openPage(page, '/')
  await follow(page, 'GALLERY')
  await expect(heading(page)).toHaveText('Our Gallery')
  await expect(page).toHaveTitle('Our Gallery | Rekha')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Our Gallery | Rekha' })).toBeAttached()
})

test('descriptions of the first page for machines go with it', async ({ page }) => {
  const described = page.locator('head :is([type="application/ld+json"], [property="og:image"])')
  await openPage(page, '/')
  await expect(described).toHaveCount(2)
  await follow(page, 'GALLERY')
  await expect(heading(page)).toHaveText('Our Gallery')
  await expect(described).toHaveCount(0)
})

test('a new page begins at its top, and so does the one that Back leads to', async ({ page }) => {
  await openPage(page, '/')
  await scrollDown(page)
  await follow(page, 'PROJECTS')
  await expect(heading(page)).toHaveText('Projects')
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await scrollDown(page)
  await page.goBack()
  await expect(heading(page)).toHaveText('We measure before we draw')
  await expect.poll(() => scrollPosition(page)).toBe(0)
})

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`the way to the top is ${behavior} where the visitor's wish for less motion is '${reducedMotion}'`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await openPage(page, '/')
    await scrollDown(page)
    const asked = page.evaluate(() => new Promise((resolve) => (window.scrollTo = resolve)))
    await follow(page, 'PROJECTS')
    expect(await asked).toMatchObject({ top: 0, behavior })
  })
}

/** Time stands still in the page unless it is moved, and the call for projects is answered when it is released. */
async function holdProjects(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.clock.install()
  await openPage(page, '/')
  await intercept(page, '**/api/v1/projects?*', async (route) => {
    await promise
    await route.continue()
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = page.waitForRequest('**/api/v1/projects?*')
  await follow(page, 'PROJECTS')
  await asked
  return { release: resolve }
}

test("a page that takes longer shows 'Loading...' over the full screen until it is there", async ({ page }) => {
  const { release } = await holdProjects(page)
  // Again, for the call may be made before the page counts the time.
  await expect(async () => {
    await page.clock.runFor(200)
    await expect(page.getByText('Loading...', { exact: true })).toBeInViewport({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  expect(await page.locator('.loading').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  release()
  await expect(heading(page)).toHaveText('Projects')
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test("a page that is there within 150 ms never shows 'Loading...'", async ({ page }) => {
  const { release } = await holdProjects(page)
  await page.clock.runFor(149)
  await expect(page.getByText('Loading...')).toHaveCount(0)
  release()
  await expect(heading(page)).toHaveText('Projects')
  await page.clock.runFor(1000)
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test('pointing at a link requests its page before the click, and not again with it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // A page requested ahead is of use for some seconds.
  await page.clock.setFixedTime(new Date())
  await openPage(page, '/')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'NEWS & EVENT' })
  await link.hover()
  const calls = () => asked.filter((path) => path === '/api/v1/news')
  await expect.poll(() => calls().length).toBe(1)
  expect(asked.filter((path) => path.startsWith('/assets/news-list-'))).toHaveLength(1)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News and events')
  expect(calls()).toHaveLength(1)
})

test('pointing at a link before the code for it is there requests its page, too', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await intercept(page, '**/assets/links-*.js', async (route) => {
    await released
    await route.continue()
  })
  await openPage(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'NEWS & EVENT' }).hover()
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/v1/news')
  release()
  await asked
})

test('Back while the code for a link is on its way leads back, and the link is not followed later', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await intercept(page, '**/assets/news-list-*.js', async (route) => {
    await released
    await route.continue()
  })
  await openWatchedPage(page, '/')
  await follow(page, 'PROJECTS')
  await expect(heading(page)).toHaveText('Projects')
  const code = page.waitForRequest('**/assets/news-list-*.js')
  await follow(page, 'NEWS & EVENT')
  await code
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
  // The pointer is still on the link.
  const ahead = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/news')
  release()
  await (await ahead).finished()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect(page).toHaveURL('/')
})

test('the picture of a card travels from the page of one project to that of another, and back', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => void complaints.push(message.text()))
  await openPage(page, '/projects/covered-market-hall')
  const card = page.locator('.card', { has: page.locator('.card__picture') }).first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link').first().press('Enter')
  await expect(heading(page)).toHaveText(title)
  await page.goBack()
  await expect(heading(page)).toHaveText('Covered market hall')
  expect(complaints.filter((complaint) => complaint.includes('view-transition'))).toEqual([])
})

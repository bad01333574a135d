import { expect, test, type Page } from '@playwright/test'
import { intercept } from './intercept.ts'
import { openPage } from './open-page.ts'

const BRIDGE = '/projects/trail-suspension-bridge-over-a-mid-hill-river'
const RETROFITTING = '/projects/seismic-retrofitting-of-schools-health-posts-and-a-temple'

const fact = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')
const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' }).getByRole('listitem').getByRole('link')
const overlay = (page: Page) => page.getByRole('dialog')

test('the title block has the facts of the project @nojs @quick', async ({ page }) => {
  await page.goto(BRIDGE)
  await expect(fact(page, 'Project no.')).toHaveText('REC-115')
  await expect(fact(page, 'Client')).toHaveText('A rural municipality in Gulmi')
  await expect(fact(page, 'District').getByRole('link', { name: 'Gulmi' })).toHaveAttribute('href', '/districts/gulmi')
  await expect(fact(page, 'Province').getByRole('link', { name: 'Lumbini' })).toHaveAttribute(
    'href',
    '/provinces/lumbini',
  )
  // The scope of work says more than the services alone.
  await expect(fact(page, 'Services')).toHaveCount(0)
  const fields = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Fields:' })
  await expect(fields.getByRole('link', { name: 'Bridges' })).toHaveAttribute('href', '/services/bridges')
  await expect(fact(page, 'Status')).toHaveText('Completed')
  await expect(fact(page, 'Period')).toHaveText('March 2019 – May 2021')
  await expect(fact(page, 'Funded by')).toHaveText('Rural municipality and provincial grant')
  await expect(fact(page, 'Span')).toHaveText('108.5 m')
  await expect(fact(page, 'Project cost')).toHaveText('NRs. 2,14,00,000 (2.14 crore)')
})

test('the figures of a project stand under its title, and without a picture a map of its place @nojs', async ({
  page,
}) => {
  await page.goto(BRIDGE)
  const figures = page.locator('.project__figures > span')
  await expect(figures).toHaveText(['108.5 m span', 'NRs. 2.14 crore', 'Gulmi', 'March 2019 – May 2021'])
  await expect(page.locator('.project__view .plan')).toHaveCount(0)
  const place = page.getByRole('figure').filter({ hasText: '28.02100° N, 83.30400° E' })
  await expect(place.getByRole('link', { name: 'On OpenStreetMap' })).toHaveAttribute(
    'href',
    /mlat=28\.021&mlon=83\.304/,
  )
  await page.goto('/projects/energy-audit-of-municipal-pumping-stations')
  await expect(figures).toHaveText(['Jhapa', 'from December 2026'])
  await expect(page.locator('.project__view .plan')).toBeVisible()
})

test('the title block says with whom the firm works, and keeps a value that is not public to itself @nojs', async ({
  page,
}) => {
  await page.goto('/projects/town-master-plan-and-its-first-works')
  await expect(fact(page, 'Joint venture')).toHaveText(
    'As lead of a joint venture with Kalpit Urban Planners (30%); our share 70%',
  )
  await expect(fact(page, 'Our share')).toHaveCount(0)
  await expect(fact(page, 'Project cost')).toHaveCount(0)
  expect(await page.content()).not.toMatch(/1,?260,?000,?000/)
})

test('the description stands in points that end with a full stop, and figures stay whole @nojs', async ({ page }) => {
  await page.goto(BRIDGE)
  const points = await page.getByRole('main').locator('.project__points > li').allTextContents()
  expect(points.length).toBeGreaterThan(3)
  expect(points.filter((point) => !/^\S.*\S\.$/.test(point) || /[<>]/.test(point))).toEqual([])
  expect(points).toContain('In the monsoon the way round by the next bridge was 11.5 km.')
})

test("a project without a description says 'No description available.', and has no pictures", async ({ page }) => {
  await intercept(page, '**/api/v1/projects/slug/energy-audit-*', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, description: '' } } })
  })
  await openPage(page, '/services/energy-audit')
  await page.getByRole('link', { name: 'Energy audit of municipal pumping stations' }).click()
  await expect(page.getByRole('main').getByText('No description available.', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator('.project__points li, img')).toHaveCount(0)
})

test('a project and its parts lead to each other @nojs', async ({ page }) => {
  await page.goto(RETROFITTING)
  await page
    .getByRole('region', { name: 'Parts of this project' })
    .getByRole('link', { name: 'Retrofitting of school blocks' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Retrofitting of school blocks')
  await fact(page, 'Part of').getByRole('link').click()
  await expect(page).toHaveURL(RETROFITTING)
})

test("'Back to Projects' goes one step back in history, to the search that led here", async ({ page }) => {
  await openPage(page, '/projects?search=market+hall')
  await page.getByRole('link', { name: 'Covered market hall' }).click()
  await expect(page).toHaveURL('/projects/covered-market-hall')
  const steps = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page).toHaveURL('/projects?search=market+hall')
  expect(await page.evaluate(() => history.length), 'no step was added').toBe(steps)
})

test("'Back to Projects' leads to the list where there is no step back @nojs", async ({ page }) => {
  await page.goto(BRIDGE)
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page).toHaveURL('/projects')
})

test('the pictures stand in two columns, also on a phone @phone', async ({ page }) => {
  await page.goto(BRIDGE)
  // The first is the main picture, which stands above too.
  await expect(pictures(page)).toHaveCount(4)
  const boxes = await pictures(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
  expect(boxes[0]!.y).toBe(boxes[1]!.y)
  expect(boxes[1]!.x).toBeGreaterThan(boxes[0]!.right)
  expect(boxes[2]!.x).toBe(boxes[0]!.x)
  expect(boxes[2]!.y).toBeGreaterThanOrEqual(boxes[0]!.bottom)
})

test('a click on a picture shows it over the full screen, and a click there closes it @phone', async ({ page }) => {
  await openPage(page, BRIDGE)
  const source = await pictures(page).nth(1).getByRole('img').getAttribute('src')
  await pictures(page).nth(1).click()
  await expect(overlay(page)).toBeVisible()
  expect(await overlay(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  await expect(overlay(page).getByRole('img')).toHaveAttribute('src', source!)
  await expect(overlay(page).locator('figcaption')).toHaveText(
    (await pictures(page).nth(1).getByRole('img').getAttribute('alt'))!,
  )
  await page.mouse.click(page.viewportSize()!.width / 2, 300)
  await expect(overlay(page)).toBeHidden()
  await expect(pictures(page).nth(1)).toBeFocused()
  await expect(page, 'the page is the same').toHaveURL(BRIDGE)
})

test('the main picture opens over the full screen too, and begins the grid @phone', async ({ page }) => {
  await openPage(page, BRIDGE)
  const main = page.getByRole('main').getByRole('img').first()
  await expect(pictures(page).first().getByRole('img')).toHaveAttribute('alt', (await main.getAttribute('alt'))!)
  await main.click()
  await expect(overlay(page).locator('figcaption')).toHaveText((await main.getAttribute('alt'))!)
})

test('Escape closes the picture, and the focus is back at it', async ({ page }) => {
  await openPage(page, BRIDGE)
  await pictures(page).nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(overlay(page)).toBeVisible()
  await expect(overlay(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeHidden()
  await expect(pictures(page).nth(2)).toBeFocused()
})

test('without JavaScript a picture is a link to its file @nojs-only', async ({ page }) => {
  await page.goto(BRIDGE)
  const response = page.waitForResponse(/\/media\/pictures\/.*\.jpg$/)
  await pictures(page).first().click()
  expect((await response).headers()['content-type']).toBe('image/jpeg')
})

import { expect, test, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'

const HISTORY = '/about/our-story/history'
const PERIODS = ['2009', '2010-2013', '2014-2019', '2020-2022', '2023', '2024-2025']

const journey = (page: Page) => page.getByRole('region', { name: 'The journey since 2009' })
const journeyHeading = (page: Page) => journey(page).getByRole('heading', { level: 2 })
/** How far the heading of the journey stands beneath the header, in pixels. */
const distanceToHeader = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('[data-arrival]')!.getBoundingClientRect().y -
      document.querySelector('header')!.getBoundingClientRect().bottom,
  )

test('/about has Our Story, the message of the managing director and the way to the journey @nojs @quick', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible()
  await expect(page.getByRole('main').getByText('28 April 2009').first()).toBeVisible()
  const message = page.getByRole('region', { name: 'Message from the Managing Director' })
  await expect(message).toContainText('In 2023 I took over')
  await expect(message).toContainText('Srijana Maharjan')
  await expect(journey(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'The journey since 2009' }).click()
  await expect(page).toHaveURL(HISTORY)
})

test('the journey is the page About Us with the six periods in their order @nojs @phone', async ({ page }) => {
  await page.goto(HISTORY)
  await expect(page.getByRole('heading', { name: 'Our Story' })).toBeAttached()
  await expect(page.getByRole('region', { name: 'Message from the Managing Director' })).toBeAttached()
  await expect(journey(page).getByRole('listitem')).toHaveCount(6)
  await expect(journey(page).locator('.timeline__date')).toHaveText(PERIODS)
  expect(await journey(page).getByRole('heading', { level: 3 }).count()).toBe(6)
  expect(await journey(page).locator('li p:not(.timeline__date)').allTextContents()).not.toContain('')
})

test('the journey is in view on arrival, without JavaScript as well @nojs @phone', async ({ page }) => {
  await page.goto(HISTORY)
  await expect(journeyHeading(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
})

test('with JavaScript the journey begins beneath the header, come from outside or from a page', async ({ page }) => {
  await openPage(page, HISTORY)
  await expect.poll(() => distanceToHeader(page)).toBeLessThan(120)
  expect(await distanceToHeader(page)).toBeGreaterThanOrEqual(0)
  await openPage(page, '/about')
  await page.getByRole('main').getByRole('link', { name: 'The journey since 2009' }).click()
  await expect.poll(() => distanceToHeader(page).catch(() => 1000)).toBeLessThan(120)
  await expect(journeyHeading(page)).toBeInViewport({ ratio: 1 })
})

test('the pages of About Us lead to each other, and the one that is shown is marked @nojs', async ({ page }) => {
  await page.goto('/about/overview')
  const links = page.getByRole('main').getByRole('navigation', { name: 'About Us' }).getByRole('link')
  await expect(links).toHaveText(['Overview', 'Clients', 'Our Story', 'History', 'Teams', 'Profile'])
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(['Overview'])
  await links.filter({ hasText: 'Clients' }).click()
  await expect(page).toHaveURL('/about/clients')
})

test('the page of clients has 29 government bodies and 7 agencies, each with a link to its site @nojs', async ({
  page,
}) => {
  await page.goto('/about/clients')
  for (const [name, count] of [
    ['Government bodies of Nepal', 29],
    ['International agencies', 7],
  ] as const) {
    const group = page.getByRole('region', { name: new RegExp(`^${name}`) })
    await expect(group.getByRole('listitem')).toHaveCount(count)
    const addresses = await group
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    expect(addresses.filter((address) => /^https?:\/\/[\w.-]+\.\w+/.test(address))).toHaveLength(count)
    expect(new Set(addresses).size, 'no two lead to the same').toBe(count)
  }
})

test('the page of clients lists the clients of the firm by kind, with the number of their projects @nojs', async ({
  page,
  request,
}) => {
  const { data } = (await (await request.get('/api/v1/clients?limit=1000')).json()) as {
    data: { name: string; projectCount: number }[]
  }
  await page.goto('/about/clients')
  const clients = page.locator('.client-kinds').getByRole('listitem')
  await expect(clients).toHaveCount(data.length)
  for (const { name, projectCount } of data.slice(0, 5)) {
    await expect(clients.filter({ hasText: name }).first()).toContainText(
      projectCount === 1 ? '1 project' : `${projectCount} projects`,
    )
  }
})

test('the team is listed by department @nojs', async ({ page }) => {
  await page.goto('/about/teams')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('14 people')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Management')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(14)
  await expect(page.getByRole('main').getByText('MSc Structural Engineering', { exact: true }).first()).toBeVisible()
})

test('people are found by their field of work, and the page says how many @nojs', async ({ page }) => {
  await page.goto('/about/teams')
  await page.getByLabel('Name or field of work').fill('geologist')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/about/teams?search=geologist')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 person found for “geologist”.')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Til Bahadur Gurung'])
  await page.getByRole('link', { name: 'Show everybody' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('14 people')
})

test('a search for nobody says so and can be cleared @nojs', async ({ page }) => {
  await page.goto('/about/teams?search=astronaut')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Nobody matches “astronaut”.')
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(14)
})

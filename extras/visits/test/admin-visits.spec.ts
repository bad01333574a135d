import { expect, type Page } from '@playwright/test'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { findingsInBothSchemes } from '../../../test/browser/accessibility-findings.ts'
import { intercept } from '../../../test/browser/intercept.ts'
import { expectToFit } from '../../../test/browser/layout-faults.ts'
import { openAs, test } from '../../../test/browser/staff-test.ts'
import type { Visits } from '../contract/visits.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const DAY = 24 * 60 * 60_000
const LISTS: Record<string, [value: string, views: number, visits: number][]> = {
  page: [
    ['/', 612, 402],
    ['/projects', 431, 61],
    ['/projects/covered-market-hall', 240, 83],
    ['/ne/projects', 118, 20],
    ['/about/a-very-long-address-of-a-page-that-has-to-break-somewhere-on-a-narrow-screen', 97, 4],
    ['/services', 80, 4],
    ['/news', 71, 6],
    ['/teams', 60, 2],
    ['/contact-us', 51, 12],
    ['/verify/:number', 9, 2],
    ['/gallery', 8, 0],
    ['*', 44, 3],
  ],
  source: [
    ['search', 402, 391],
    ['direct', 210, 204],
    ['social', 61, 58],
    ['site', 12, 11],
  ],
  host: [
    ['Google', 380, 371],
    ['Facebook', 44, 42],
    ['example.org', 12, 11],
  ],
  country: [
    ['NP', 900, 512],
    ['IN', 81, 44],
    ['FR', 12, 4],
  ],
  device: [
    ['phone', 900, 464],
    ['other', 377, 200],
  ],
  language: [
    ['en', 1177, 560],
    ['ne', 200, 104],
  ],
  search: [
    ['drone survey', 7, 0],
    ['toString', 2, 0],
  ],
  missing: [
    ['/old-profile.html', 31, 0],
    ['*', 2, 0],
  ],
  download: [['/documents/profile.pdf', 18, 0]],
  sheet: [['/projects/covered-market-hall/sheet', 6, 0]],
  enquiry: [['contact', 9, 0]],
}

function visitsOf(from: string, to: string): Visits {
  const length = (Date.parse(to) - Date.parse(from)) / DAY + 1
  const days = Array.from({ length }, (_, at) => ({
    day: new Date(Date.parse(from) + at * DAY).toISOString().slice(0, 10),
    views: 40 + ((at * 37) % 50),
    visits: at === 3 ? 64 : 18 + ((at * 13) % 20),
    bots: 12,
  }))
  const lists = Object.entries(LISTS).map(([kind, rows]) => [
    kind,
    rows.map(([value, views, visits]) => ({ value, views, visits })),
  ])
  const totals = { views: 1377, visits: 664, bots: 360 }
  return { from, to, totals, days, lists: Object.fromEntries(lists), areVisitsWhole: true }
}

const answerVisits = (page: Page) =>
  intercept(page, /\/api\/v1\/visits\?/, (route) => {
    const { searchParams } = new URL(route.request().url())
    return route.fulfill({ json: { data: visitsOf(searchParams.get('from')!, searchParams.get('to')!) } })
  })

test('staff read visits as a line, in tables, and of a longer period; back leads back @quick', async ({ page }) => {
  await answerVisits(page)
  await page.goto('/admin/visits')
  const line = page.getByRole('figure', { name: 'Visits over time' })
  await expect(line).toContainText(/Most visits: .*: 64 visits, \d+ pages read/)
  await expect(page.getByRole('definition').filter({ hasText: '70%' })).toBeVisible()
  await line.getByText('Table').click()
  await expect(line.getByRole('row')).toHaveCount(31)
  const pages = page.getByRole('region', { name: 'Pages', exact: true })
  await expect(pages.getByRole('row')).toHaveCount(11)
  await pages.getByRole('button', { name: 'Show all 12' }).press('Enter')
  await expect(pages.getByRole('row', { name: 'Others 44' })).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])

  await page.getByRole('link', { name: '90 days' }).press('Enter')
  await expect(page).toHaveURL(/visits\?period=quarter$/)
  await line.getByText('Table').click()
  await expect(line.getByRole('row')).toHaveCount(91)
  await page.reload()
  await expect(page.getByRole('link', { name: '90 days' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page')
})

test('a search without a result begins a page, an address without one a redirect, and a page is edited', async ({
  page,
}) => {
  await answerVisits(page)
  await page.goto('/admin/visits')
  await page.getByRole('link', { name: 'Make a page: drone survey' }).press('Enter')
  await expect(page.getByRole('textbox', { name: /^Title/ }).first()).toHaveValue('drone survey')
  await page.goto('/admin/visits')
  await page.getByRole('link', { name: 'Redirect: /old-profile.html' }).press('Enter')
  await expect(page.getByRole('textbox', { name: /^Old address/ })).toHaveValue('/old-profile.html')
  await page.goto('/admin/visits')
  await page.getByRole('link', { name: 'Edit: /projects/covered-market-hall' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/projects\/\d+$/)
})

test('lists and forms say how often the page of an item was read', async ({ page }) => {
  await intercept(page, '**/api/v1/visits/items', (route) =>
    route.fulfill({ json: { data: [{ path: '/projects/covered-market-hall', views: 41 }] } }),
  )
  await page.goto(`/admin/projects?filter=${encodeURIComponent('{"search":"market hall"}')}`)
  const row = page.getByRole('row').filter({ hasText: 'Covered market hall' })
  await expect(row).toContainText('Read 41 times in 30 days')
  await row.getByRole('link', { name: 'Covered market hall' }).click()
  await expect(page.locator('#main-content').getByText('Read 41 times in 30 days')).toBeVisible()
  await page.goto('/admin/clients')
  await expect(page.getByRole('row').nth(2)).toContainText('Not read in 30 days')
  // Without pages of their own.
  await page.goto('/admin/partners')
  await expect(page.getByRole('row').nth(2)).toContainText('Published')
  await expect(page.getByText(/in 30 days/)).toHaveCount(0)
})

test('a phone shows all of it in Nepali, with days of Bikram Sambat; editors have no mail', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL!, 'editor', 360)
  await page.addInitScript(() => localStorage.setItem('RaStorestaff.locale', '"ne"'))
  await answerVisits(page)
  await page.goto('/admin/visits?period=year')
  await expect(page.getByRole('figure')).toContainText(/सबैभन्दा धेरै भ्रमण: २०८[०-९] .*: ६४ भ्रमण/)
  await expect(page.getByRole('region', { name: 'देश' })).toContainText('नेपाल')
  await expect(page.getByRole('link', { name: 'नयाँ ठेगाना दिनुहोस्: /old-profile.html' })).toHaveCount(0)
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expectToFit(page)
  expect(await findingsInBothSchemes(page)).toEqual([])
})

test('the dashboard has this month, for owners', async ({ page }) => {
  await answerVisits(page)
  await page.goto('/admin')
  const section = page.getByRole('region', { name: 'Visits this month' })
  await expect(section).toContainText('/projects 431 times')
  expect(await findingsInBothSchemes(page)).toEqual([])
  await section.getByRole('link', { name: 'All about visits' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/visits$/)
})

test('an owner switches the monthly mail off, and has the counts as CSV', async ({ page }) => {
  await page.goto('/admin/visits')
  const mail = page.getByRole('switch', { name: 'Send me the figures of each month' })
  await expect(mail).toBeChecked()
  await mail.press('Space')
  await expect(page.getByText('You will not get the monthly e-mail.')).toBeVisible()
  await page.reload()
  await expect(mail).not.toBeChecked()
  await mail.press('Space')
  await expect(mail).toBeChecked()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(new RegExp(`^visits-[\\d-]+-${nepalDay(new Date())}\\.csv$`))
})

test('without visits it says when they come, and after an error it is tried again', async ({ page }) => {
  let isBroken = true
  await intercept(page, /\/api\/v1\/visits\?/, (route) => {
    if (isBroken) return route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'No' } } })
    const lists = Object.fromEntries(Object.keys(LISTS).map((kind) => [kind, []]))
    const data = { ...visitsOf('2026-11-01', '2026-11-30'), lists, totals: { views: 0, visits: 0, bots: 0 } }
    return route.fulfill({ json: { data } })
  })
  await page.goto('/admin/visits')
  const again = page.getByRole('button', { name: 'Try again' }).first()
  await expect(again).toBeVisible()
  isBroken = false
  await again.press('Enter')
  await expect(page.getByText(/^No visits were counted in this period/)).toBeVisible()
})

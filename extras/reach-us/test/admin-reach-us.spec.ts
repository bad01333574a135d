import { expect, request, type Browser, type BrowserContextOptions } from '@playwright/test'
import { accessibilityFindings, findingsInBothSchemes } from '../../../test/browser/accessibility-findings.ts'
import { intercept } from '../../../test/browser/intercept.ts'
import { expectToFit, overflowOf } from '../../../test/browser/layout-faults.ts'
import { openPage } from '../../../test/browser/open-page.ts'
import { startSampleSite, type SampleSite } from '../../../test/browser/sample-site.ts'
import { callAsStaff, signIn, visitorTest as test } from '../../../test/browser/staff-test.ts'
import { OFFICE } from './office.ts'

/** The bar is on every page: a site of these tests' own, each of which goes on from the one before. */
test.describe.configure({ mode: 'serial' })
let site: SampleSite
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startSampleSite()
})
test.afterAll(() => site.stop())

async function open(browser: Browser, options: BrowserContextOptions = {}) {
  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ baseURL: site.origin, viewport, reducedMotion: 'reduce', ...options })
  return context.newPage()
}

test('a new site has the hours and holidays of the sample, and no bar', async ({ browser }) => {
  const page = await open(browser)
  await page.clock.setFixedTime('2027-01-15T08:00:00Z')
  await openPage(page, '/contact')
  await expect(page.locator('.foot')).toHaveCount(0)
  await expect(page.getByRole('row', { name: 'Sunday–Friday 10:00–17:00' })).toBeVisible()
  await expect(page.locator('.reach__state')).toHaveText('Closed today: Maghe SankrantiOpens Sunday at 10:00')
})

test('an owner fills in hours, a holiday in BS and the bar on a phone, and is told what is wrong @quick', async ({
  browser,
}) => {
  const api = await request.newContext({ baseURL: site.origin })
  await signIn(api, site.owner)
  const page = await open(browser, { storageState: await api.storageState() })
  await page.goto('/admin/reach-us')
  await page.getByRole('textbox', { name: 'Sunday' }).fill('17:00-10:00')
  await page.getByRole('button', { name: 'Add a holiday or period' }).click()
  await page.getByRole('textbox', { name: 'First day' }).last().fill('2084-06-21 BS')
  await page.getByRole('textbox', { name: 'Name in English' }).last().fill('Dashain')
  await page.getByRole('textbox', { name: 'WhatsApp' }).fill('981234567')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Each time must be later than the one before it')).toBeVisible()
  await expect(page.getByText('must be a number such as 9812345678')).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await expectToFit(page)
  await page.getByRole('textbox', { name: 'Sunday' }).fill('10:00-17:00')
  await page.getByRole('textbox', { name: 'WhatsApp' }).fill('9812345678')
  await page.getByRole('switch').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'WhatsApp' })).toHaveValue('+9779812345678')
  await expect(page.getByRole('textbox', { name: 'Last day' }).last()).toHaveValue('2027-10-08')
  await callAsStaff({ request: api }, 'PUT', '/reach-us/settings', OFFICE)
})

test('the contact page says whether the office is open, in Nepal’s time, and nothing shifts', async ({ browser }) => {
  const page = await open(browser, { timezoneId: 'America/New_York' })
  await page.clock.setFixedTime('2027-08-01T08:00:00Z')
  await openPage(page, '/contact')
  await expect(page.locator('.reach__state')).toHaveText('Closed nowOpens today at 14:00')
  await expect(page.getByRole('row', { name: 'Monday–Thursday 10:00–17:00' })).toBeVisible()
  await expect(page.getByRole('link', { name: '+977 9812345678' })).toHaveAttribute(
    'href',
    'https://wa.me/9779812345678',
  )
  await expect(page.locator('.contact-details')).not.toContainText('Saturday and public holidays')
  const height = await page.locator('.reach').evaluate((element) => element.getBoundingClientRect().height)
  const scriptless = await open(browser)
  await intercept(scriptless, /\/assets\/.*\.js/, (route) => route.abort())
  await scriptless.goto('/contact')
  await expect(scriptless.locator('.reach__state')).toHaveText('')
  expect(await scriptless.locator('.reach').evaluate((element) => element.getBoundingClientRect().height)).toBe(height)
})

test('axe finds nothing on the contact page with the bar, in both languages and schemes', async ({ browser }) => {
  for (const path of ['/contact', '/ne/contact']) {
    const page = await open(browser)
    await openPage(page, path)
    // The header of every Nepali page on a phone shows EN, of which the name is English.
    const ofHeader = /^label-content-name-mismatch: a\[aria-label="English"\]/
    expect((await findingsInBothSchemes(page)).filter((finding) => !ofHeader.test(finding))).toEqual([])
    expect(await overflowOf(page)).toBe(0)
  }
})

test('Nepali pages have Nepali digits and days in Bikram Sambat', async ({ browser }) => {
  const page = await open(browser)
  await page.clock.setFixedTime('2027-10-10T08:00:00Z')
  await openPage(page, '/ne/contact')
  await expect(page.locator('.reach__state')).toContainText('आज बन्द: दशैँ')
  await expect(page.locator('.reach__special')).toContainText('२०८४ असोज')
  await expect(page.getByRole('row', { name: 'शुक्रबार १०:००–१५:००' })).toBeVisible()
})

test('without JavaScript, the hours are there without the present state', async ({ browser }) => {
  const page = await open(browser, { javaScriptEnabled: false })
  await page.goto('/contact')
  await expect(page.locator('.reach__state')).toBeHidden()
  await expect(page.locator('.reach__hours')).toContainText('Saturday')
  const text = await page.locator('.reach script[type="application/ld+json"]').textContent()
  expect(JSON.parse(text!)).toMatchObject({ openingHoursSpecification: [{ opens: '10:00' }, {}, {}, {}] })
  await expect(page.getByRole('navigation', { name: 'Reach us' })).toBeVisible()
})

test('the bar covers neither the end of the page, nor what is reached by Tab, and leaves room while a form is filled in', async ({
  browser,
}) => {
  const page = await open(browser)
  const faults: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())))
  await openPage(page, '/contact')
  const bar = page.getByRole('navigation', { name: 'Reach us' })
  await expect(bar.getByRole('link')).toHaveText(['Call', 'WhatsApp', 'Directions'])
  for (const link of await bar.getByRole('link').all()) expect((await link.boundingBox())!.height).toBeGreaterThan(44)
  // After the last link the focus leaves the page, for its body.
  const isFree = () =>
    page.evaluate(() => {
      const focused = document.activeElement!
      const { top, bottom } = focused.getBoundingClientRect()
      const bar = document.querySelector('.foot')!.getBoundingClientRect()
      return focused.matches('body, .foot *') || bar.height === 0 || bottom <= bar.top || top >= bar.bottom
    })
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await isFree()).toBe(true)
  }
  await page.getByRole('textbox', { name: /name/i }).first().focus()
  await expect(bar).toBeHidden()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const end = await page.locator('.site-footer').evaluate((element) => element.getBoundingClientRect().bottom)
  expect(end).toBeLessThanOrEqual((await bar.boundingBox())!.y + 1)
  expect(faults).toEqual([])
  await page
    .getByRole('link', { name: /^News/ })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(/\/news$/)
  await expect(bar).toBeVisible()
})

test('the bar is not on wider screens, and not on paper', async ({ browser }) => {
  const page = await open(browser, { viewport: { width: 768, height: 1024 } })
  await page.goto('/')
  await expect(page.locator('.foot')).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.locator('.foot')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.foot')).toBeHidden()
})

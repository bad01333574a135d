import { expect, request, test, type APIRequestContext, type Page } from '@playwright/test'
import { intercept } from './intercept.ts'
import { openPage } from './open-page.ts'
import { startSampleSite, type SampleSite } from './sample-site.ts'
import { callAsStaff, signIn } from './staff-test.ts'

const ARTICLE = '/news/office-hours-at-dashain-and-tihar'

test.describe.configure({ mode: 'serial' })

let site: SampleSite
let api: APIRequestContext

test.beforeAll(async () => {
  site = await startSampleSite()
  api = await request.newContext({ baseURL: site.origin })
  await signIn(api, site.owner)
})

test.afterAll(async () => {
  await api.dispose()
  await site.stop()
})

async function write(method: 'PATCH' | 'PUT', path: string, data: object): Promise<void> {
  await callAsStaff({ request: api }, method, path, data)
}

/** The date of the article as it is sent, hydrated, and shown after a way from the list by script. */
async function datesOf(page: Page, prefix = '') {
  const read = async () => {
    const date = page.locator('.news-article time').first()
    return { text: await date.textContent(), title: await date.getAttribute('title') }
  }
  await intercept(page, '**/hydration/**', (route) => route.abort())
  await page.goto(site.origin + prefix + ARTICLE)
  const sent = await read()
  await page.unroute('**/hydration/**')
  await openPage(page, site.origin + prefix + ARTICLE)
  const hydrated = await read()
  await openPage(page, site.origin + prefix + '/news')
  await page.locator(`main a[href$="${ARTICLE}"]`).first().click()
  await expect(page.locator('.news-article time').first()).toBeVisible()
  return { sent, hydrated, byScript: await read() }
}

const each = (date: { text: string | null; title: string | null }) => ({ sent: date, hydrated: date, byScript: date })

test('an English page has Bikram Sambat as the title of its dates, without a calendar in the browser @quick', async ({
  page,
}) => {
  const dates = await datesOf(page)
  expect(dates.hydrated.title).toMatch(/^\d+ \p{L}+ 20\d\d BS$/u)
  expect(dates.hydrated.text).toMatch(/^\p{L}+ \d\d, 20\d\d$/u)
  expect(dates).toEqual(each(dates.hydrated))
})

test('a Nepali page has it first, equal as sent and hydrated', async ({ page }) => {
  const dates = await datesOf(page, '/ne')
  expect(dates.sent.title).toBeNull()
  expect(dates).toEqual(each(dates.sent))
})

test('owners have it beside the dates, or nowhere', async ({ page }) => {
  await write('PATCH', '/settings/1', { bikramSambat: 'beside' })
  const beside = await datesOf(page)
  expect(beside.sent.text).toMatch(/^\p{L}+ \d\d, 20\d\d \(\d+ \p{L}+ 20\d\d BS\)$/u)
  expect(beside).toEqual(each({ text: beside.sent.text, title: null }))
  await write('PATCH', '/settings/1', { bikramSambat: 'none' })
  const none = await datesOf(page)
  expect(none).toEqual(each({ text: beside.sent.text!.replace(/ \(.*/, ''), title: null }))
})

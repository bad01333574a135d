import { expect, test, type Page } from '@playwright/test'
import { intercept } from './intercept.ts'
import { openPage, openWatchedPage } from './open-page.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const failure = (page: Page) => page.getByText('The page could not be loaded.')

test('offline, a link to a page whose code is not there leaves the page as it is, and is followed when the connection is back @phone @quick', async ({
  page,
  context,
}) => {
  await openWatchedPage(page, '/about/overview')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(failure(page)).toBeVisible()
  await expect(heading(page)).toHaveText('Overview')
  await expect(page).toHaveURL('/about/overview')
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await expect(page).toHaveURL('/privacy')
  await expect(failure(page)).toHaveCount(0)
})

test('a page whose code a new version has replaced is loaded whole', async ({ page }) => {
  await openWatchedPage(page, '/about/overview')
  await intercept(page, '**/assets/legal-*', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(heading(page)).toHaveText('Privacy')
})

test('of two links followed one after the other, the later one counts', async ({ page }) => {
  await openWatchedPage(page, '/about/overview')
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await intercept(page, '**/assets/legal-*', async (route) => promise.then(() => route.continue()))
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  // By keyboard: what is waited for covers the page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).press('Enter')
  await expect(page).toHaveURL('/contact')
  const late = page.waitForResponse(/\/assets\/legal-/)
  release()
  await (await late).finished()
  await expect(heading(page)).toHaveText(/Contact/)
})

test('notices and a toast do not cover each other, nor the end of the page @phone', async ({ page, context }) => {
  await openPage(page, '/about/overview')
  await intercept(page, '**/api/v1/projects?*', (route) => route.abort())
  // A toast stays in a tab that nobody looks at.
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }))
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/projects"]')!.click())
  const toast = page.locator('[data-sonner-toast][data-mounted=true]')
  await expect(toast).toBeVisible()
  await context.setOffline(true)
  const offline = page.getByText('You are offline.')
  await expect(offline).toBeVisible()
  await expect.poll(() => overlaps(page, ['[data-sonner-toast]', ...NOTICES])).toEqual([])
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => overlaps(page, ['.site-footer__small', ...NOTICES])).toEqual([])
})

const NOTICES = ['.notices > :nth-child(1)', '.notices > :nth-child(2)']

/** Which of these parts of the page cover one another. */
function overlaps(page: Page, parts: string[]): Promise<string[]> {
  return page.evaluate((parts) => {
    const boxes = parts.map((part) => ({ part, box: document.querySelector(part)!.getBoundingClientRect() }))
    const areFarther = (a: DOMRect, b: DOMRect) => a.bottom < b.top + 1 || b.bottom < a.top + 1
    return boxes.flatMap(({ part, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => !areFarther(box, other.box))
        .map((other) => `${part} and ${other.part}`),
    )
  }, parts)
}

import { expect, test, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'

const follow = (page: Page, link: string) => page.getByRole('link', { name: link, exact: true }).first().click()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const failure = (page: Page) => page.getByText('The page could not be loaded.')

/** Waits until the site watches its links, which it does soon after it has come to life. */
async function openWatchedPage(page: Page, path: string): Promise<void> {
  const watching = page.waitForResponse(/\/assets\/links-/)
  await openPage(page, path)
  await (await watching).finished()
}

test('offline, a link to a page whose code is not there leaves the page as it is, and leads on later @phone', async ({ page, context }) => {
  await openWatchedPage(page, '/about/overview')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(failure(page)).toBeVisible()
  await expect(heading(page)).toHaveText('Overview')
  await expect(page).toHaveURL('/about/overview')
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await follow(page, 'Try again')
  await expect(page).toHaveURL('/privacy')
  await expect(failure(page)).toHaveCount(0)
})

test('a page whose code a new version has replaced is loaded whole', async ({ page }) => {
  await openWatchedPage(page, '/about/overview')
  await page.route('**/assets/privacy-*', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(heading(page)).toHaveText('Privacy')
})

test('of two links followed one after the other, the later one counts', async ({ page }) => {
  await openWatchedPage(page, '/about/overview')
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/privacy-*', async (route) => promise.then(() => route.continue()))
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await page.getByRole('link', { name: 'Terms', exact: true }).click()
  await expect(page).toHaveURL('/terms')
  release()
  await page.waitForResponse(/\/assets\/privacy-/)
  await expect(heading(page)).toHaveText(/Terms/)
})

test('notices and a toast do not cover each other, nor the end of the page @phone', async ({ page, context }) => {
  await openPage(page, '/about/overview')
  await page.route('**/api/v1/projects?*', (route) => route.abort())
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/projects"]')!.click())
  const toast = page.locator('[data-sonner-toast][data-mounted=true]')
  // It stays while somebody points at it.
  await toast.hover()
  await context.setOffline(true)
  const offline = page.getByText('You are offline.')
  await expect(offline).toBeVisible()
  await expect.poll(() => overlaps(page)).toEqual([])
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => overlaps(page)).toEqual([])
})

/** Which of the things at the foot of the screen cover one another. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = ['[data-sonner-toast]', '.notices > :nth-child(1)', '.notices > :nth-child(2)', '.site-footer__small p']
    const boxes = parts.map((part) => Array.from(document.querySelectorAll(part)).at(-1)!.getBoundingClientRect())
    const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
    const faults = []
    for (const [one, a] of boxes.entries()) {
      for (const [other, b] of boxes.entries()) {
        // What is read further up may be beneath the notices until the page is scrolled to its end.
        if (other <= one || (other === 3 && !isAtEnd)) continue
        if (a.top < b.bottom - 1 && b.top < a.bottom - 1) faults.push(`${parts[one]} and ${parts[other]}`)
      }
    }
    return faults
  })
}

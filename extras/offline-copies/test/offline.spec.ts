import { expect, test } from '@playwright/test'
import { fill, newMessage, sendButton, stored, waiting } from '../../../test/browser/contact-form.ts'
import { intercept } from '../../../test/browser/intercept.ts'
import { openPage, waitForHydration } from '../../../test/browser/open-page.ts'
import { collectFaults } from '../../../test/browser/page-faults.ts'
import { changeCopy, forgetScript, heading, savedNotice, visit, waitForCopy } from './saved-pages.ts'

test.use({ serviceWorkers: 'allow' })

const HALL = '/projects/covered-market-hall'

test('the first page that was visited is there offline with scripts and pictures, and says since when @phone @quick', async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page, HALL)
  const faults = collectFaults(page, baseURL!)
  await context.setOffline(true)
  await page.reload({ waitUntil: 'commit' })
  await expect(savedNotice(page)).toHaveText(/^You are offline\. /)
  await expect(heading(page)).toHaveText('Covered market hall')
  await waitForHydration(page)
  await expect(savedNotice(page)).toBeVisible()
  await expect(page.getByText('You are offline.').filter({ visible: true })).toHaveCount(1)
  const width = () =>
    page
      .getByRole('main')
      .getByRole('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

test('files that the first page is still loading when it is saved are saved afterwards', async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await intercept(page, '**/assets/share-links-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await openPage(page, HALL)
  await waitForCopy(page, HALL)
  release()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await waitForCopy(page, HALL)
})

test('a saved page without its scripts is readable, its links work, and the console has no error', async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page, '/privacy')
  await visit(page, HALL)
  await forgetScript(page, 'framework')
  const faults = collectFaults(page, baseURL!)
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page)).toHaveText('Covered market hall')
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(heading(page)).toHaveText('Privacy')
  await expect(savedNotice(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  expect(faults).toEqual([])
})

test('online, the answer of the server is shown and replaces the copy', async ({ page }) => {
  await visit(page, '/privacy')
  await changeCopy(page, '/privacy', { from: 'Privacy', to: 'Of yesterday' })
  const answer = await page.reload()
  expect(await answer!.text()).not.toContain('Of yesterday')
  await expect(heading(page)).toHaveText('Privacy')
  await waitForHydration(page)
  await expect(heading(page)).toHaveText('Privacy')
  await expect(savedNotice(page)).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.match('/privacy'))!.text()).includes('Of yesterday')))
    .toBe(false)
})

test('a page that was reached by a link is there offline, by its link and by its address @phone', async ({
  page,
  context,
}) => {
  await visit(page, '/about/overview')
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(heading(page)).toHaveText('Privacy')
  await waitForCopy(page, '/privacy')
  await page.goBack()
  await expect(heading(page)).toHaveText('Overview')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(heading(page)).toHaveText('Privacy')
  await expect(savedNotice(page)).toBeVisible()
  await waitForHydration(page)
  await expect(page).toHaveURL('/privacy')
  await page.reload()
  await expect(heading(page)).toHaveText('Privacy')
})

test('offline, a link to a page that is not saved leaves the page as it is, and is followed when the connection is back', async ({
  page,
  context,
}) => {
  await visit(page, '/about/overview')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(page.getByText('The page could not be loaded.')).toBeVisible()
  await expect(heading(page)).toHaveText('Overview')
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Privacy')
  await expect(page).toHaveURL('/privacy')
})

test('offline, a link to a saved page whose data cannot be loaded for want of code opens the copy', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await visit(page, '/privacy')
  await forgetScript(page, 'load-home')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'HOME' }).click()
  await expect(savedNotice(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

test('back online, a saved page is loaded anew and says nothing', async ({ page, context }) => {
  await visit(page, '/about/overview')
  await context.setOffline(true)
  await page.reload()
  await expect(savedNotice(page)).toBeVisible()
  // Its scripts may not have begun.
  await context.setOffline(false)
  await expect(savedNotice(page)).toHaveCount(0)
})

test('a link that is tapped offline before the scripts begin leads to the saved page or to the offline page', async ({
  page,
  context,
}) => {
  await visit(page, '/privacy')
  // Visitors who save data get no scripts.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/about/overview')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(heading(page)).toHaveText('Privacy')
  await expect(savedNotice(page)).toBeVisible()
  await page.getByRole('link', { name: 'Terms', exact: true }).click()
  await expect(heading(page)).toHaveText('You are offline')
  await expect(page).toHaveURL('/terms')
})

test('the offline page names what is saved, the newest first, and goes on when the connection is back @phone', async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page, HALL)
  await visit(page, '/privacy')
  const faults = collectFaults(page, baseURL!)
  await context.setOffline(true)
  await page.goto('/terms', { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText('You are offline')
  const saved = page.getByRole('region', { name: 'Saved on this device' }).getByRole('listitem')
  await expect(saved).toHaveText([/^Privacy .* at \d\d:\d\d$/, /^Covered market hall /])
  const reloaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Try again' }).click()
  await reloaded
  await expect(heading(page)).toHaveText('You are offline')
  await saved.getByRole('link', { name: 'Covered market hall' }).click()
  await expect(heading(page)).toHaveText('Covered market hall')
  await page.goBack()
  await expect(heading(page)).toHaveText('You are offline')
  expect(faults).toEqual([])
  await context.setOffline(false)
  await expect(heading(page)).toHaveText(/Terms/)
  await expect(page).toHaveURL('/terms')
})

test('a message written in a saved page, whose token is no longer valid, is delivered when the connection is back', async ({
  page,
  context,
}) => {
  const message = newMessage()
  await visit(page, '/contact')
  await forgetScript(page, 'reach-details')
  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content')
  await changeCopy(page, '/contact', { from: token!, to: 'old.token' })
  await context.setOffline(true)
  await page.reload()
  await waitForHydration(page)
  await fill(page, message)
  await sendButton(page).click()
  await expect(waiting(page)).toContainText(message.Subject)
  expect(stored(message)).toEqual([])
  await context.setOffline(false)
  // The saved page is loaded anew meanwhile, and nothing waits on it until its scripts run.
  await expect.poll(() => stored(message)).toHaveLength(1)
  await expect(waiting(page)).toBeHidden()
})

test('no worker is registered in a browser that refuses it, and the page works', async ({ page, baseURL }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator.serviceWorker, 'register', {
      value: () => {
        document.documentElement.dataset['refused'] = ''
        return Promise.reject(new DOMException('Refused', 'SecurityError'))
      },
    }),
  )
  const faults = collectFaults(page, baseURL!)
  await openPage(page, '/about/overview')
  await expect(page.locator('html[data-refused]')).toHaveCount(1)
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(heading(page)).toHaveText('Privacy')
  await page.waitForLoadState('networkidle')
  expect(faults).toEqual([])
})

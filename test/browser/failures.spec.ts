import { expect, test, type Page } from '@playwright/test'
import { intercept } from './intercept.ts'
import { openPage } from './open-page.ts'

const follow = (page: Page, link: string) => page.getByRole('link', { name: link, exact: true }).click()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toast = (page: Page) => page.locator('[data-sonner-toast]')

const CLOSED = {
  status: 500,
  contentType: 'application/json',
  body: JSON.stringify({ message: 'The archive is closed today' }),
}

test('a failed list is said in a toast in the words of the server @quick', async ({ page }) => {
  await openPage(page, '/')
  await intercept(page, '**/api/v1/projects?*', (route) => route.fulfill(CLOSED))
  await follow(page, 'PROJECTS')
  await expect(toast(page)).toHaveText('The archive is closed today')
  await expect(page.getByRole('region', { name: /Notifications/ }), 'it is announced').toHaveAttribute(
    'aria-live',
    'polite',
  )
})

for (const [what, answer] of [
  ['an answer without a body', { status: 500, body: '' }],
  ['an answer that is no JSON', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ['no answer', undefined],
] as const) {
  test(`${what} is said in a toast as 'Something went wrong'`, async ({ page }) => {
    await openPage(page, '/')
    await intercept(page, '**/api/v1/news?*', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await follow(page, 'NEWS & EVENT')
    await expect(toast(page)).toHaveText('Something went wrong')
  })
}

for (const [link, call] of [
  ['NEWS & EVENT', 'news?*'],
  ['SERVICE', 'services?*'],
  ['Our Team', 'teams?*'],
] as const) {
  test(`a failed call of ${call} is said in a toast`, async ({ page }) => {
    await openPage(page, '/')
    await intercept(page, `**/api/v1/${call}`, (route) => route.fulfill(CLOSED))
    await follow(page, link)
    await expect(toast(page)).toHaveText(['The archive is closed today'])
  })
}

const notice = (page: Page) => page.getByText('The page could not be loaded.')

for (const [list, link, call] of [
  ['/projects?search=market+hall', 'Covered market hall', 'projects/slug/*'],
  ['/news', 'Office hours at Dashain and Tihar', 'news/slug/*'],
] as const) {
  test(`a failed call of ${call} is said in no toast`, async ({ page }) => {
    await openPage(page, list)
    await intercept(page, `**/api/v1/${call}`, (route) =>
      route.fulfill({ ...CLOSED, body: '{"message":"Not to be seen"}' }),
    )
    await intercept(page, '**/api/v1/services?*', (route) => route.fulfill(CLOSED))
    await follow(page, link)
    await expect(notice(page)).toBeVisible()
    await follow(page, 'SERVICE')
    await expect(toast(page).filter({ hasText: 'The archive is closed today' })).toBeVisible()
    expect(await toast(page).allTextContents(), 'only the failed list is said').toEqual(['The archive is closed today'])
  })
}

test('the shown page stays when another could not be loaded, and trying again leads to it', async ({ page }) => {
  await openPage(page, '/about/overview')
  await intercept(page, '**/api/v1/projects?*', (route) => route.fulfill(CLOSED))
  await follow(page, 'PROJECTS')
  await expect(notice(page)).toBeVisible()
  await expect(heading(page)).toHaveText('Overview')
  await expect(page).toHaveURL('/about/overview')
  await page.unroute('**/api/v1/projects?*')
  await follow(page, 'Try again')
  await expect(page).toHaveURL('/projects')
  await expect(heading(page)).toHaveText('Projects')
  await expect(notice(page)).toHaveCount(0)
})

test('a page that could not be loaded on the way back leaves what was shown, too', async ({ page }) => {
  await openPage(page, '/about/overview')
  await follow(page, 'GALLERY')
  await expect(heading(page)).toHaveText('Our Gallery')
  await intercept(page, '**/api/v1/pages/*', (route) => route.fulfill(CLOSED))
  await page.goBack()
  await expect(notice(page)).toBeVisible()
  await expect(heading(page)).toHaveText('Our Gallery')
  await expect(page).toHaveURL('/gallery')
})

test('from a failure, the menu leads on', async ({ page }) => {
  await openPage(page, '/')
  await intercept(page, '**/api/v1/projects?*', (route) => route.fulfill(CLOSED))
  await follow(page, 'PROJECTS')
  await expect(notice(page)).toBeVisible()
  await follow(page, 'CONTACT US')
  await expect(heading(page)).toHaveText('Contact Us')
  await expect(notice(page)).toHaveCount(0)
})

test('a link to nothing shows the page of missing pages, at its top, focused and announced, and no toast', async ({
  page,
}) => {
  await openPage(page, '/projects?search=market+hall')
  await intercept(page, '**/api/v1/projects/slug/*', (route) => route.fulfill({ ...CLOSED, status: 404 }))
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await follow(page, 'Covered market hall')
  await expect(heading(page)).toHaveText('Page not found')
  await expect(page).toHaveTitle(/^Page not found/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('[aria-live="polite"]', { hasText: await page.title() })).toBeAttached()
  await expect(toast(page)).toHaveCount(0)
})

test('that the connection is gone is said for as long as it is', async ({ page, context }) => {
  await openPage(page, '/')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
})

import { expect, test, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'

const follow = (page: Page, link: string) => page.getByRole('link', { name: link, exact: true }).click()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toast = (page: Page) => page.locator('[data-sonner-toast]')

const CLOSED = { status: 500, contentType: 'application/json', body: JSON.stringify({ message: 'The archive is closed today' }) }

test('a failed list is said in a toast in the words of the server', async ({ page }) => {
  await openPage(page, '/')
  await page.route('**/api/v1/projects?*', (route) => route.fulfill(CLOSED))
  await follow(page, 'PROJECTS')
  await expect(toast(page)).toHaveText('The archive is closed today')
  await expect(page.getByRole('region', { name: /Notifications/ }), 'it is announced').toHaveAttribute('aria-live', 'polite')
})

for (const [what, answer] of [
  ['an answer without a body', { status: 500, body: '' }],
  ['an answer that is no JSON', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ['no answer', undefined],
] as const) {
  test(`${what} is said in a toast as 'Something went wrong'`, async ({ page }) => {
    await openPage(page, '/')
    await page.route('**/api/v1/news?*', (route) => (answer ? route.fulfill(answer) : route.abort()))
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
    await page.route(`**/api/v1/${call}`, (route) => route.fulfill(CLOSED))
    await follow(page, link)
    await expect(toast(page)).toHaveText(['The archive is closed today'])
  })
}

for (const [list, link, call] of [
  ['/projects?search=market+hall', 'Covered market hall', 'projects/slug/*'],
  ['/news', 'Office hours at Dashain and Tihar', 'news/slug/*'],
] as const) {
  test(`a failed call of ${call} is passed over in silence`, async ({ page }) => {
    await openPage(page, list)
    await page.route(`**/api/v1/${call}`, (route) => route.fulfill({ ...CLOSED, body: '{"message":"Not to be seen"}' }))
    await page.route('**/api/v1/services?*', (route) => route.fulfill(CLOSED))
    await follow(page, link)
    await expect(page).toHaveURL(/-/)
    await follow(page, 'SERVICE')
    await expect(toast(page).filter({ hasText: 'The archive is closed today' })).toBeVisible()
    expect(await toast(page).allTextContents(), 'only the failed list is said').toEqual(['The archive is closed today'])
  })
}

test('a page that could not be loaded has a way on, and is there when it is tried again', async ({ page }) => {
  await openPage(page, '/')
  await page.route('**/api/v1/projects?*', (route) => route.fulfill(CLOSED))
  await follow(page, 'PROJECTS')
  await expect(heading(page)).toHaveText('Something went wrong')
  await expect(page.getByRole('banner')).toBeVisible()
  await follow(page, 'Try again')
  await expect(page).toHaveURL('/projects')
  await expect(heading(page)).toHaveText('Projects')
})

for (const status of [500, 404]) {
  test(`the page that stands for a failed one (${status}) takes the focus, begins at its top and is announced`, async ({ page }) => {
    await openPage(page, '/projects?search=market+hall')
    await page.route('**/api/v1/projects/slug/*', (route) => route.fulfill({ ...CLOSED, status }))
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await follow(page, 'Covered market hall')
    await expect(heading(page)).toHaveText(status === 404 ? 'Page not found' : 'Something went wrong')
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('[aria-live="polite"]', { hasText: await page.title() })).toBeAttached()
  })
}

test('from a page that could not be loaded, the menu leads on', async ({ page }) => {
  await openPage(page, '/')
  await page.route('**/api/v1/projects?*', (route) => route.fulfill(CLOSED))
  await follow(page, 'PROJECTS')
  await expect(heading(page)).toHaveText('Something went wrong')
  await follow(page, 'CONTACT US')
  await expect(heading(page)).toHaveText('Contact Us')
  await expect(page).toHaveTitle('Contact Us | Rekha')
})

test('a link to nothing shows the page of missing pages, and no toast', async ({ page }) => {
  await openPage(page, '/projects?search=market+hall')
  await page.route('**/api/v1/projects/slug/*', (route) => route.fulfill({ ...CLOSED, status: 404 }))
  await follow(page, 'Covered market hall')
  await expect(heading(page)).toHaveText('Page not found')
  await expect(page).toHaveTitle(/^Page not found/)
  await expect(toast(page)).toHaveCount(0)
})

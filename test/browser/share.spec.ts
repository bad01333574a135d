import { expect, test } from '@playwright/test'
import { intercept } from './intercept.ts'
import { openPage } from './open-page.ts'

const PATHS = [
  '/news/office-hours-at-dashain-and-tihar',
  '/projects/covered-market-hall',
  '/services/civil-engineering',
]

for (const path of PATHS) {
  test(`${path} can be shared by plain links @nojs @quick`, async ({ page, baseURL }) => {
    await page.goto(path)
    const share = page.getByRole('region', { name: 'Share' })
    const hrefs = await share
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href')!)))
    expect(hrefs.map((href) => new URL(href).host)).toEqual(['', 'wa.me', 'www.facebook.com', 'x.com'])
    for (const href of hrefs) expect(href).toContain(baseURL + path)
  })

  test(`the link of ${path} is copied, and that is said`, async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPage(page, path)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('region', { name: 'Share' }).getByRole('status')).toHaveText('The link is copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path)
  })
}

test('the button is there once a click on it counts, not before', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const asked = page.waitForRequest('**/assets/share-links-*.js')
  await intercept(page, '**/assets/share-links-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await openPage(page, PATHS[0]!)
  await asked
  const share = page.getByRole('region', { name: 'Share' })
  await expect(share.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(share.getByRole('button')).toHaveCount(0)
  release()
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect(share.getByRole('status')).toHaveText('The link is copied.')
})

test('where its code cannot be had, the page and its plain links stay, and links lead on', async ({ page }) => {
  await intercept(page, '**/assets/share-links-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/share-links-'))
  await openPage(page, PATHS[1]!)
  await failed
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Covered market hall')
  await expect(page.getByRole('region', { name: 'Share' }).getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await page.getByRole('link', { name: 'PROJECTS', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
  await page.getByRole('link', { name: 'Trail suspension bridge' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trail suspension bridge')
})

test("the device's own list is offered where there is one", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => Promise.resolve(document.body.setAttribute('data-shared', data.url!)),
    })
  })
  await openPage(page, PATHS[0]!)
  await page.getByRole('button', { name: 'More ways' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-shared', `${baseURL}${PATHS[0]}`)
})

import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'

const PATHS = [
  '/news/office-hours-at-dashain-and-tihar',
  '/projects/covered-market-hall',
  '/services/civil-engineering',
]

for (const path of PATHS) {
  test(`${path} can be shared by plain links @nojs`, async ({ page, baseURL }) => {
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

  test(`the device's own list is offered on ${path} where there is one`, async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => Promise.resolve(document.body.setAttribute('data-shared', data.url!)),
      })
    })
    await openPage(page, path)
    await page.getByRole('button', { name: 'More ways' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-shared', baseURL + path)
  })
}

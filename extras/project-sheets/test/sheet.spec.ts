import { expect, test, type Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { accessibilityFindings } from '../../../test/browser/accessibility-findings.ts'
import { overflowOf } from '../../../test/browser/layout-faults.ts'
import { openPage } from '../../../test/browser/open-page.ts'

const SHEET = '/projects/covered-market-hall/sheet'
const LONG = 'The plan covers 1,140 ha on both banks of the river and looks twenty years ahead. '.repeat(62)

/** The text that a camera reads from the code on paper, which has more pixels for it than a screen. */
async function readCode(page: Page): Promise<string | undefined> {
  const code = page.locator('.qr-code')
  await code.evaluate((element: SVGElement) => {
    element.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9; width: 600px; height: 600px'
  })
  const image = sharp(await code.screenshot())
  await code.evaluate((element) => element.removeAttribute('style'))
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const countPages = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

for (const [locale, link, issued, verdict] of [
  ['', 'Sheet to print and verify', /^Issued on .* BS\) by Rekha/, 'Unchanged since'],
  ['/ne', /प्रिन्ट गर्न र जाँच्न मिल्ने पाना/, /^जारी मिति: .*गते/, 'त्यसयता परिवर्तन भएको छैन'],
] as const) {
  test(`the QR code of a sheet leads to its check ${locale} @nojs @quick`, async ({ page }) => {
    await page.goto(`${locale}/projects/covered-market-hall`)
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByText(issued)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const read = await readCode(page)
    expect(read).toContain(`${locale}/verify/`)
    await page.emulateMedia({ media: 'screen' })
    await page.goto(read!)
    await expect(page.getByRole('heading', { level: 1, name: verdict })).toBeVisible()
    await expect(page.getByText('REC-168')).toBeVisible()
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex')
  })
}

test('the number of a sheet can be typed, and one that is wrong is said so, as 404 @nojs', async ({ page }) => {
  await page.goto(SHEET)
  const number = (await page.locator('.project-sheet__number').textContent())!
  await page.getByRole('link', { name: /\/verify$/ }).click()
  await page.getByLabel('Number of the sheet').fill(number.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unchanged since' })).toBeVisible()
  const answer = await page.goto(`/verify/${number.slice(0, -1)}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Not a sheet of this firm' })).toBeVisible()
  await expect(page.getByLabel('Number of the sheet')).toBeVisible()
})

test('a sheet is one page of A4, also of 5,000 characters and with long facts', async ({ page }) => {
  for (const path of [SHEET, `/ne${SHEET}`]) {
    await openPage(page, path)
    expect(await countPages(page), path).toBe(1)
    await page.evaluate((long) => {
      const text = document.querySelector('.project-sheet__text')!
      for (const one of [
        text,
        ...document.querySelectorAll('.project-sheet .title-block__value, .project-sheet__title'),
      ])
        one.textContent = one === text ? long : long.slice(0, 600)
    }, LONG)
    expect(LONG.length).toBeGreaterThan(5000)
    expect(await countPages(page), path).toBe(1)
    await page.emulateMedia({ media: 'print' })
    expect(await readCode(page)).toContain('/verify/')
    await expect(page.locator('.site-header')).toBeHidden()
    // Of a chosen medium, the PDF would be too.
    await page.emulateMedia({ media: null })
  }
})

test('sheet and checks fit a phone, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, SHEET)
  const check = (await page.locator('.project-sheet__code').getAttribute('href'))!
  for (const path of [SHEET, `/ne${SHEET}`, check, `/ne${check}`, '/verify', '/ne/verify/AAAA']) {
    await openPage(page, path)
    expect(await overflowOf(page), path).toBe(0)
    // The link to English in the header of narrow Nepali pages is none of the sheet's.
    const findings = await accessibilityFindings(page)
    expect(
      findings.filter((one) => !one.includes('a[aria-label="English"]')),
      path,
    ).toEqual([])
  }
})

test('the sheet is reached and printed by keyboard', async ({ page }) => {
  await openPage(page, '/projects/covered-market-hall')
  await page.getByRole('link', { name: 'Sheet to print and verify' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Covered market hall' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
  await page.getByRole('button', { name: 'Print / Save as PDF' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('body')).toHaveAttribute('data-printed')
})

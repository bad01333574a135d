import { inflateSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { accessibilityFindings } from '../../../test/browser/accessibility-findings.ts'
import { overflowOf } from '../../../test/browser/layout-faults.ts'
import { englishOn, latinNamesOn } from '../../../test/browser/nepali.ts'
import { openPage } from '../../../test/browser/open-page.ts'

const A4 = '[0 0 594.95996 841.91998]'

test('the statement is reached from the profile by keyboard, and its button prints', async ({ page }) => {
  await openPage(page, '/about/profile')
  await page.getByRole('link', { name: /Capability statement/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Capability statement' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
  await page.getByRole('button', { name: 'Save as PDF' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('body')).toHaveAttribute('data-printed')
})

test('the statement says how to print it without JavaScript, and that it is not for search engines @nojs', async ({
  page,
}) => {
  await page.goto('/about/profile/statement')
  await expect(page.getByText('choose “Save as PDF” as the printer')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText(/^As of \d+ \w+ \d{4}/)).toBeVisible()
})

test('the statement fits a phone, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/about/profile/statement')
  expect(await overflowOf(page)).toBe(0)
  expect(await accessibilityFindings(page)).toEqual([])
})

test('the statement is in Nepali as a whole, names included, and fits @phone @nojs @quick', async ({ page }) => {
  await page.goto('/ne/about/profile/statement')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  // Its own address, which is a number in tests.
  expect(await englishOn(page, 'about', 'profile')).toEqual([])
  expect(await latinNamesOn(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})

test('the day of the statement has Bikram Sambat as its title in English, and first in Nepali', async ({ page }) => {
  const date = page.locator('.statement__date time')
  await openPage(page, '/about/profile/statement')
  await expect(date).toHaveAttribute('title', /^\d+ \p{L}+ 20\d\d BS(, provisional)?$/u)
  await openPage(page, '/ne/about/profile/statement')
  await expect(date).toHaveText(/^२०[०-९]+ .+ गते \((अनन्तिम, )?[०-९]+ .+ २०[०-९]+\)/)
  await expect(date).not.toHaveAttribute('title')
})

test('the statement prints on three to six pages of A4, none of them blank, as text', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium makes PDFs')
  await openPage(page, '/about/profile/statement')
  await page.emulateMedia({ media: 'print' })
  for (const selector of ['.site-header', '.site-footer', '.paper-tools'])
    await expect(page.locator(selector)).toBeHidden()
  const headings = page.locator('.statement :is(h2, h3)')
  const breaks = await headings.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakAfter))
  expect(breaks.length).toBeGreaterThan(8)
  expect(new Set(breaks)).toEqual(new Set(['avoid']))

  const pdf = await page.pdf({ preferCSSPageSize: true })
  const pages = pagesOf(pdf)
  expect(pages.length).toBeGreaterThanOrEqual(3)
  expect(pages.length).toBeLessThanOrEqual(6)
  // A blank page shows nothing but its number.
  for (const { box, texts } of pages) {
    expect(box).toBe(A4)
    expect(texts).toBeGreaterThan(10)
  }
  expect(pdf.toString('latin1')).toContain('/ToUnicode')
})

test('the statement shows the largest works of each discipline, with cost and funding, and none twice @nojs', async ({
  page,
}) => {
  await page.goto('/about/profile/statement')
  const architecture = page.getByRole('table', { name: /^Architecture and structural design/ }).getByRole('row')
  await expect(architecture.nth(1)).toContainText('Small stadium')
  await expect(architecture.nth(1)).toContainText('NRs. 35.6 crore')
  await expect(architecture.nth(1)).toContainText('Funded by: Municipal and provincial budgets')
  await expect(page.getByText('our share 70%')).toBeVisible()
  await expect(page.getByText('add up to more than 45')).toBeVisible()
  const codes = await page.locator('.statement__discipline .compound').allTextContents()
  expect(codes.length).toBe(18)
  expect(new Set(codes).size).toBe(18)
})

/** Boxes and numbers of pieces of text, as Chromium (Skia) writes pages. */
function pagesOf(pdf: Buffer): { box: string; texts: number }[] {
  const source = pdf.toString('latin1')
  return Array.from(source.matchAll(/\d+ 0 obj\s*<<\/Type \/Page\b.*?endobj/gs), ([page]) => {
    const box = /\/MediaBox (\[[^\]]*\])/.exec(page)?.[1] ?? ''
    const content = /\/Contents (\d+) 0 R/.exec(page)?.[1]
    const start = source.indexOf('stream', source.search(new RegExp(`(?<!\\d)${content} 0 obj`)))
    const from = source.indexOf('\n', start) + 1
    const bytes = pdf.subarray(from, source.indexOf('endstream', from))
    const operators = inflateSync(bytes).toString('latin1')
    return { box, texts: operators.match(/T[jJ]\b/g)?.length ?? 0 }
  })
}

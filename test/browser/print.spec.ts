import { expect, test } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { openPage } from './open-page.ts'
import { oneOfEachTemplate, OTHER_PAGES, SITE_PAGES } from './site-pages.ts'

const PATHS = oneOfEachTemplate([
  ...SITE_PAGES.map(({ path }) => path),
  ...OTHER_PAGES,
  '/search?q=bridge',
  '/ne',
  '/nothing-here',
])

for (const path of PATHS) {
  test(`${path} is printed without furniture of the screen and folded parts, headings with what follows`, async ({
    page,
  }) => {
    await openPage(page, path)
    await page.emulateMedia({ media: 'print' })
    const faults = await page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
      const nameOf = (one: Element) => `${one.localName}.${one.className}: ${one.textContent?.slice(0, 40)}`
      const style = (one: Element | null) => one && getComputedStyle(one)
      // A heading in a row is kept by the row.
      const isKept = (heading: Element) => {
        const row = style(heading.parentElement)?.display === 'flex' ? heading.parentElement : heading
        return style(heading)!.breakAfter === 'avoid' && style(row)!.breakAfter === 'avoid'
      }
      return {
        fixed: shown('body *')
          .filter((one) => style(one)!.position === 'fixed')
          .map(nameOf),
        buttons: shown('.button').map(nameOf),
        folded: shown('details:not([open])').map(nameOf),
        loose: shown('main :is(h2, h3, h4)')
          .filter((one) => !isKept(one))
          .map(nameOf),
        footer: style(document.querySelector('footer'))!.breakBefore,
      }
    })
    expect(faults).toEqual({ fixed: [], buttons: [], folded: [], loose: [], footer: 'avoid' })
  })
}

/** Chromium's own margins of a print. */
const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }

for (const path of ['/capabilities', '/ne/capabilities']) {
  test(`${path} is printed on one sheet, with its notes`, async ({ page }) => {
    await openPage(page, path)
    const file = await page.pdf({ format: 'A4', margin, preferCSSPageSize: true })
    expect((await getDocumentProxy(new Uint8Array(file))).numPages).toBe(1)
  })
}

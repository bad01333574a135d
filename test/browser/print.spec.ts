import { expect, test } from '@playwright/test'
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

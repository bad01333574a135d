import { SITE_PAGES } from '../browser/site-pages.ts'
import { expect, test } from './engine-test.ts'

for (const { path, heading } of SITE_PAGES) {
  test(`${path} opens without a fault, and fits a phone and a desktop`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.engine.resize(width, 800)
      if (width === 390) await page.open(path)
      await page.until((width) => innerWidth === width, width)
      expect(await page.texts('h1')).toEqual([heading])
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      const tooWide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(tooWide).toBe(0)
    }
    expect(await page.faults()).toEqual([])
  })
}

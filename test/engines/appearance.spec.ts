import { expect, test } from './engine-test.ts'
import type { Page } from './page.ts'

const lightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(document.documentElement)
      .backgroundColor.match(/\d+/g)!
      .map(Number)
    return (red + green + blue) / 3
  })

test('a preference for dark colours gives a dark page, and none a light one', async ({ page, darkPage }) => {
  await page.open('/')
  expect(await lightness(page)).toBeGreaterThan(200)
  await darkPage.open('/')
  expect(await lightness(darkPage)).toBeLessThan(60)
  expect(await darkPage.faults()).toEqual([])
})

test('dark pages fit a phone and a desktop, in both languages; people look at their screenshots', async ({
  darkPage,
}) => {
  for (const path of ['/', '/ne', '/projects/covered-market-hall', '/ne/contact', '/gallery']) {
    for (const width of [390, 1280]) {
      await darkPage.engine.resize(width, 800)
      await darkPage.open(path)
      expect(await lightness(darkPage), path).toBeLessThan(60)
      expect(await darkPage.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await darkPage.save(`${path.replaceAll(/\W+/g, '-').slice(1) || 'home'}-${width}-dark`)
    }
  }
})

test('for those who want little motion, nothing moves by itself', async ({ darkPage }) => {
  for (const path of ['/', '/gallery', '/projects/covered-market-hall']) {
    await darkPage.open(path)
    expect(
      await darkPage.evaluate(
        () =>
          document
            .getAnimations()
            .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 0).length,
      ),
    ).toBe(0)
  }
})

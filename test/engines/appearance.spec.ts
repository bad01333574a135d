import { expect, test } from './engine-test.ts'
import type { Page } from './page.ts'

const lightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(document.documentElement)
      .backgroundColor.match(/\d+/g)!
      .map(Number)
    return (red + green + blue) / 3
  })

test('who has chosen dark colours gets a dark page, and others a light one', async ({ page, darkPage }) => {
  await page.open('/')
  expect(await lightness(page)).toBeGreaterThan(200)
  await darkPage.open('/')
  expect(await lightness(darkPage)).toBeLessThan(60)
  expect(await darkPage.faults()).toEqual([])
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

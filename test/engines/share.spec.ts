import { expect, test } from './engine-test.ts'

const PATH = '/news/office-hours-at-dashain-and-tihar'

test('the link of an article is copied, or shown where the browser does not allow it', async ({ page }) => {
  await page.open(PATH)
  await page.click('.share button', 'Copy link')
  await page
    .expect(() => page.text('.share__said'))
    .toMatch(/^The link is copied\.$|^The browser did not allow copying: /)
  expect(await page.faults()).toEqual([])
})

test("the device's own list is offered where there is one, and nowhere else", async ({ page }) => {
  await page.open(PATH)
  await page.expect(() => page.texts('.share button')).toContain('Copy link')
  const canShare = await page.evaluate(() => 'share' in navigator)
  await page.expect(async () => (await page.texts('.share button')).includes('More ways')).toBe(canShare)
})

import { expect, test } from './engine-test.ts'

const PROJECT = 'Town master plan and its first works'
const THUMBNAILS = '.gallery-thumbnail__link'
const COUNT = '.lightbox__count'

test('the rows of the gallery come as one scrolls', async ({ page }) => {
  await page.open('/gallery')
  const html = await (await fetch(page.origin + '/gallery')).text()
  const first = html.split(THUMBNAILS.slice(1)).length - 1
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await page.expect(async () => (await page.texts(THUMBNAILS)).length).toBeGreaterThan(2 * first)
  expect(await page.faults()).toEqual([])
})

test('the lightbox is used by keyboard: open, next, close, and the focus is back', async ({ page }) => {
  await page.open('/gallery')
  await page.evaluate(
    (selector, title) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((link) => link.textContent === title)?.focus(),
    THUMBNAILS,
    PROJECT,
  )
  await page.press('Enter')
  await page.expect(() => page.text(COUNT)).toBe('1 of 4')
  await page.expect(() => page.focus()).toBe('Close')
  await page.press('ArrowRight')
  await page.expect(() => page.text(COUNT)).toBe('2 of 4')
  await page.expect(() => page.path()).toContain('picture=2')
  await page.until(() =>
    [...document.querySelectorAll<HTMLImageElement>('.lightbox__slide img')].every((image) => image.naturalWidth > 0),
  )
  await page.press('Escape')
  await page.expect(() => page.path()).toBe('/gallery')
  await page.expect(() => page.text('.lightbox')).toBeUndefined()
  await page.expect(() => page.focus()).toBe(PROJECT)
  expect(await page.faults()).toEqual([])
})

test('buttons and the strip choose a picture, a click beside it closes, and Back too', async ({ page }) => {
  await page.open('/gallery')
  await page.click(THUMBNAILS, PROJECT)
  await page.click('.lightbox__next')
  await page.expect(() => page.text(COUNT)).toBe('2 of 4')
  await page.click('.lightbox button', 'Picture 4')
  await page.expect(() => page.text(COUNT)).toBe('4 of 4')
  await page.click('.lightbox__next')
  await page.expect(() => page.text(COUNT)).toBe('1 of 4')
  await page.back()
  await page.expect(() => page.text('.lightbox')).toBeUndefined()
  await page.expect(() => page.path()).toBe('/gallery')
})

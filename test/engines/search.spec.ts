import { expect, test } from './engine-test.ts'

const FIELD = '.search-dialog__field'
const OPTIONS = '.search-dialog__option > span'

test('a slash opens the search, an arrow chooses a suggestion, and Enter goes there', async ({ page }) => {
  await page.open('/about')
  await page.press('/')
  await page.expect(() => page.focus()).toBe('Search the site')
  await page.type('trail')
  await page.until((options) => document.querySelector(options) !== null, OPTIONS)
  await page.press('ArrowDown')
  await page.until(() => document.querySelector('[role=option]')!.ariaSelected === 'true')
  const [title] = await page.texts(OPTIONS)
  await page.press('Enter')
  await page.expect(() => page.text('h1')).toBe(title)
  await page.expect(() => page.text('.search-dialog')).toBeUndefined()
  expect(await page.faults()).toEqual([])
})

test('Ctrl+K opens it, Enter searches all texts, and Escape gives the focus back', async ({ page }) => {
  await page.open('/about')
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a')!.focus())
  const before = await page.focus()
  await page.press('Control+k')
  await page.expect(() => page.focus()).toBe('Search the site')
  await page.press('Escape')
  await page.expect(() => page.focus()).toBe(before)
  await page.press('Control+k')
  await page.fill(FIELD, 'karnali')
  await page.press('Enter')
  await page.expect(() => page.path()).toBe('/search?q=karnali')
  await page.expect(() => page.texts('.search-result__title mark')).toContain('Karnali')
  expect(await page.faults()).toEqual([])
})

test('a click beside the search closes it', async ({ page }) => {
  await page.open('/about')
  await page.press('/')
  await page.expect(() => page.focus()).toBe('Search the site')
  await page.clickAt(10, 780)
  await page.expect(() => page.text('.search-dialog')).toBeUndefined()
})

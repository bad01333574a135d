import { expect, test } from './engine-test.ts'

const FOUND = '.found-bar__result'

test('a choice of a list is searched for, and Back takes it away', async ({ page }) => {
  await page.open('/projects')
  await page.evaluate(() => document.querySelector<HTMLSelectElement>('select[name=province]')!.focus())
  await page.type('Karn')
  await page.expect(() => page.path()).toBe('/projects?province=karnali')
  await page.expect(() => page.text(FOUND)).toMatch(/^8 projects/)
  expect(await page.faults()).toEqual([])
  await page.back()
  await page.expect(() => page.path()).toBe('/projects')
  await page.expect(() => page.text(FOUND)).toMatch(/^45 projects/)
  await page.until(() => document.querySelector<HTMLSelectElement>('select[name=province]')!.value === '')
})

test('words and a status find together, on a phone too', async ({ page }) => {
  await page.engine.resize(390, 800)
  await page.open('/projects')
  await page.fill('.finder [name=search]', 'bridge')
  await page.press('Enter')
  await page.expect(() => page.path()).toBe('/projects?search=bridge')
  await page.expect(() => page.text(FOUND)).toBe('7 projects')
  await page.click('.finder summary')
  await page.click('.finder__status:has([value=completed])')
  await page.expect(() => page.path()).toMatch(/status=completed/)
  expect(await page.faults()).toEqual([])
})

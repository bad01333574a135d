import { expect, test } from './engine-test.ts'

const submenu = (entry: string) => [`.sheet summary`, `${entry} submenu`] as const

test('the phone menu opens one submenu at a time, and leads on', async ({ page }) => {
  await page.engine.resize(390, 800)
  await page.open('/about')
  await page.click('.sheet > summary')
  await page.click(...submenu('ABOUT US'))
  await page.expect(() => page.texts('.sheet__link')).toContain('Overview')
  await page.click(...submenu('SERVICE'))
  await page.expect(() => page.texts('.sheet__link')).not.toContain('Overview')
  await page.click(...submenu('Civil engineering'))
  await page.click('.sheet__link', 'Bridges')
  await page.expect(() => page.text('h1')).toBe('Bridges')
  await page.expect(() => page.texts('.sheet__link')).toEqual([])
  expect(await page.faults()).toEqual([])
})

test('the keyboard opens the phone menu, and Escape closes it and gives the focus back', async ({ page }) => {
  await page.engine.resize(390, 800)
  await page.open('/about')
  await page.evaluate(() => document.querySelector<HTMLElement>('.sheet > summary')!.focus())
  await page.press('Enter')
  await page.expect(() => page.texts('.sheet__link')).toContain('PROJECTS')
  await page.until(() => document.querySelector('main')!.inert)
  await page.press('Escape')
  await page.expect(() => page.texts('.sheet__link')).toEqual([])
  await page.expect(() => page.focus()).toBe('Menu')
})

test('a submenu of the desktop opens by its button and closes with Escape', async ({ page }) => {
  await page.open('/about')
  await page.click('[aria-controls=submenu-services]')
  await page.expect(() => page.texts('#submenu-services a')).toContain('Civil engineering')
  await page.press('Escape')
  await page.expect(() => page.texts('#submenu-services a')).toEqual([])
  await page.click('[aria-controls=submenu-services]')
  await page.click('#submenu-services a', 'Civil engineering')
  await page.expect(() => page.text('h1')).toBe('Civil engineering')
  await page.back()
  await page.expect(() => page.text('h1')).toBe('About Us')
  expect(await page.faults()).toEqual([])
})

import { expect, test } from './engine-test.ts'

const PAGES = [
  ['/ne', 'कोर्नुअघि नाप्छौँ'],
  ['/ne/projects/covered-market-hall', 'हाटबजार भवन'],
  ['/ne/contact', 'सम्पर्क'],
] as const

for (const [path, heading] of PAGES) {
  test(`${path} opens in Nepali without a fault, in its own font, and fits a phone`, async ({ page }) => {
    await page.engine.resize(390, 800)
    await page.open(path)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ne')
    expect(await page.text('h1')).toContain(heading)
    await page.until(() => document.fonts.check('1rem "Noto Sans Devanagari"', 'क'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await page.faults()).toEqual([])
  })
}

test('a message is sent from the Nepali page', async ({ page }) => {
  await page.open('/ne/contact')
  await page.fill('#contact-name', 'सीता गुरुङ')
  await page.fill('#contact-email', 'sita.gurung@example.org')
  await page.fill('#contact-subject', 'झोलुङ्गे पुल')
  await page.fill('#contact-message', 'पुरानो पुल बगायो।')
  await page.click('.contact-form__button')
  await page.expect(() => page.text('#contact-notice')).toMatch(/फाराम सफलतापूर्वक बुझाइयो!.*REC-[0-9A-Z]{8}/)
  expect(await page.faults()).toEqual([])
})

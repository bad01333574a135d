import { expect, test } from './engine-test.ts'
import type { Page } from './page.ts'

const NOTICE = '#contact-notice'
const WAITING = '.waiting'

async function write(page: Page, subject: string): Promise<void> {
  await page.fill('#contact-name', 'Sita Gurung')
  await page.fill('#contact-email', 'sita.gurung@example.org')
  await page.fill('#contact-subject', subject)
  await page.fill('#contact-message', 'The old one was washed away.')
}

test('a message is sent, and its reference has the focus', async ({ page }) => {
  await page.open('/contact')
  await write(page, 'A foot bridge')
  await page.click('.contact-form__button')
  await page.expect(() => page.text(NOTICE)).toMatch(/Form submitted successfully!.*REC-[0-9A-Z]{8}/)
  await page.until(() => document.activeElement?.closest('[role=alert]') !== null)
  await page.until(() => document.querySelector<HTMLInputElement>('#contact-name')!.value === '')
  expect(await page.faults()).toEqual([])
})

test('a field that the server refuses says why and has the focus', async ({ page }) => {
  await page.open('/contact')
  await write(page, ' ')
  await page.click('.contact-form__button')
  await page.expect(() => page.texts('.field__error')).toEqual(['Subject is required'])
  await page.expect(() => page.focus()).toBe('Subject')
})

test('a message without a connection waits in the browser, survives a reload, and is sent later', async ({
  page,
  site,
}) => {
  await page.open('/contact')
  site.cut(true)
  await write(page, 'A bridge beyond the signal')
  await page.click('.contact-form__button')
  await page.expect(() => page.text(NOTICE)).toContain('as soon as the connection is back')
  await page.expect(() => page.text(WAITING)).toContain('A bridge beyond the signal')
  site.cut(false)
  await page.open('/about/overview')
  await page.expect(() => page.text('[data-sonner-toast]')).toContain('Your message has been delivered.')
  await page.open('/contact')
  await page.expect(() => page.text(WAITING)).toBeUndefined()
})

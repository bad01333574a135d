import { expect, test } from '@playwright/test'
import { fill, newMessage, notice, sendButton, stored } from './contact-form.ts'
import { intercept } from './intercept.ts'
import { clickTwice, enterTwice, GAPS, slowDown } from './press-twice.ts'

/** Before landing, press.spec.ts presses this form within 40 ms. */
const TAGS: Record<number, string> = { 40: ' @all', 120: ' @quick' }

for (const gap of GAPS) {
  test(`two presses within ${gap} ms send one message${TAGS[gap] ?? ''}`, async ({ page }) => {
    const session = await slowDown(page)
    for (const press of [clickTwice, enterTwice]) {
      const message = newMessage()
      // Before hydration, too: then the press begins it.
      await page.goto('/contact')
      await fill(page, message)
      await press(session, press === clickTwice ? sendButton(page) : page.getByLabel('Subject'), gap)
      await expect(notice(page)).toContainText('Form submitted successfully!')
      await expect(sendButton(page)).toBeEnabled()
      await page.goto('/contact')
      expect(stored(message)).toHaveLength(1)
    }
  })
}

test('a message that is sent again after no answer came, and after a reload, is one message', async ({ page }) => {
  const message = newMessage()
  await page.goto('/contact')
  await page.evaluate(() => indexedDB.deleteDatabase('outbox'))
  // Without storage nothing waits in the browser: the form keeps the text, and its key.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
  await page.goto('/contact')
  await intercept(page, '**/api/v1/contact-us', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await fill(page, message)
  await sendButton(page).click()
  await expect(notice(page)).toContainText('Your message was not sent')
  await page.unroute('**/api/v1/contact-us')
  await page.reload()
  // The draft is back once the page is complete.
  await expect(page.getByLabel('Subject')).toHaveValue(message.Subject)
  await sendButton(page).click()
  await expect(notice(page)).toContainText('Form submitted successfully!')
  expect(stored(message)).toHaveLength(1)
})

test('without JavaScript two presses send one message @nojs-only', async ({ page }) => {
  const message = newMessage()
  await page.goto('/contact')
  await fill(page, message)
  await sendButton(page).dblclick({ noWaitAfter: true })
  await expect(notice(page)).toContainText('Form submitted successfully!')
  expect(stored(message)).toHaveLength(1)
})

import { expect, test, type Page } from '@playwright/test'
import { expectFields, fill, newMessage, send, stored } from './contact-form.ts'
import { intercept } from './intercept.ts'
import { openPage } from './open-page.ts'

const suspicionsOf = (message: ReturnType<typeof newMessage>) => JSON.parse(stored(message)[0]!.suspicions) as string[]

/** However slow the machine is, the page's clock stands still while the form is filled in. */
async function writeInNoTime(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date())
}

test('a message that was written too quickly is let through by work that nobody sees @quick', async ({ page }) => {
  const message = newMessage()
  await writeInNoTime(page)
  await openPage(page, '/contact')
  const proof = page.waitForResponse('**/api/v1/contact-us/proof')
  await send(page, message)
  await expect(page.getByRole('alert')).toContainText('Form submitted successfully!')
  expect((await proof).status()).toBe(200)
  expect(suspicionsOf(message)).toContain('quick')
  expect(stored(message)[0]!.state).toBe('accepted')
})

test('when the work fails, nothing changes for the visitor', async ({ page }) => {
  const message = newMessage()
  const faults: Error[] = []
  page.on('pageerror', (error) => faults.push(error))
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await intercept(page, '**/solve-challenge*', (route) => route.abort())
  await writeInNoTime(page)
  await openPage(page, '/contact')
  const worker = page.waitForRequest('**/solve-challenge*')
  await send(page, message)
  await expect(page.getByRole('alert')).toContainText('Form submitted successfully!')
  await worker
  await expectFields(page, {})
  expect(stored(message)[0]!.state).toBe('quarantined')
  expect(faults).toEqual([])
})

test('a message that took its time is under no suspicion of haste', async ({ page }) => {
  const message = newMessage()
  await page.clock.install()
  await page.goto('/contact')
  await fill(page, { Name: message.Name })
  await page.clock.runFor('00:30')
  const call = page.waitForRequest('**/api/v1/contact-us')
  await send(page, message)
  expect(((await call).postDataJSON() as { seconds: number }).seconds).toBeGreaterThanOrEqual(30)
  await expect(page.getByRole('alert')).toContainText('Form submitted successfully!')
  expect(suspicionsOf(message)).not.toContain('quick')
})

test('a message that fills in the field people do not see is put aside @nojs', async ({ page }) => {
  const message = newMessage()
  await page.goto('/contact')
  const trap = page.locator('[name="order_number"]')
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'SEO offer'))
  await send(page, message)
  await expect(page.getByRole('alert')).toContainText('Form submitted successfully!')
  expect(suspicionsOf(message)).toContain('trap')
  expect(stored(message)[0]!.state).toBe('quarantined')
})

test('people do not come upon that field', async ({ page }) => {
  await openPage(page, '/contact')
  await page.getByLabel('Message', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
  await expect(page.getByRole('textbox')).toHaveCount(4)
})

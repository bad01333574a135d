import { expect, test } from '@playwright/test'
import { CALL, expectFields, fill, newMessage, send, sendButton, stored } from './contact-form.ts'
import { intercept } from './intercept.ts'

const MESSAGE = newMessage()

test('a message is sent, the fields are cleared and its reference is shown @phone @quick', async ({ page }) => {
  await page.goto('/contact')
  await fill(page, MESSAGE)
  const sent = page.waitForRequest(CALL)
  await sendButton(page).click()
  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content')
  expect((await sent).headers()['x-csrf-token']).toBe(token)
  await expect(page.getByRole('alert')).toContainText('Form submitted successfully!')
  await expect(page.getByRole('alert')).toContainText(/REC-[0-9A-Z]{8}/)
  await expect(page.getByRole('alert')).toBeFocused()
  await expectFields(page, {})
})

test('without JavaScript the form posts, and its reference is shown @nojs-only', async ({ page }) => {
  await page.goto('/contact')
  await send(page, MESSAGE)
  await expect(page).toHaveURL(/\/contact\?reference=REC-[0-9A-Z]{8}/)
  await expect(page.getByRole('alert')).toContainText('Form submitted successfully!')
  await expectFields(page, {})
})

test('without JavaScript a form that is posted again is the same message @nojs-only', async ({ page }) => {
  const message = newMessage()
  const references: string[] = []
  for (let time = 0; time < 2; time++) {
    await page.goto('/contact')
    await send(page, message)
    await expect(page.getByRole('alert')).toContainText('Form submitted successfully!')
    references.push(new URL(page.url()).searchParams.get('reference')!)
  }
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(references[0]!)
  expect(references[1]).toBe(references[0])
  expect(stored(message)).toHaveLength(1)
})

test('while it is sent, the button shows a spinner and cannot be pressed', async ({ page }) => {
  const { promise: goOn, resolve: answer } = Promise.withResolvers<void>()
  await intercept(page, CALL, async (route) => {
    await goOn
    await route.continue()
  })
  await page.goto('/contact')
  await send(page, MESSAGE)
  await expect(sendButton(page)).toBeDisabled()
  await expect(sendButton(page).locator('.button__spinner')).toBeVisible()
  answer()
  await expect(sendButton(page)).toBeEnabled()
})

test('the browser asks for every field before anything is sent @phone', async ({ page }) => {
  await page.goto('/contact')
  let isSent = false
  page.on('request', (request) => (isSent ||= request.method() === 'POST'))
  await sendButton(page).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  for (const label of Object.keys(MESSAGE))
    await expect(page.getByLabel(label, { exact: true })).toHaveJSProperty('validity.valueMissing', true)
  await fill(page, { ...MESSAGE, Email: 'sita at example' })
  await sendButton(page).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(isSent).toBe(false)
})

test('a field that the server refuses says why and has the focus', async ({ page }) => {
  await page.goto('/contact')
  await fill(page, { ...MESSAGE, Subject: '   ', Message: ' ' })
  await sendButton(page).click()
  const subject = page.getByLabel('Subject')
  await expect(subject).toBeFocused()
  await expect(subject).toHaveAttribute('aria-invalid', 'true')
  await expect(subject).toHaveAccessibleDescription('Subject is required')
  await expect(page.getByLabel('Message', { exact: true })).toHaveAccessibleDescription(/Message is required$/)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(MESSAGE.Name)
})

test('without JavaScript a refused form comes back filled, with links to its faults @nojs-only', async ({ page }) => {
  await page.goto('/contact')
  await fill(page, { ...MESSAGE, Subject: '   ' })
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await sendButton(page).click()
  expect((await answer).status()).toBe(422)
  await expect(page.getByRole('alert')).toBeFocused()
  await expectFields(page, { ...MESSAGE, Subject: '   ' })
  await page.getByRole('alert').getByRole('link', { name: 'Subject is required' }).click()
  await expect(page.getByLabel('Subject')).toBeFocused()
})

test('a form with a forged token is refused with a short page', async ({ request }) => {
  const { Name: name, Email: email, Subject: subject, Message: message } = MESSAGE
  const answer = await request.post('/contact', {
    form: { name, email, subject, message, csrf: 'forged.token' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(403)
  const page = await answer.text()
  expect(page).toContain('Your message was not sent')
  expect(page).not.toContain(subject)
})

test('a form of another site is refused', async ({ page, request }) => {
  await page.goto('/contact')
  const csrf = (await page.locator('meta[name="csrf-token"]').getAttribute('content'))!
  const form = { name: 'A', email: 'a@example.org', subject: 'B', message: 'C', csrf }
  const post = (headers: Record<string, string>) => request.post('/contact', { form, headers, maxRedirects: 0 })
  expect((await post({})).status()).toBe(303)
  expect((await post({ Origin: 'https://elsewhere.example' })).status()).toBeGreaterThanOrEqual(400)
})

test('an address with a made-up reference shows none of it', async ({ page }) => {
  await page.goto('/contact?reference=Call%20this%20number')
  await expect(page.getByLabel('Subject')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByText('Call this number')).toBeHidden()
})

test('telephone numbers and the e-mail address can be used at once @phone @nojs', async ({ page }) => {
  await page.goto('/contact')
  const details = page.getByRole('region', { name: 'Contact details' })
  await expect(details.getByRole('link', { name: '+977 1 000 0100' })).toHaveAttribute('href', 'tel:+97710000100')
  await expect(details.getByRole('link', { name: 'info@rekha.example' })).toHaveAttribute(
    'href',
    'mailto:info@rekha.example',
  )
  await expect(details).toContainText('Kupondole')
  await expect(details).toContainText('10:00–17:00')
})

test('map services are a link away, and nothing is loaded from them @phone @nojs', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/contact')
  const directions = page.getByRole('region', { name: 'Contact details' }).locator('.directions')
  await expect(directions).toContainText('27.687° N, 85.316° E')
  await expect(directions.getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=27.687&mlon=85.316',
  )
  await expect(directions.getByRole('link', { name: 'Google Maps' })).toHaveAttribute('rel', 'noopener')
  await expect(directions.locator('a').last()).toHaveAttribute('href', 'geo:27.687,85.316?q=27.687,85.316')
  expect([...hosts]).toEqual([new URL(page.url()).host])
})

import { expect, test, type Page } from '@playwright/test'
import { findingsInBothSchemes } from './accessibility-findings.ts'
import {
  CALL,
  expectFields,
  fill,
  newMessage,
  notice,
  send,
  sendButton,
  stored,
  waiting,
  type Written,
} from './contact-form.ts'
import { intercept } from './intercept.ts'
import { openPage, waitForHydration } from './open-page.ts'

/** Leaves a message waiting, as a visitor finds it who comes back. */
async function leaveWaiting(page: Page): Promise<Written> {
  const message = newMessage()
  await openPage(page, '/contact')
  await intercept(page.context(), CALL, (route) => route.abort())
  await send(page, message)
  await expect(waiting(page)).toContainText(message.Subject)
  await expect(notice(page)).toBeFocused()
  return message
}

/** By keyboard and again, for an attempt of its own may be faster than this one, or be going on. */
async function deliver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try now' }).focus()
  await page.context().unroute(CALL)
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(waiting(page)).toBeHidden({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
}

/** Again if the message was just being sent: then the button does nothing. */
async function tryInVain(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Try now' }).press('Enter')
    await expect(waiting(page).getByRole('status')).toHaveText('Not yet: there is no connection to us.', {
      timeout: 1000,
    })
  }).toPass({ timeout: 15_000 })
}

/** By keyboard, again if the message was just being sent: then it cannot be cancelled. */
async function askToCancel(page: Page): Promise<void> {
  const cancel = waiting(page).getByRole('button', { name: 'Cancel', exact: true })
  await expect(async () => {
    await cancel.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Cancel this message?' })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
}

test('a visitor who comes back sees what waits, and can cancel it by keyboard @phone @quick', async ({ page }) => {
  const message = await leaveWaiting(page)
  await page.reload()
  await expect(waiting(page)).toContainText(new Date().getFullYear().toString())
  const cancel = waiting(page).getByRole('button', { name: 'Cancel', exact: true })
  await expect(cancel).toHaveAccessibleDescription(message.Subject)
  await askToCancel(page)
  await page.keyboard.press('Escape')
  await expect(cancel).toBeFocused()
  await expect(waiting(page)).toBeVisible()

  await askToCancel(page)
  await page.getByRole('button', { name: 'Cancel the message' }).press('Enter')
  await expect(waiting(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'has been cancelled' })).toContainText(message.Subject)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.context().unroute(CALL)
  await page.reload()
  await expect(waiting(page)).toBeHidden()
  expect(stored(message)).toEqual([])
})

test('a message that is cancelled while it is sent goes when that attempt has failed', async ({ page, context }) => {
  const message = await leaveWaiting(page)
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
  const { promise: isOver, resolve: over } = Promise.withResolvers<void>()
  await askToCancel(page)
  await intercept(context, CALL, async (route) => {
    asked()
    await isOver
    await route.abort()
  })
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await isAsked
  await page.getByRole('button', { name: 'Cancel the message' }).press('Enter')
  over()
  await expect(waiting(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'has been cancelled' })).toContainText(message.Subject)
  expect(stored(message)).toEqual([])
})

test('an attempt that fails says so, and the message goes on waiting until one succeeds', async ({ page }) => {
  await leaveWaiting(page)
  await tryInVain(page)
  await expect(notice(page)).toContainText('Form submitted successfully!')

  await deliver(page)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})

test('the focus goes from a message that is delivered by itself to the form', async ({ page, context }) => {
  await leaveWaiting(page)
  await page.getByRole('button', { name: 'Try now' }).focus()
  await context.unroute(CALL)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(waiting(page)).toBeHidden()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})

test('a message that the server refuses later can be taken back into the form', async ({ page, context }) => {
  const message = await leaveWaiting(page)
  const refusal = { message: 'No', code: 'invalid', fields: { subject: 'Subject is too long for us' } }
  await intercept(context, CALL, (route) => route.fulfill({ status: 422, json: refusal }))
  await page.reload()
  await expect(waiting(page)).toContainText('It cannot be delivered as it is: Subject is too long for us.')
  await fill(page, { Name: 'Somebody' })
  await page.getByRole('button', { name: 'Correct it' }).click()
  await expect(waiting(page)).toContainText('Send the text in the form first.')
  await fill(page, { Name: '' })
  await page.getByRole('button', { name: 'Correct it' }).click()
  await expectFields(page, message)
  await expect(waiting(page)).toBeHidden()
})

test('a message that is refused at once is in the form and nowhere else', async ({ page }) => {
  await openPage(page, '/contact')
  await send(page, { ...newMessage(), Subject: ' ' })
  await expect(page.getByLabel('Subject')).toBeFocused()
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Subject is required')
  await expect(waiting(page)).toBeHidden()
  await page.reload()
  await expect(waiting(page)).toBeHidden()
})

test('a half written message survives a reload, and a sent one does not', async ({ page }) => {
  const message = newMessage()
  await openPage(page, '/contact')
  await fill(page, message)
  await page.reload()
  await expectFields(page, message)
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Form submitted successfully!')
  await page.reload()
  await expectFields(page, {})
  await page.close()
})

test('a draft does not write over what is typed before the scripts are there', async ({ page }) => {
  const message = newMessage()
  await openPage(page, '/contact')
  await fill(page, message)
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>()
  await intercept(page, '**/hydration/**', async (route) => {
    await isTyped
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await fill(page, { Subject: 'Something else' })
  typed()
  await waitForHydration(page)
  await expectFields(page, { ...message, Subject: 'Something else' })
})

for (const width of [1280, 360]) {
  test(`no state of the form has a fault that axe can find, light or dark, ${width} px wide${width === 360 ? ' @all' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const message = await leaveWaiting(page)
    expect(await findingsInBothSchemes(page)).toEqual([])
    await tryInVain(page)
    await askToCancel(page)
    expect(await findingsInBothSchemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep it waiting' }).click()

    await deliver(page)
    await expect(notice(page)).toContainText('Your reference is')
    expect(await findingsInBothSchemes(page)).toEqual([])
    await send(page, { ...message, Subject: ' ', Message: ' ' })
    await expect(page.getByLabel('Subject')).toBeFocused()
    expect(await findingsInBothSchemes(page)).toEqual([])
  })
}

import { expect, test, type Page } from '@playwright/test'
import {
  CALL,
  expectFields,
  expectStoredOnce,
  failCalls,
  newMessage,
  notice,
  openFormInNoTime,
  send,
  sendButton,
  stored,
  waiting,
} from './contact-form.ts'
import { intercept } from './intercept.ts'
import { openPage } from './open-page.ts'

const SUBMITTED = 'Form submitted successfully!'
const toast = (page: Page) => page.locator('[data-sonner-toast]')
const comeBack = (page: Page) => page.context().setOffline(false)

test('a message sent without a connection survives a reload, and is stored once when the connection is back @phone @quick', async ({
  page,
  context,
}) => {
  const message = newMessage()
  await openPage(page, '/contact')
  await context.setOffline(true)
  await send(page, message)
  await expect(page.getByRole('alert')).toContainText(SUBMITTED)
  await expect(page.getByRole('alert')).toContainText('It will be delivered as soon as the connection is back.')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectFields(page, {})
  await intercept(context, CALL, (route) => route.abort())
  await context.setOffline(false)
  await page.reload()
  await expect(waiting(page)).toContainText(message.Subject)
  expect(stored(message)).toEqual([])

  await context.unroute(CALL)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expectStoredOnce(message)
  await expect(waiting(page)).toBeHidden()
  await expect(toast(page)).toContainText(stored(message)[0]!.reference)
})

test('a waiting message is delivered while the page is open, and the alert says so', async ({ page, context }) => {
  const message = newMessage()
  await openPage(page, '/contact')
  await context.setOffline(true)
  await send(page, message)
  await expect(waiting(page)).toContainText(message.Subject)
  await comeBack(page)
  await expect(notice(page)).toContainText(/Your reference is REC-/)
  await expect(notice(page)).toContainText(SUBMITTED)
  await expect(toast(page)).toContainText('Your message has been delivered.')
  await expect(waiting(page)).toBeHidden()
  await expectStoredOnce(message)
})

test('the reference is told when the connection is back, if it went right after the message', async ({
  page,
  context,
}) => {
  const message = newMessage()
  const TOASTER = '**/toaster-*.js'
  await openPage(page, '/contact')
  await context.setOffline(true)
  await send(page, message)
  await expect(waiting(page)).toContainText(message.Subject)
  await intercept(context, TOASTER, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('toaster-'))
  await comeBack(page)
  await refused
  await expect(waiting(page)).toBeHidden()
  await expect(toast(page)).toHaveCount(0)
  await context.unroute(TOASTER)
  // Again, for the page may not know yet that the first toast has failed.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(toast(page)).toContainText(stored(message)[0]!.reference, { timeout: 2000 })
  }).toPass({ timeout: 15_000 })
})

test('when one message gets through, the others follow at once', async ({ page, context }) => {
  const [first, second] = [newMessage(), newMessage()]
  await openFormInNoTime(page)
  await intercept(context, CALL, (route) => route.abort())
  await send(page, first)
  await expect(waiting(page)).toContainText(first.Subject)
  await context.unroute(CALL)
  await send(page, second)
  await expect(notice(page)).toContainText(/Your reference is REC-/)
  await expect(waiting(page)).toBeHidden()
  for (const message of [first, second]) await expectStoredOnce(message)
})

test('a waiting message is delivered on the next visit of any page', async ({ page, context }) => {
  const message = newMessage()
  await openPage(page, '/contact')
  await context.setOffline(true)
  await send(page, message)
  await expect(notice(page)).toContainText(SUBMITTED)
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto('/about/overview')
  await expectStoredOnce(message)
  await expect(toast(later)).toContainText('Your message has been delivered.')
  expect(await later.evaluate(() => localStorage.length)).toBe(0)
})

test('pages where nothing waits do not load the outbox', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openPage(page, '/about/overview')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('outbox'))).toEqual([])
})

test('a page that is closed in the middle loses nothing, and stores nothing twice', async ({ page, context }) => {
  const message = newMessage()
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
  await intercept(context, CALL, async (route) => {
    // The server has it, and its answer never comes.
    await route.fetch()
    asked()
  })
  await openPage(page, '/contact')
  await send(page, message)
  await isAsked
  await page.close()
  await context.unroute(CALL)
  const later = await context.newPage()
  await later.goto('/contact')
  await expect(toast(later)).toContainText(stored(message)[0]!.reference)
  await expectFields(later, {})
  await expectStoredOnce(message)
})

for (const status of [500, 502, 400]) {
  test(`a server that answers ${status} gets the message again`, async ({ page }) => {
    const message = newMessage()
    await openFormInNoTime(page)
    await failCalls(page, { status, times: 1 })
    await send(page, message)
    await expect(page.getByRole('alert')).toContainText(SUBMITTED)
    await expect(page.getByRole('alert')).toContainText('We will try again automatically')
    await page.getByRole('button', { name: 'Try now' }).click()
    await expect(notice(page)).toContainText(/Your reference is REC-/)
    await expectStoredOnce(message)
  })
}

test('a server that asks for patience is not asked before, and then by itself', async ({ page }) => {
  const message = newMessage()
  await openFormInNoTime(page)
  await failCalls(page, { status: 429, headers: { 'Retry-After': '600' }, times: 1 })
  await send(page, message)
  await expect(notice(page)).toContainText(SUBMITTED)
  let calls = 0
  page.on('request', (request) => (calls += Number(request.url().endsWith('/contact-us'))))
  await page.clock.runFor('09:50')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(waiting(page)).toBeVisible()
  expect(calls).toBe(0)
  await page.clock.runFor('00:15')
  await expectStoredOnce(message)
  await expect(notice(page)).toContainText(/Your reference is REC-/)
})

test('without being asked, a message is sent again after some seconds', async ({ page }) => {
  const message = newMessage()
  await openFormInNoTime(page)
  await failCalls(page, { status: 500, times: 2 })
  await send(page, message)
  await expect(notice(page)).toContainText(SUBMITTED)
  await page.clock.runFor('00:08')
  await expect(waiting(page)).toBeVisible()
  await expect.poll(async () => (await page.clock.runFor('00:10'), stored(message).length)).toBe(1)
})

test('a token that is too old is replaced, and the message goes out at once', async ({ page }) => {
  const message = newMessage()
  await openPage(page, '/contact')
  await page.evaluate(() => document.querySelector('meta[name="csrf-token"]')!.setAttribute('content', 'of.yesterday'))
  await send(page, message)
  await expect(page.getByRole('alert')).toContainText(/Your reference is REC-/)
  await expectStoredOnce(message)
})

test('an answer that refuses none of the fields keeps the message', async ({ page, context }) => {
  const message = newMessage()
  await openFormInNoTime(page)
  await intercept(context, CALL, (route) =>
    route.fulfill({ status: 422, json: { message: 'No', fields: { body: 'No' } } }),
  )
  await send(page, message)
  await expect(page.getByRole('alert')).toContainText(SUBMITTED)
  await context.unroute(CALL)
  await page.getByRole('button', { name: 'Try now' }).click()
  await expectStoredOnce(message)
})

test('an answer that is no receipt of ours keeps the message', async ({ page, context }) => {
  const message = newMessage()
  await openFormInNoTime(page)
  await intercept(context, CALL, (route) => route.fulfill({ json: { message: 'Welcome to the airport' } }))
  await send(page, message)
  await expect(page.getByRole('alert')).toContainText('It will be delivered as soon as the connection is back.')
  await context.unroute(CALL)
  await page.getByRole('button', { name: 'Try now' }).click()
  await expectStoredOnce(message)
})

test('two tabs do not send a message twice, and both know when it is delivered', async ({ page, context }) => {
  const message = newMessage()
  const other = await context.newPage()
  await openPage(page, '/contact')
  await openPage(other, '/contact')
  await context.setOffline(true)
  await send(page, message)
  await expect(waiting(other)).toContainText(message.Subject)
  let calls = 0
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
  const { promise: isTriedAgain, resolve: triedAgain } = Promise.withResolvers<void>()
  await intercept(context, CALL, async (route) => {
    calls += 1
    asked()
    await isTriedAgain
    await route.continue()
  })
  await context.setOffline(false)
  await isAsked
  // While one tab sends, both hear again that the connection is back.
  for (const tab of [page, other]) {
    await tab.evaluate(async () => {
      dispatchEvent(new Event('online'))
      await navigator.locks.query()
    })
  }
  triedAgain()
  for (const tab of [page, other]) await expect(waiting(tab)).toBeHidden()
  await expect(notice(page)).toContainText(/Your reference is REC-/)
  expect(calls).toBe(1)
  await expectStoredOnce(message)
})

test.describe('where the browser keeps nothing', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Denied', 'SecurityError')
      }
      indexedDB.open = refuse
      Storage.prototype.setItem = refuse
      Storage.prototype.getItem = refuse
    }),
  )

  test('a message is sent all the same', async ({ page }) => {
    const message = newMessage()
    await openPage(page, '/contact')
    await send(page, message)
    await expect(page.getByRole('alert')).toContainText(SUBMITTED)
    await expectFields(page, {})
    await expectStoredOnce(message)
  })

  test('a failure is said, with a way out, and the text is kept', async ({ page, context }) => {
    const message = newMessage()
    await openPage(page, '/contact')
    await intercept(context, CALL, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await send(page, message)
    await expect(page.getByRole('alert')).toContainText('Your message was not sent')
    // A toast, which goes again.
    await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByText(SUBMITTED)).toBeHidden()
    await expectFields(page, message)

    await context.unroute(CALL)
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText(SUBMITTED)
    // The first may have come, and only its answer not.
    await expectStoredOnce(message)
  })
})

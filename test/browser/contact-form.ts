import { randomUUID } from 'node:crypto'
import { expect, type Page, type Route } from '@playwright/test'
import { intercept } from './intercept.ts'
import { openPage } from './open-page.ts'
import { openStoreFile } from '../open-store-file.ts'

/** The call that takes a message. */
export const CALL = '**/api/v1/contact-us'

/** A visitor's entries, by the labels of the fields. */
export type Written = Record<'Name' | 'Email' | 'Subject' | 'Message', string>

/** A message with a subject of its own, by which it is found in the store. */
export function newMessage(): Written {
  return {
    Name: 'Sita Gurung',
    Email: 'sita.gurung@example.org',
    Subject: `Foot bridge ${randomUUID().slice(0, 8)}`,
    Message: 'The old one was washed away.\nCould you look at the site before the monsoon?',
  }
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })
export const notice = (page: Page) => page.locator('#contact-notice')
export const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting to be delivered' })

/** Opens the form, and lets time stand still: no attempt of its own comes between, however slow the machine is. */
export async function openFormInNoTime(page: Page): Promise<void> {
  await page.clock.install()
  await openPage(page, '/contact')
  await page.clock.pauseAt(Date.now() + 60_000)
}

export async function fill(page: Page, message: Partial<Written>): Promise<void> {
  for (const [label, text] of Object.entries(message)) await page.getByLabel(label, { exact: true }).fill(text)
}

export async function send(page: Page, message: Written): Promise<void> {
  await fill(page, message)
  await sendButton(page).click()
}

export async function expectFields(page: Page, message: Partial<Written>): Promise<void> {
  for (const label of ['Name', 'Email', 'Subject', 'Message'] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(message[label] ?? '')
  }
}

/** Answers the API's call with a failure, and lets it through from the time on when `isOver` says so. */
export async function failCalls(
  page: Page,
  answer: { status: number; headers?: Record<string, string>; times: number },
): Promise<void> {
  let { times } = answer
  await intercept(page.context(), CALL, async (route: Route) => {
    if (times-- > 0)
      await route.fulfill({ status: answer.status, headers: answer.headers ?? {}, json: { message: 'Not now' } })
    else await route.continue()
  })
}

interface Stored {
  reference: string
  state: string
  suspicions: string
}

/** The server's copies of a message: each time it was stored. */
export function stored({ Subject }: Written): Stored[] {
  const store = openStoreFile(process.env['BROWSER_TEST_DATA_DIR']!)
  const rows = store.prepare('select reference, state, suspicions from contact_message where subject = ?').all(Subject)
  store.close()
  return rows as unknown as Stored[]
}

/** Waits until the server has a message, and once only. */
export async function expectStoredOnce(message: Written): Promise<void> {
  await expect.poll(() => stored(message).length, 'the message is stored').toBe(1)
}

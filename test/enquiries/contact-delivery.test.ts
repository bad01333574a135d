import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp, describeOnEachEngine, type TestApp } from '../create-test-app.ts'
import { mailsOf } from '../core/mail/mail-rows.ts'

const MESSAGE = {
  name: 'Maya Visitor',
  email: 'maya@example.org',
  subject: 'A bridge',
  message: 'How long will it take?',
}
const KEY = '8e03978e-40d5-43dd-bc93-6894a57f9324'

async function send({ request }: TestApp, message: object, key?: string) {
  const headers = { 'Content-Type': 'application/json', ...(key !== undefined && { 'Idempotency-Key': key }) }
  const response = await request('/contact-us', { method: 'POST', body: JSON.stringify(message), headers })
  return { status: response.status, ...(await response.json()) }
}

async function rowsOf({ db }: TestApp) {
  return {
    messages: await db.selectFrom('contact_message').selectAll().orderBy('id').execute(),
    mails: await mailsOf({ db }),
  }
}

describeOnEachEngine('a message that is sent again', (engine) => {
  test('with its key is stored once, and answered the same, at any time', async () => {
    const clock = { now: new Date('2026-11-21T09:00:00Z') }
    const app = await createTestApp(engine, { now: () => clock.now })
    const first = await send(app, MESSAGE, KEY)
    clock.now = new Date('2027-02-01T00:00:00Z')
    for (const key of [KEY, `"${KEY}"`, ` ${KEY} `]) expect(await send(app, MESSAGE, key)).toEqual(first)
    expect(first.status).toBe(201)
    const { messages, mails } = await rowsOf(app)
    expect(messages).toHaveLength(1)
    expect(mails).toMatchObject([{ kind: 'enquiry', about: first.data.reference, state: 'queued' }])
  })

  test('over many connections at once is stored once', async () => {
    const app = await createTestApp(engine)
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(app, MESSAGE, KEY)))
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.reference}`)).size).toBe(1)
    const { messages, mails } = await rowsOf(app)
    expect([messages.length, mails.length]).toEqual([1, 1])
    expect(app.errors).toEqual([])
  })

  test('with its key and another text is another message: none may be lost', async () => {
    const app = await createTestApp(engine)
    const first = await send(app, MESSAGE, KEY)
    const other = await send(app, { ...MESSAGE, message: 'And what will it cost?' }, KEY)
    expect(other.status).toBe(201)
    expect(other.data.reference).not.toBe(first.data.reference)
    expect(await send(app, MESSAGE, KEY)).toEqual(first)
    expect((await rowsOf(app)).messages.map(({ message }) => message)).toEqual([
      'How long will it take?',
      'And what will it cost?',
    ])
  })

  test('without a key counts as the same until the end of the next day', async () => {
    const clock = { now: new Date('2026-11-21T23:59:00Z') }
    const app = await createTestApp(engine, { now: () => clock.now })
    const first = await send(app, MESSAGE)
    clock.now = new Date('2026-11-22T23:59:00Z')
    expect(await send(app, MESSAGE)).toEqual(first)
    clock.now = new Date('2026-11-23T00:01:00Z')
    expect((await send(app, MESSAGE)).data.reference).not.toBe(first.data.reference)
  })

  test('with a key, after the form was posted before its script was there, is the same', async () => {
    const app = await createTestApp(engine)
    const first = await send(app, MESSAGE)
    expect(await send(app, MESSAGE, KEY)).toEqual(first)
    expect((await rowsOf(app)).messages).toHaveLength(1)
  })

  test('with another key is another message', async () => {
    const app = await createTestApp(engine)
    await send(app, MESSAGE, KEY)
    await send(app, MESSAGE, randomUUID())
    expect((await rowsOf(app)).messages).toHaveLength(2)
  })
})

test('an acknowledged message is on disk: the write-ahead log is synced at each commit', async () => {
  const { db } = await createTestApp('sqlite')
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
  expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }])
})

test('a message whose mail cannot be put into the outbox is not stored, and not acknowledged', async () => {
  const app = await createTestApp('sqlite')
  await sql`create trigger full before insert on mail begin select raise(abort, 'disk full'); end`.execute(app.db)
  expect(await send(app, MESSAGE, KEY)).toMatchObject({ status: 500, message: 'Something went wrong' })
  expect((await rowsOf(app)).messages).toEqual([])
  await sql`drop trigger full`.execute(app.db)
  expect((await send(app, MESSAGE, KEY)).status).toBe(201)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listOf, writtenOf } from '../../contract/list.ts'
import { mailRecordSchema } from '../../contract/enquiries/messages.ts'
import { createFileTransport } from '../../server/core/mail/mail-transport.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'
import { changeMails } from '../core/mail/mail-rows.ts'

const MESSAGE = {
  name: 'Maya Visitor',
  email: 'maya@example.org',
  subject: 'A bridge',
  message: 'How long will it take?',
}

describeOnEachEngine('the outbox', (engine) => {
  async function open() {
    let woken = 0
    const app = await createTestApp(engine, { acknowledgesEnquiries: true, wakeJobs: () => (woken += 1) })
    for (const message of [MESSAGE, { ...MESSAGE, name: 'Bob Bot', order_number: '1' }]) {
      await app.request('/contact-us', {
        method: 'POST',
        body: JSON.stringify(message),
        headers: { 'Content-Type': 'application/json' },
      })
    }
    const editor = await signIn(app, 'editor')
    const list = async (query = '') =>
      listOf(mailRecordSchema.strict()).parse(await (await editor.call('GET', `/mails${query}`)).json())
    return { app, editor, list, woken: () => woken }
  }

  test('is listed, the last mail first, with the message that each is about', async () => {
    const { app, editor, list } = await open()
    const { data, meta } = await list()
    expect(data.map(({ kind, message }) => [kind, message?.name])).toEqual([
      ['quarantine', undefined],
      ['acknowledgement', 'Maya Visitor'],
      ['enquiry', 'Maya Visitor'],
    ])
    expect(data[2]).toMatchObject({
      state: 'queued',
      attempts: 0,
      answer: null,
      sentAt: null,
      dueAt: '2026-11-21T09:00:00.000Z',
      message: { subject: 'A bridge', email: 'maya@example.org' },
    })
    expect((await (await editor.call('GET', `/mails/${data[2]!.id}`)).json()).data).toEqual(data[2])
    expect((await editor.call('GET', '/mails/999')).status).toBe(404)
    expect(meta).toEqual({ total: 3, page: 1, limit: 25 })
    await changeMails(app.db, { state: 'failed', answer: '550 no' }, { id: data[2]!.id })
    expect((await list('?state=failed')).data).toMatchObject([{ id: data[2]!.id, answer: '550 no', dueAt: null }])
    expect((await list('?limit=1&page=2')).data.map(({ kind }) => kind)).toEqual(['acknowledgement'])
    expect((await editor.call('GET', '/mails?state=lost')).status).toBe(422)
  })

  test('sends a mail again that has failed, and no other', async () => {
    const { app, editor, list, woken } = await open()
    const enquiry = (await list()).data[2]!
    const set = (state: 'failed' | 'sent') => changeMails(app.db, { state, attempts: 14 }, { id: enquiry.id })
    const retry = (id: number) => editor.call('POST', `/mails/${id}/retry`)
    const waiting = await retry(enquiry.id)
    expect([waiting.status, (await waiting.json()).message]).toEqual([
      409,
      'This mail waits for its first attempt and will be sent automatically',
    ])
    await set('failed')
    const before = woken()
    const { message, data } = writtenOf(mailRecordSchema.strict())
      .strict()
      .parse(await (await retry(enquiry.id)).json())
    expect([message, data.state, data.attempts, woken() - before]).toEqual(['Mail is tried again now.', 'queued', 0, 1])
    await set('sent')
    expect((await retry(enquiry.id)).status).toBe(409)
    expect((await retry(999)).status).toBe(404)
    expect(
      await app.db.selectFrom('audit_entry').select(['action', 'label']).where('entity', '=', 'mail').execute(),
    ).toEqual([{ action: 'retry', label: `enquiry ${enquiry.message!.reference}` }])
  })
  test('says of a mail that went into a file that it is kept here, and of no other', async () => {
    const { app, list } = await open()
    const folder = await mkdtemp(join(tmpdir(), 'mails-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const from = { name: '', address: 'a@example.org' }
    const { answer } = await createFileTransport(folder).send(
      { messageId: 'a@b', date: new Date(0), from, to: ['b@example.org'], subject: 'S', text: 'T', html: 'H' },
      new AbortController().signal,
    )
    const set = (row: Parameters<typeof changeMails>[1]) => changeMails(app.db, row, { kind: 'enquiry' })
    const isKeptHere = async () => (await list()).data.find(({ kind }) => kind === 'enquiry')!.isKeptHere
    expect(await isKeptHere()).toBe(false)
    await set({ state: 'sent', answer })
    expect(await isKeptHere()).toBe(true)
    await set({ answer: '250 2.0.0 Ok: queued' })
    expect(await isKeptHere()).toBe(false)
  })
})

import { expect, test } from 'vitest'
import { listOf, oneOf, writtenOf } from '../../contract/list.ts'
import { messageRecordSchema, type MessageRecord } from '../../contract/messages.ts'
import { getContentRevision } from '../../server/store/revision.ts'
import { addPerson, signIn } from '../auth/staff.ts'
import { createTestApp, describeOnEachEngine, type TestApp } from '../create-test-app.ts'

const MESSAGE = {
  name: 'Maya Visitor',
  email: 'maya@example.org',
  subject: 'A bridge',
  message: 'How long will it take?',
}
/** What people do not see is filled in: the message is quarantined. */
const SPAM = { ...MESSAGE, name: 'Bob Bot', subject: 'Pills', order_number: '1' }

async function send({ request }: TestApp, message: object): Promise<string> {
  const response = await request('/contact-us', {
    method: 'POST',
    body: JSON.stringify(message),
    headers: { 'Content-Type': 'application/json' },
  })
  return (await response.json()).data.reference
}

/** An editor, and two messages: one that was let in, one in quarantine. */
async function openInbox(engine: 'sqlite' | 'postgres', options: Parameters<typeof createTestApp>[1] = {}) {
  const app = await createTestApp(engine, options)
  const editor = await signIn(app, 'editor')
  const references = { letIn: await send(app, MESSAGE), spam: await send(app, SPAM) }
  const list = async (query = '') =>
    listOf(messageRecordSchema.strict()).parse(await (await editor.call('GET', `/messages${query}`)).json())
  const { data } = await list()
  const of = (reference: string) => data.find((one) => one.reference === reference)!
  return { app, editor, list, letIn: of(references.letIn), spam: of(references.spam) }
}

const actionsOf = ({ db }: TestApp) =>
  db
    .selectFrom('audit_entry')
    .select(['action', 'label', 'entity_id', 'staff_email'])
    .where('entity', '=', 'message')
    .orderBy('id')
    .execute()
const names = ({ data }: { data: MessageRecord[] }) => data.map(({ name }) => name)

describeOnEachEngine('the inbox', (engine) => {
  test('lists messages, the newest first, with their mails, and reading changes nothing', async () => {
    const { editor, list, letIn, spam } = await openInbox(engine)
    expect(letIn).toMatchObject({
      ...MESSAGE,
      state: 'new',
      assignee: null,
      note: '',
      version: 1,
      suspicions: [],
      mails: [{ kind: 'enquiry', state: 'queued', attempts: 0 }],
    })
    expect(spam).toMatchObject({ state: 'quarantined', suspicions: ['trap'], mails: [] })
    const { data } = oneOf(messageRecordSchema.strict()).parse(
      await (await editor.call('GET', `/messages/${letIn.id}`)).json(),
    )
    expect(data).toEqual(letIn)
    const after = await list()
    expect([names(after), after.meta, after.data[1]]).toEqual([
      ['Bob Bot', 'Maya Visitor'],
      { total: 2, page: 1, limit: 25 },
      letIn,
    ])
    expect((await editor.call('GET', '/messages/999')).status).toBe(404)
  })

  test('finds by state, words, person and number, in the order that is asked for', async () => {
    const { app, editor, list, letIn, spam } = await openInbox(engine)
    await send(app, { ...MESSAGE, name: 'asha Visitor', subject: '100% sure', email: 'asha@example.net' })
    expect(names(await list('?state=new'))).toEqual(['asha Visitor', 'Maya Visitor'])
    expect(names(await list('?state=quarantined'))).toEqual(['Bob Bot'])
    expect(names(await list('?state=answered'))).toEqual([])
    expect(names(await list('?sort=name&order=asc'))).toEqual(['asha Visitor', 'Bob Bot', 'Maya Visitor'])
    expect(names(await list('?order=asc&limit=1&page=2'))).toEqual(['Bob Bot'])
    for (const [words, found] of [
      ['MAYA bridge', 'Maya Visitor'],
      ['100%25', 'asha Visitor'],
      ['example.net', 'asha Visitor'],
      [spam.reference.toLowerCase(), 'Bob Bot'],
    ]) {
      expect(names(await list(`?search=${words}`)), words).toEqual([found])
    }
    expect(names(await list('?search=nothing+like+it'))).toEqual([])
    expect(names(await list(`?ids=${letIn.id},${spam.id},999`))).toEqual(['Bob Bot', 'Maya Visitor'])
    const { id } = (await (await editor.call('GET', '/session')).json()).data
    await editor.call('PATCH', `/messages/${letIn.id}`, { assigneeId: id })
    expect(names(await list(`?assignee=${id}`))).toEqual(['Maya Visitor'])
    expect(names(await list('?assignee=none'))).toEqual(['asha Visitor', 'Bob Bot'])
    for (const query of ['state=accepted', 'sort=email', 'order=up', 'ids=a', 'limit=1001', 'assignee=']) {
      expect((await editor.call('GET', `/messages?${query}`)).status, query).toBe(422)
    }
  })

  test("stores a message's state, assignee and note", async () => {
    const { app, editor, list, letIn } = await openInbox(engine)
    const revision = await getContentRevision(app.db)
    const { id } = (await (await editor.call('GET', '/session')).json()).data
    const change = (body: object) => editor.call('PATCH', `/messages/${letIn.id}`, body)
    const { message, data } = writtenOf(messageRecordSchema.strict())
      .strict()
      .parse(await (await change({ state: 'read', version: 1 })).json())
    expect([message, data]).toEqual(['Message is updated successfully.', { ...letIn, state: 'read', version: 2 }])
    expect(
      (await (await change({ state: 'answered', assigneeId: id, note: ' Called on Friday. ' })).json()).data,
    ).toMatchObject({
      state: 'answered',
      assignee: { id, name: 'editor' },
      note: 'Called on Friday.',
      version: 3,
    })
    // What changes nothing is no change.
    expect((await (await change({ state: 'answered', assigneeId: id })).json()).data.version).toBe(3)
    expect((await (await change({ assigneeId: null, note: '' })).json()).data).toMatchObject({
      assignee: null,
      note: '',
    })
    expect(names(await list('?state=answered'))).toEqual(['Maya Visitor'])
    expect((await actionsOf(app)).map(({ action, label }) => `${action} ${label}`)).toEqual([
      `update ${letIn.reference} (read)`,
      `update ${letIn.reference} (answered, given to editor, note)`,
      `update ${letIn.reference} (given to nobody, note)`,
    ])
    expect(await getContentRevision(app.db)).toBe(revision)
  })

  test('refuses a stale change, a state of a quarantined message, and unknown assignees', async () => {
    const { app, editor, letIn, spam } = await openInbox(engine)
    const change = async ({ id }: MessageRecord, body: object) => {
      const response = await editor.call('PATCH', `/messages/${id}`, body)
      return [response.status, (await response.json()).message]
    }
    await change(letIn, { note: 'First' })
    expect(await change(letIn, { note: 'Second', version: 1 })).toEqual([
      409,
      'Somebody else has changed this message since you opened it',
    ])
    expect(
      (await (await editor.call('PATCH', `/messages/${letIn.id}`, { note: 'Second', version: 1 })).json()).current,
    ).toEqual({ ...letIn, note: 'First', version: 2 })
    expect(await change(spam, { state: 'read' })).toEqual([
      409,
      'This message may be spam: mark it as not spam first, or delete it',
    ])
    expect(await change(spam, { note: 'Looks like spam' })).toEqual([200, 'Message is updated successfully.'])
    expect(await change(letIn, { assigneeId: 'nobody' })).toEqual([422, 'This person is not on the staff any more'])
    const owner = await addPerson(app, 'owner')
    const { id } = await app.db
      .updateTable('staff_user')
      .set({ disabled_at: '2026-11-21T09:00:00.000Z' })
      .where('email', '=', owner)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await change(letIn, { assigneeId: id }))[0]).toBe(422)
    for (const body of [{ state: 'quarantined' }, { note: 'x'.repeat(5001) }, { assigneeId: '' }, { version: 0 }]) {
      expect((await change(letIn, body))[0], JSON.stringify(body).slice(0, 40)).toBe(422)
    }
  })

  test('accepts one of two concurrent changes of the same version', async () => {
    const { editor, letIn } = await openInbox(engine)
    const answers = await Promise.all(
      ['One', 'Two'].map((text) => editor.call('PATCH', `/messages/${letIn.id}`, { note: text, version: 1 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('lets a message in, once, whose mails are then sent', async () => {
    let woken = 0
    const { app, editor, spam } = await openInbox(engine, {
      contact: { acknowledges: true, wakeJobs: () => (woken += 1) },
    })
    const before = woken
    const response = await editor.call('POST', `/messages/${spam.id}/release`)
    const { message, data } = writtenOf(messageRecordSchema.strict())
      .strict()
      .parse(await response.json())
    expect([response.status, message]).toEqual([200, 'Marked as not spam.'])
    expect(data).toMatchObject({
      state: 'new',
      suspicions: ['trap'],
      version: 2,
      mails: [{ kind: 'enquiry', state: 'queued' }, { kind: 'acknowledgement' }],
    })
    expect(woken).toBe(before + 1)
    const again = await editor.call('POST', `/messages/${spam.id}/release`)
    expect([again.status, (await again.json()).message]).toEqual([
      409,
      'This message is no longer marked as possible spam',
    ])
    expect(await actionsOf(app)).toEqual([
      { action: 'release', label: spam.reference, entity_id: String(spam.id), staff_email: 'editor@example.org' },
    ])
    expect((await editor.call('POST', '/messages/999/release')).status).toBe(404)
  })

  test('deletes a message with its mails and their files, and keeps nothing of it in the audit log', async () => {
    const forgotten: string[] = []
    const { app, list, letIn } = await openInbox(engine, {
      contact: { deleteMailFiles: async (mails) => void forgotten.push(...mails.map(({ message_id }) => message_id)) },
    })
    const owner = await signIn(app, 'owner')
    expect(await (await owner.call('DELETE', `/messages/${letIn.id}`)).json()).toEqual({
      message: 'Message is deleted successfully.',
      data: { id: letIn.id },
    })
    expect((await owner.call('DELETE', `/messages/${letIn.id}`)).status).toBe(404)
    expect(names(await list())).toEqual(['Bob Bot'])
    expect((await app.db.selectFrom('mail').select('kind').execute()).map(({ kind }) => kind)).toEqual(['quarantine'])
    // The list of quarantined messages of that hour might name it.
    expect(forgotten.map((id) => id.split('.')[0]).toSorted()).toEqual(['enquiry', 'quarantine'])
    expect(await actionsOf(app)).toEqual([
      { action: 'delete', label: letIn.reference, entity_id: String(letIn.id), staff_email: 'owner@example.org' },
    ])
  })

  test('is not deleted by an editor', async () => {
    const { editor, list, letIn } = await openInbox(engine)
    expect((await editor.call('DELETE', `/messages/${letIn.id}`)).status).toBe(403)
    expect((await list()).meta.total).toBe(2)
  })

  test('deletes nothing where the files of its mails cannot be deleted', async () => {
    const { app, list, letIn } = await openInbox(engine, {
      contact: { deleteMailFiles: () => Promise.reject(new Error('disk')) },
    })
    const owner = await signIn(app, 'owner')
    expect((await owner.call('DELETE', `/messages/${letIn.id}`)).status).toBe(500)
    expect((await list()).meta.total).toBe(2)
    expect((await app.db.selectFrom('mail').selectAll().execute()).length).toBe(2)
  })
})

describeOnEachEngine('the file of all messages', (engine) => {
  test('is CSV protected against formulas, or JSON, and recorded in the audit log', async () => {
    const { app, editor, letIn, spam } = await openInbox(engine)
    await send(app, {
      ...MESSAGE,
      name: '=HYPERLINK("http://evil.example")',
      subject: '+1',
      message: 'Say "hi",\nनमस्ते',
    })
    await editor.call('PATCH', `/messages/${letIn.id}`, { note: '@home' })
    const response = await editor.call('GET', '/messages/export')
    expect([
      response.status,
      response.headers.get('Content-Type'),
      response.headers.get('Content-Disposition'),
      response.headers.get('Cache-Control'),
    ]).toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename="messages-2026-11-21.csv"', 'no-store'])
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, ...rows] = bytes.toString('utf8').slice(1).split('\r\n')
    expect(head).toBe('reference,received_at,state,suspicions,name,email,subject,message,assignee,note,received_on_bs')
    expect(rows[0]).toContain(`"'=HYPERLINK(""http://evil.example"")","maya@example.org","'+1","Say ""hi"",\nनमस्ते"`)
    expect(rows[2]).toContain(`"","'@home","2083-08-05"`)
    const json = await (await editor.call('GET', '/messages/export?format=json&state=quarantined')).json()
    expect(json).toHaveLength(2)
    expect(json[1]).toMatchObject({
      reference: spam.reference,
      state: 'quarantined',
      suspicions: 'trap',
      name: 'Bob Bot',
    })
    expect((await actionsOf(app)).filter(({ action }) => action === 'export').map(({ label }) => label)).toEqual([
      'all as csv',
      'all quarantined as json',
    ])
    const some = await (await editor.call('GET', '/messages/export?format=json&assignee=none&search=hyperlink')).json()
    expect(some).toMatchObject([{ subject: '+1' }])
    expect((await actionsOf(app)).at(-1)?.label).toBe('some as json')
    expect((await editor.call('GET', '/messages/export?format=xls')).status).toBe(422)
  })

  test('has every message, however many, and is sent as it is made', async () => {
    const { app, editor, letIn } = await openInbox(engine)
    const {
      id: _,
      reference: __,
      ...row
    } = await app.db.selectFrom('contact_message').selectAll().where('id', '=', letIn.id).executeTakeFirstOrThrow()
    for (let start = 0; start < 1200; start += 100) {
      await app.db
        .insertInto('contact_message')
        .values(
          Array.from({ length: 100 }, (_, index) => ({ ...row, submission: null, reference: `REC-${start + index}` })),
        )
        .execute()
    }
    const response = await editor.call('GET', '/messages/export')
    let pieces = 0
    let text = ''
    for await (const piece of response.body!) {
      pieces += 1
      text += Buffer.from(piece).toString('utf8')
    }
    expect(text.trimEnd().split('\r\n')).toHaveLength(1203)
    expect(pieces).toBeGreaterThan(1000)
  })
})

import { expect, test } from 'vitest'
import { oneOf, writtenOf } from '../../contract/list.ts'
import { messageRecordSchema, type MessageRecord } from '../../contract/enquiries/messages.ts'
import { getContentRevision } from '../../server/core/store/revision.ts'
import { addPerson, signIn } from '../core/accounts/staff.ts'
import { describeOnEachEngine } from '../create-test-app.ts'
import { actionsOf, MESSAGE, openInbox, send } from './inbox.ts'

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
    // A save that changes nothing is no change.
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
      acknowledgesEnquiries: true,
      wakeJobs: () => (woken += 1),
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
      deleteMailFiles: async (mails) => void forgotten.push(...mails.map(({ message_id }) => message_id)),
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
      deleteMailFiles: () => Promise.reject(new Error('disk')),
    })
    const owner = await signIn(app, 'owner')
    expect((await owner.call('DELETE', `/messages/${letIn.id}`)).status).toBe(500)
    expect((await list()).meta.total).toBe(2)
    expect((await app.db.selectFrom('mail').selectAll().execute()).length).toBe(2)
  })
})

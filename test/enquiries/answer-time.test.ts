import { expect, test } from 'vitest'
import { note } from '../../server/core/audit/audit.ts'
import * as migration from '../../server/core/store/migrations/20261127200200_keep_answer_times.ts'
import { answeredWithin, workingDaysBetween } from '../../server/enquiries/answer-time.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

/** 2026-11-21 is a Saturday. Nepal is 5:45 ahead of UTC. */
test.each([
  ['the same day', '2026-11-18T04:00:00Z', '2026-11-18T10:00:00Z', 1],
  ['the next day', '2026-11-18T04:00:00Z', '2026-11-19T10:00:00Z', 1],
  ['Friday to Sunday', '2026-11-20T10:00:00Z', '2026-11-22T05:00:00Z', 1],
  ['Friday to Saturday', '2026-11-20T10:00:00Z', '2026-11-21T05:00:00Z', 1],
  ['Saturday to Sunday', '2026-11-21T05:00:00Z', '2026-11-22T05:00:00Z', 1],
  ['Saturday to Monday', '2026-11-21T05:00:00Z', '2026-11-23T05:00:00Z', 2],
  ['Friday to Monday', '2026-11-20T10:00:00Z', '2026-11-23T05:00:00Z', 2],
  ['a week', '2026-11-15T05:00:00Z', '2026-11-22T05:00:00Z', 6],
  ['Friday evening of UTC, which is Saturday in Nepal, to Sunday', '2026-11-20T19:00:00Z', '2026-11-22T05:00:00Z', 1],
  [
    'Sunday evening of UTC, which is Monday in Nepal, on that Monday',
    '2026-11-22T19:00:00Z',
    '2026-11-23T10:00:00Z',
    1,
  ],
  ['Thursday to Sunday evening of UTC, which is Monday in Nepal', '2026-11-19T05:00:00Z', '2026-11-22T18:20:00Z', 3],
])('%s', (_name, from, to, days) => expect(workingDaysBetween(from, to)).toBe(days))

const ACTOR = { id: null, email: 'test', address: undefined }
const NOW = new Date('2026-11-24T06:00:00Z')
const SUNDAY = '2026-11-15T05:00:00Z'
const many = (count: number, answered_at: string | null, received_at = SUNDAY) =>
  Array.from({ length: count }, () => ({ received_at, answered_at }))

test('nine of ten count; ten are the least; one that waits counts once it has waited for as long', () => {
  expect(answeredWithin(many(9, '2026-11-16T05:00:00Z'), NOW)).toBeUndefined()
  expect(answeredWithin(many(10, '2026-11-16T05:00:00Z'), NOW)).toBe(1)
  expect(answeredWithin([...many(9, '2026-11-16T05:00:00Z'), ...many(1, '2026-11-19T05:00:00Z')], NOW)).toBe(1)
  expect(answeredWithin([...many(8, '2026-11-16T05:00:00Z'), ...many(2, '2026-11-19T05:00:00Z')], NOW)).toBe(4)
  expect(answeredWithin([...many(8, '2026-11-16T05:00:00Z'), ...many(2, null)], NOW)).toBeUndefined()
  expect(answeredWithin([...many(10, '2026-11-16T05:00:00Z'), ...many(8, null, '2026-11-24T05:00:00Z')], NOW)).toBe(1)
})

describeOnEachEngine('how soon messages are answered', (engine) => {
  test('is said only where owners want it, measured from when messages were first marked as answered', async () => {
    const clock = { now: new Date('2026-11-16T05:00:00Z') }
    const app = await createTestApp(engine, { now: () => clock.now })
    const editor = await signIn(app, 'editor')
    for (let number = 0; number < 10; number += 1) {
      const body = JSON.stringify({
        name: 'Maya',
        email: `maya${number}@example.org`,
        subject: `A bridge ${number}`,
        message: `How long is it? ${number}`,
      })
      expect(
        (await app.request('/contact-us', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }))
          .status,
      ).toBe(201)
    }
    const rows = await app.db
      .selectFrom('contact_message')
      .select('id')
      .where('received_at', '=', clock.now.toISOString())
      .execute()
    const mark = async (day: string, state: string) => {
      clock.now = new Date(`2026-11-${day}T05:00:00Z`)
      for (const { id } of rows) expect((await editor.call('PATCH', `/messages/${id}`, { state })).status).toBe(200)
    }
    for (const [day, state] of [
      ['17', 'read'],
      ['18', 'answered'],
      ['19', 'read'],
      ['20', 'answered'],
    ] as const)
      await mark(day, state)
    // Nothing that visitors are told hangs on the words or the age of the log.
    await app.db.deleteFrom('audit_entry').where('entity', '=', 'message').execute()
    const site = async () =>
      ((await (await app.request('/site')).json()) as { data: { answeredWithin?: number } }).data.answeredWithin
    expect(await site()).toBeUndefined()
    expect((await editor.call('PUT', '/answer-time', { isShown: true })).status).toBe(403)
    const owner = await signIn(app, 'owner')
    expect(await (await owner.call('PUT', '/answer-time', { isShown: true })).json()).toMatchObject({
      data: { isShown: true, workingDays: 2 },
    })
    expect(await site()).toBe(2)
    await owner.call('PUT', '/answer-time', { isShown: false })
    expect(await site()).toBeUndefined()
  })
})

describeOnEachEngine('answer times of messages from before they were kept', (engine) => {
  test('are those that the audit log says', async () => {
    const { db } = await createTestApp(engine)
    const [reference, at] = ['REC-1', '2026-11-18T05:00:00.000Z']
    const message = { reference, name: 'Maya', email: 'm@example.org', subject: 'S', message: 'M', received_at: at }
    const { id } = await db
      .insertInto('contact_message')
      .values({ ...message, handling: 'answered' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [day, said] of [
      ['19', 'read'],
      ['20', 'answered, note'],
      ['22', 'answered'],
    ])
      await note(db, ACTOR, new Date(`2026-11-${day}T05:00:00Z`), {
        action: 'update',
        entity: 'message',
        id,
        label: `${reference} (${said})`,
      })
    await db.schema.alterTable('contact_message').dropColumn('answered_at').execute()
    await migration.up(db)
    const rows = await db.selectFrom('contact_message').select(['id', 'answered_at']).where('id', '=', id).execute()
    expect(rows).toEqual([{ id, answered_at: '2026-11-20T05:00:00.000Z' }])
  })
})

import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { findNextDue } from '../../../server/core/jobs/job-store.ts'
import { listOutbox, MAIL_JOB } from '../../../server/core/mail/mail-store.ts'
import { openStore } from '../../../server/core/store/store.ts'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const JOBS = '20261122110000_create_jobs'
const AT = '2026-01-01T00:00:00.000Z'
const DUE = '2026-01-01T06:00:00.000Z'

const RECIPIENTS = JSON.stringify([
  { address: 'a@x', state: 'sent', answer: '250', sentAt: AT },
  { address: 'b@x', state: 'queued', answer: '450', sentAt: null },
])
const mail = (about: string, values: object) => ({
  message_id: `enquiry.${about}@x`,
  kind: 'enquiry',
  about,
  created_at: AT,
  due_at: DUE,
  ...values,
})
const MAILS = [
  mail('fresh', { due_at: AT }),
  mail('waiting', { attempts: 3, answer: '450 later', recipients: RECIPIENTS }),
  mail('sending', { state: 'sending', attempts: 1, lease_holder: 'one' }),
  mail('failed', { state: 'failed', attempts: 14, answer: '550 no' }),
  mail('sent', { state: 'sent', attempts: 2, sent_at: AT, answer: '250 OK' }),
  mail('gone', {}),
]

const item = (item_id: number, values: object) => ({
  entity: 'news',
  item_id,
  state: 'draft',
  version: 1,
  title: 'A',
  search_text: 'a',
  sort_title: 'a',
  updated_at: AT,
  updated_by: 'x',
  scheduled_for: DUE,
  ...values,
})

describeWhereSqlDiffers('the migration to one table of jobs', (engine) => {
  test('keeps mails in every state, with all that is shown of them, and gives no id again', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < JOBS)
    for (const row of MAILS) await before.db.insertInto('mail').values(row).execute()
    await before.db.deleteFrom('mail').where('about', '=', 'gone').execute()
    const rows = await before.db.selectFrom('mail').selectAll().orderBy('id', 'desc').execute()
    await before.close()

    const { db, close } = await openStore(place)
    onTestFinished(close)
    const shown = rows.map(({ lease_holder: _, ...row }) => row)
    expect(await listOutbox(db, {}, { limit: 10, offset: 0 })).toMatchObject(shown)
    const jobs = await db
      .selectFrom('job')
      .select(['state', 'lease_holder', 'lease_end', 'last_error', 'finished_at'])
      .where('kind', '=', MAIL_JOB)
      .orderBy('id')
      .execute()
    const nothing = { lease_holder: null, lease_end: null, last_error: null, finished_at: null }
    expect(jobs).toEqual([
      { ...nothing, state: 'queued' },
      { ...nothing, state: 'queued', last_error: '450 later' },
      { ...nothing, state: 'running', lease_holder: 'one', lease_end: DUE },
      { ...nothing, state: 'failed', last_error: '550 no' },
      { ...nothing, state: 'done', finished_at: AT },
    ])
    const { id } = await db
      .insertInto('mail')
      .values({ kind: 'one more', about: 'x', message_id: 'x', created_at: AT })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBe(7)
    await expect(
      db.insertInto('mail').values({ kind: 'one more', about: 'x', message_id: 'y', created_at: AT }).execute(),
    ).rejects.toThrow(/unique/i)
  })

  test('queues a job for each item that is scheduled and can be published', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < JOBS)
    for (const row of [
      item(1, {}),
      item(2, { schedule_fault: 'no' }),
      item(3, { scheduled_for: null }),
      item(4, { state: 'trash' }),
    ]) {
      await before.db.insertInto('content_item').values(row).execute()
    }
    await before.close()
    const { db, close } = await openStore(place)
    onTestFinished(close)
    expect(await db.selectFrom('job').select(['kind', 'subject', 'due_at', 'attempts']).execute()).toEqual([
      { kind: 'publish', subject: 'news 1', due_at: DUE, attempts: 0 },
    ])
    expect(await findNextDue(db, ['publish'])).toBe(DUE)
  })

  test('leaves no check constraint that lists languages or kinds, and all rows and indexes', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < JOBS)
    await before.db
      .insertInto('client')
      .values({
        id: 7,
        slug: 'a',
        kind: 'local',
        link: null,
        logo_picture_id: null,
        sort_order: 1,
        created_at: AT,
        updated_at: AT,
      })
      .execute()
    await before.db.insertInto('client_translation').values({ client_id: 7, locale: 'ne', name: 'क' }).execute()
    await before.db
      .insertInto('project')
      .values({
        id: 3,
        slug: 'p',
        code: 'P',
        client_id: 7,
        status: 'ongoing',
        sort_order: 1,
        created_at: AT,
        updated_at: AT,
      })
      .execute()
    const indexes = await listIndexes(before.db)
    await before.close()

    const { db, close } = await openStore(place)
    onTestFinished(close)
    expect(await listChecks(db)).toEqual([])
    // Later migrations add others.
    expect(await listIndexes(db)).toEqual(expect.arrayContaining(indexes.filter((name) => name !== 'mail_by_due')))
    expect(await db.selectFrom('client').select(['id', 'kind', 'slug']).execute()).toEqual([
      { id: 7, kind: 'local', slug: 'a' },
    ])
    expect(await db.selectFrom('project').select(['id', 'client_id']).execute()).toEqual([{ id: 3, client_id: 7 }])
    await sql`insert into client_translation (client_id, locale, name) values (7, 'new', 'A')`.execute(db)
    await expect(
      sql`insert into client_translation (client_id, locale, name) values (7, 'ne', 'A')`.execute(db),
    ).rejects.toThrow(/unique/i)
    await expect(
      sql`insert into client_translation (client_id, locale, name) values (8, 'ne', 'A')`.execute(db),
    ).rejects.toThrow(/foreign key/i)
    await sql`delete from project`.execute(db)
    await sql`delete from client`.execute(db)
    expect(await db.selectFrom('client_translation').select('name').execute()).toEqual([])
  })

  async function listChecks(db: Parameters<typeof findNextDue>[0]): Promise<string[]> {
    const { rows } =
      engine === 'sqlite'
        ? await sql<{ text: string }>`select sql as text from sqlite_schema where sql is not null`.execute(db)
        : await sql<{
            text: string
          }>`select pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c'`.execute(db)
    return rows.map(({ text }) => text).filter((text) => /check \(+"?(locale|kind|entity)\b/i.test(text))
  }

  async function listIndexes(db: Parameters<typeof findNextDue>[0]): Promise<string[]> {
    const { rows } =
      engine === 'sqlite'
        ? await sql<{
            name: string
          }>`select name from sqlite_schema where type = 'index' and name not like 'sqlite_%' order by name`.execute(db)
        : await sql<{
            name: string
          }>`select indexname as name from pg_indexes where schemaname = 'public' order by name`.execute(db)
    return rows.map(({ name }) => name)
  }
})

import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const INBOX = '20261121150000_create_inbox'

describeWhereSqlDiffers('the migration that gives staff an inbox', (engine) => {
  test('keeps messages and mails, their numbers and conditions, and takes mails of passwords from then on', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < INBOX)
    const message = {
      reference: 'REC-00000001',
      name: 'Maya',
      email: 'maya@example.org',
      subject: 'A',
      message: 'B',
      received_at: '2026-01-01T00:00:00.000Z',
    }
    await before.db.insertInto('contact_message').values(message).execute()
    const mail = (kind: 'enquiry' | 'acknowledgement' | 'password', about: string) => ({
      message_id: `${kind}.${about}@x`,
      kind,
      about,
      created_at: message.received_at,
      due_at: message.received_at,
    })
    await before.db
      .insertInto('mail')
      .values([mail('enquiry', 'gone'), mail('enquiry', message.reference), mail('acknowledgement', message.reference)])
      .execute()
    await before.db.deleteFrom('mail').where('about', '=', 'gone').execute()
    await before.db
      .updateTable('mail')
      .set({ state: 'sent', sent_at: message.received_at, answer: '250' })
      .where('kind', '=', 'enquiry')
      .execute()
    const rows = await before.db.selectFrom('mail').selectAll().orderBy('id').execute()
    await before.close()

    const { db, close } = await openAt(place, (name) => name <= INBOX)
    onTestFinished(close)
    expect(await db.selectFrom('mail').selectAll().orderBy('id').execute()).toMatchObject(rows)
    expect(
      await db.selectFrom('contact_message').select(['name', 'handling', 'assignee_id', 'note', 'version']).execute(),
    ).toEqual([{ name: 'Maya', handling: 'new', assignee_id: null, note: '', version: 1 }])
    await db.insertInto('mail').values(mail('password', 'request')).execute()
    expect((await db.selectFrom('mail').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id).toBe(4)
    await expect(
      db
        .insertInto('mail')
        .values({ ...mail('enquiry', message.reference), message_id: 'again' })
        .execute(),
    ).rejects.toThrow(/unique/i)
    await expect(sql`update mail set kind = 'spam'`.execute(db)).rejects.toThrow(/check/i)
    await expect(sql`update contact_message set handling = 'burnt'`.execute(db)).rejects.toThrow(/check/i)
  })
})

import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const RECIPIENTS = '20261122105000_add_mail_recipients'

describeWhereSqlDiffers('the migration that keeps the delivery to each recipient', (engine) => {
  test('keeps every mail and the conditions, gives no id again, and takes mails of failed sign-ins', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < RECIPIENTS)
    const at = '2026-01-01T00:00:00.000Z'
    const mail = (kind: 'enquiry' | 'password' | 'sign-in-failures', about: string) => ({
      message_id: `${kind}.${about}@x`,
      kind,
      about,
      created_at: at,
      due_at: at,
    })
    await before.db
      .insertInto('mail')
      .values([mail('enquiry', 'REC-1'), mail('password', 'p'), mail('enquiry', 'gone')])
      .execute()
    await before.db
      .updateTable('mail')
      .set({ state: 'sent', sent_at: at, answer: '250; refused: b@x', attempts: 2 })
      .where('about', '=', 'REC-1')
      .execute()
    await before.db.deleteFrom('mail').where('about', '=', 'gone').execute()
    const rows = await before.db.selectFrom('mail').selectAll().orderBy('id').execute()
    await before.close()

    const { db, close } = await openAt(place, (name) => name <= RECIPIENTS)
    onTestFinished(close)
    expect(await db.selectFrom('mail').selectAll().orderBy('id').execute()).toEqual(
      rows.map((each) => ({ ...each, recipients: '[]' })),
    )
    await db.insertInto('mail').values(mail('sign-in-failures', 'someone')).execute()
    expect((await db.selectFrom('mail').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id).toBe(4)
    await expect(
      db
        .insertInto('mail')
        .values({ ...mail('enquiry', 'REC-1'), message_id: 'again' })
        .execute(),
    ).rejects.toThrow(/unique/i)
    await expect(sql`update mail set kind = 'spam'`.execute(db)).rejects.toThrow(/check/i)
  })
})

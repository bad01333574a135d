import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const MIGRATION = '20261125090000_keep_language_of_staff'

describeWhereSqlDiffers('the migration that keeps the language of staff', (engine) => {
  test('leaves accounts from before in English', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < MIGRATION)
    await sql`insert into staff_user (id, name, email, role, created_at, updated_at)
      values ('a', 'Asha', 'asha@example.org', 'owner', '2026-01-01', '2026-01-01')`.execute(before.db)
    await before.close()

    const { db, close } = await openAt(place, (name) => name <= MIGRATION)
    onTestFinished(close)
    expect(await db.selectFrom('staff_user').select(['name', 'locale']).execute()).toEqual([
      { name: 'Asha', locale: 'en' },
    ])
  })
})

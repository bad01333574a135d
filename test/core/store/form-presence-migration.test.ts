import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeOnEachEngine } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const LAST = '20261128024000_add_form_presence'
const AT = '2026-11-28T00:00:00.000Z'

describeOnEachEngine('the migration that adds the presence of staff at forms', (engine) => {
  test('keeps accounts, and has one row for each tab, which goes with its account', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < LAST)
    const user = { id: 'a', email: 'a@example.org', name: 'A', role: 'editor', created_at: AT, updated_at: AT } as const
    await before.db.insertInto('staff_user').values(user).execute()
    await before.close()
    const { db, close } = await openAt(place, (name) => name <= LAST)
    onTestFinished(close)
    expect(await db.selectFrom('staff_user').select('email').execute()).toEqual([{ email: user.email }])
    const row = { account_id: 'a', entity: 'news', item: 1, tab: 'one', opened_at: AT, seen_at: AT } as const
    await db
      .insertInto('form_presence')
      .values([row, { ...row, tab: 'two' }])
      .execute()
    await expect(db.insertInto('form_presence').values(row).execute()).rejects.toThrow(/unique/i)
    await db.deleteFrom('staff_user').execute()
    expect(await db.selectFrom('form_presence').select('tab').execute()).toEqual([])
  })
})

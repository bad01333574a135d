import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeOnEachEngine } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const LAST = '20261128034343_add_session_proof'
const AT = '2026-11-28T00:00:00.000Z'

describeOnEachEngine('the migration that adds the proof of sessions', (engine) => {
  test('keeps sessions, none of which has given a proof since signing in', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < LAST)
    const times = { created_at: AT, updated_at: AT }
    await before.db
      .insertInto('staff_user')
      .values({ id: 'a', email: 'a', name: 'A', role: 'owner', ...times })
      .execute()
    const session = { id: 's', user_id: 'a', token: 't', expires_at: AT, ...times }
    await before.db.insertInto('staff_session').values(session).execute()
    await before.close()
    const { db, close } = await openAt(place, (name) => name <= LAST)
    onTestFinished(close)
    expect(await db.selectFrom('staff_session').selectAll().execute()).toMatchObject([{ ...session, proven_at: null }])
  })
})

import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeOnEachEngine } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const BEFORE = '20261126200000_delete_index_now_job'
const LAST = '20261126210000_delete_social_card_jobs'
const AT = '2026-01-02T00:00:00.000Z'

describeOnEachEngine('the migrations that delete jobs of former kinds', (engine) => {
  test('leaves the others', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < BEFORE)
    for (const kind of ['index-now', 'social-card', 'social-cards', 'publish'])
      await before.db
        .insertInto('job')
        .values({ kind, subject: '', payload: '{}', created_at: AT, due_at: AT, attempts: 9, last_error: 'no network' })
        .execute()
    await before.close()
    const { db, close } = await openAt(place, (name) => name <= LAST)
    onTestFinished(close)
    expect(await db.selectFrom('job').select('kind').execute()).toEqual([{ kind: 'publish' }])
  })
})

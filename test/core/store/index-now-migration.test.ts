import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeOnEachEngine } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const MIGRATION = '20261126200000_delete_index_now_job'
const AT = '2026-01-02T00:00:00.000Z'

describeOnEachEngine('the migration that deletes the job of IndexNow', (engine) => {
  test('leaves the others', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < MIGRATION)
    for (const kind of ['index-now', 'publish'])
      await before.db
        .insertInto('job')
        .values({ kind, subject: '', payload: '{}', created_at: AT, due_at: AT, attempts: 9, last_error: 'no network' })
        .execute()
    await before.close()
    const { db, close } = await openAt(place, (name) => name <= MIGRATION)
    onTestFinished(close)
    expect(await db.selectFrom('job').select('kind').execute()).toEqual([{ kind: 'publish' }])
  })
})

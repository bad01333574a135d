import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const MIGRATION = '20261126140000_publish_dates_as_entered'
const AT = '2026-01-02T00:00:00.000Z'

describeWhereSqlDiffers('the migration that publishes dates as entered', (engine) => {
  test('takes those of the versions that visitors see', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < MIGRATION)
    for (const id of [1, 2, 3]) {
      const item = { entity: 'timeline', item_id: id, updated_at: AT, updated_by: 'a', title: '', search_text: '' }
      const entered = id === 3 ? {} : { datesAsEntered: { date: `206${id}` } }
      await before.db
        .insertInto('timeline_item')
        .values({ id, date: '2009', sort_order: 0, created_at: AT, updated_at: AT })
        .execute()
      await before.db
        .insertInto('content_item')
        .values({ ...item, state: 'published', version: 2, published_version: id === 2 ? 1 : 2, sort_title: '' })
        .execute()
      for (const number of [1, 2])
        await before.db
          .insertInto('content_version')
          .values({
            entity: 'timeline',
            item_id: id,
            number,
            document: JSON.stringify(number === 2 ? entered : {}),
            action: 'update',
            saved_at: AT,
            saved_by: 'a',
          })
          .execute()
    }
    await before.close()
    const { db, close } = await openAt(place, (name) => name <= MIGRATION)
    onTestFinished(close)
    const rows = await db.selectFrom('timeline_item').select(['id', 'dates_as_entered']).orderBy('id').execute()
    expect(rows.map((row) => row.dates_as_entered)).toEqual(['{"date":"2061"}', null, null])
  })
})

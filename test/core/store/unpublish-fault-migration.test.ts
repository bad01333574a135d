import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeOnEachEngine } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const LAST = '20261126232900_add_unpublish_fault'
const AT = '2026-01-02T00:00:00.000Z'
const LATER = '2026-01-03T00:00:00.000Z'

describeOnEachEngine('the migration that parts the faults of publishing and unpublishing', (engine) => {
  test('leaves each fault with what was due', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < LAST)
    const times = [
      { scheduled_for: AT, unpublish_at: LATER },
      { scheduled_for: null, unpublish_at: AT },
      { scheduled_for: LATER, unpublish_at: AT },
      { scheduled_for: AT, unpublish_at: null },
    ]
    const rest = { entity: 'news', state: 'published', version: 1, search_text: '', sort_title: '' }
    for (const [index, time] of times.entries()) {
      const item = { ...rest, ...time, item_id: index + 1, title: '', updated_at: AT, updated_by: '' }
      await before.db
        .insertInto('content_item')
        .values({ ...item, schedule_fault: 'Used' })
        .execute()
    }
    await before.close()
    const { db, close } = await openAt(place, (name) => name <= LAST)
    onTestFinished(close)
    const rows = await db
      .selectFrom('content_item')
      .select(['schedule_fault', 'unpublish_fault'])
      .orderBy('item_id')
      .execute()
    const [publishing, unpublishing] = [
      { schedule_fault: 'Used', unpublish_fault: null },
      { schedule_fault: null, unpublish_fault: 'Used' },
    ]
    expect(rows).toEqual([publishing, unpublishing, unpublishing, publishing])
  })
})

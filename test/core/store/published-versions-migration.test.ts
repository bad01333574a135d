import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const MIGRATION = '20261124121000_mark_published_versions'

describeWhereSqlDiffers('the migration that marks published versions', (engine) => {
  test('keeps all versions, and takes those of before as published when they were saved', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < MIGRATION)
    await sql`insert into content_item
      (entity, item_id, state, version, search_text, sort_title, title, updated_at, updated_by)
      values ('news', 1, 'draft', 2, '', '', '', '2026-01-02T00:00:00.000Z', 'a')`.execute(before.db)
    for (const number of [1, 2])
      await sql`insert into content_version (entity, item_id, number, document, action, saved_at, saved_by)
        values ('news', 1, ${number}, '{}', 'update', ${`2026-01-0${number}T00:00:00.000Z`}, 'a')`.execute(before.db)
    await before.close()

    const { db, close } = await openAt(place, (name) => name <= MIGRATION)
    onTestFinished(close)
    const rows = await db.selectFrom('content_version').select(['number', 'published_at']).orderBy('number').execute()
    expect(rows).toEqual([
      { number: 1, published_at: '2026-01-01T00:00:00.000Z' },
      { number: 2, published_at: '2026-01-02T00:00:00.000Z' },
    ])
    expect(await db.selectFrom('past_alert').selectAll().execute()).toEqual([])
  })
})

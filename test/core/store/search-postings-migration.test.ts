import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const PACK = '20261123100000_pack_search_postings'

describeWhereSqlDiffers('the migration that packs the words of the search index', (engine) => {
  test('keeps the index as it is, so that searches need not wait until it is built again', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < PACK)
    const documents = [1, 2, 3].map((id) => ({ entity: 'news', item_id: id, path: `/news/${id}`, texts: '{}' }))
    await before.db.insertInto('search_document').values(documents).execute()
    await sql`insert into search_posting (word_id, document_id, weight)
      values (9, 1, 10), (5, 1, 1), (7, 1, 1), (5, 2, 4)`.execute(before.db)
    await before.close()

    const { db, close } = await openAt(place, (name) => name <= PACK)
    onTestFinished(close)
    const rows = await db.selectFrom('search_document').select(['item_id', 'words']).orderBy('item_id').execute()
    expect(rows.map(({ item_id, words }) => [item_id, JSON.parse(words)])).toEqual([
      [1, { 1: [5, 7], 10: [9] }],
      [2, { 4: [5] }],
      [3, {}],
    ])
    expect(await db.selectFrom('store_fact').select('value').where('name', '=', 'search-index').execute()).toHaveLength(
      1,
    )
  })
})

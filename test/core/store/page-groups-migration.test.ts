import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeOnEachEngine } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const NAME = '20261127200300_group_texts_of_pages'
const AT = '2026-01-02T00:00:00.000Z'

describeOnEachEngine('the texts of pages of an older store', (engine) => {
  test('are named in lists by the key of their newest version', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < NAME)
    const item = { item_id: 7, state: 'published', version: 2, title: 'T', search_text: '', sort_title: '' }
    for (const entity of ['pages', 'clients'])
      await before.db
        .insertInto('content_item')
        .values({ ...item, entity, updated_at: AT, updated_by: '' })
        .execute()
    for (const [number, document] of ['{"key":"map"}', '{"key":"home"}'].entries())
      await before.db
        .insertInto('content_version')
        .values({
          entity: 'pages',
          item_id: 7,
          number: number + 1,
          action: 'load',
          saved_at: AT,
          saved_by: '',
          document,
        })
        .execute()
    await before.close()
    const { db, close } = await openAt(place, (name) => name <= NAME)
    onTestFinished(close)
    const rows = await db.selectFrom('content_item').select(['entity', 'list_group']).orderBy('entity').execute()
    expect(rows).toEqual([
      { entity: 'clients', list_group: null },
      { entity: 'pages', list_group: 'home' },
    ])
  })
})

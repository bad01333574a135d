import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const PAGES = '20261122150000_give_clients_pages'

describeWhereSqlDiffers('the migration that gives clients pages', (engine) => {
  test('leads staff and searches to the page of each published client, and changes nothing else', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < PAGES)
    const at = '2026-01-01T00:00:00.000Z'
    const client = { id: 1, slug: 'ministry', kind: 'federal', sort_order: 1, created_at: at, updated_at: at }
    await before.db.insertInto('client').values(client).execute()
    const item = { state: 'published', version: 1, search_text: '', sort_title: '', title: 'A', titles: '{}' }
    const saved = { ...item, updated_at: at, updated_by: 'a@example.org' }
    const items = [
      // Its newer version is a draft with another slug.
      { ...saved, entity: 'clients', item_id: 1, slug: 'renamed', path: '/about/clients' },
      { ...saved, entity: 'clients', item_id: 2, slug: 'draft', path: null, state: 'draft' },
      { ...saved, entity: 'news', item_id: 1, slug: 'news', path: '/news/news' },
    ]
    await before.db.insertInto('content_item').values(items).execute()
    const found = items.slice(0, 1).map(({ entity, item_id, path }) => ({ entity, item_id, path, texts: '{}' }))
    await before.db.insertInto('search_document').values(found).execute()
    await before.close()

    const { db, close } = await openAt(place, (name) => name <= PAGES)
    onTestFinished(close)
    const paths = await db.selectFrom('content_item').select('path').orderBy('entity').orderBy('item_id').execute()
    expect(paths.map(({ path }) => path)).toEqual(['/clients/ministry', null, '/news/news'])
    const documents = await db.selectFrom('search_document').select('path').execute()
    expect(documents).toEqual([{ path: '/clients/ministry' }])
  })
})

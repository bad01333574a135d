import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const PLACES = '20261123120000_lead_to_pages_of_places'

describeWhereSqlDiffers('the migration that leads to the pages of places', (engine) => {
  test('leads searches to each district and province, and changes nothing else', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < PLACES)
    const found = [
      { entity: 'places', item_id: 405, path: '/projects?district=kaski' },
      { entity: 'places', item_id: 4, path: '/projects?province=gandaki' },
      { entity: 'projects', item_id: 1, path: '/projects/hall' },
    ]
    await before.db
      .insertInto('search_document')
      .values(found.map((document) => ({ ...document, texts: '{}' })))
      .execute()
    await before.close()

    const { db, close } = await openAt(place, (name) => name <= PLACES)
    onTestFinished(close)
    const documents = await db.selectFrom('search_document').select('path').orderBy('path').execute()
    expect(documents.map(({ path }) => path)).toEqual(['/districts/kaski', '/projects/hall', '/provinces/gandaki'])
  })
})

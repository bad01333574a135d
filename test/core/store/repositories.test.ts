import { expect, test } from 'vitest'
import { clients } from '../../../server/kinds/public-kinds.ts'
import {
  listPictures,
  listPicturesWithoutVariants,
  markVariantsMade,
} from '../../../server/core/pictures/store/pictures.ts'
import { listDistricts, replacePlaces } from '../../../server/core/places/place-store.ts'
import { getContentRevision, hasContent, raiseContentRevision } from '../../../server/core/store/revision.ts'
import { openStore } from '../../../server/core/store/store.ts'
import { createStorePlace, createTestApp, describeWhereSqlDiffers } from '../../create-test-app.ts'
import { PLACES } from '../../fixtures/places.ts'
import { TIMES } from '../../fixtures/times.ts'

describeWhereSqlDiffers('the store', (engine) => {
  test('takes the list of places again and again, and what changed in it', async () => {
    const { db } = await createTestApp(engine)
    const before = await listDistricts(db, 'en')
    await replacePlaces(db, PLACES)
    expect(await listDistricts(db, 'en')).toEqual(before)
    const names = PLACES.district_translation.map((text) => ({ ...text, name: `${text.name}!` }))
    await replacePlaces(db, { ...PLACES, district_translation: names })
    expect((await listDistricts(db, 'en')).map(({ name }) => name)).toEqual(['Ilam!', 'Lalitpur!', 'Gorkha!', 'Kaski!'])
  })

  test('knows whether it has content, and raises its revision with the transaction or not at all', async () => {
    const place = await createStorePlace(engine)
    const { db, close } = await openStore(place)
    expect(await hasContent(db)).toBe(false)
    const undone = db.transaction().execute(async (tx) => {
      await raiseContentRevision(tx)
      expect(await getContentRevision(tx)).toBe(2)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await getContentRevision(db)).toBe(1)
    await db.transaction().execute(raiseContentRevision)
    expect(await getContentRevision(db)).toBe(2)
    expect(await hasContent(db)).toBe(true)
    await close()
  })

  test('remembers which pictures have their variants, without a new revision', async () => {
    const { db } = await createTestApp(engine)
    const revision = await getContentRevision(db)
    const [first, ...rest] = await listPicturesWithoutVariants(db)
    await markVariantsMade(db, first!, { signature: '320 webp', fingerprint: 'ff00ff00ff00ff00', at: TIMES.updated_at })
    expect(await listPicturesWithoutVariants(db, '320 webp')).toEqual(rest)
    expect(await listPicturesWithoutVariants(db, '320 480 webp')).toHaveLength(rest.length + 1)
    expect(await getContentRevision(db)).toBe(revision)
  })

  test('finds rows among more ids than a statement has parameters', async () => {
    const { db } = await createTestApp(engine)
    const ids = Array.from({ length: 100_000 }, (_, index) => index + 1)
    expect(await listPictures(db, ids, 'en')).toHaveLength(2)
  })

  test('gives numbers as numbers', async () => {
    const { db } = await createTestApp(engine)
    const { data } = await clients.list(db, { locale: 'en', page: 1, limit: 1 })
    expect(data[0]?.projectCount).toBe(1)
    expect((await listDistricts(db, 'en'))[0]).toMatchObject({ longitude: 87.935, latitude: 26.925 })
  })

  test.each([
    ['a status of news', { slug: 'x', status: '2' }],
    ['a category that does not exist', { slug: 'x', category_id: 999 }],
    ['a slug that is taken', { slug: 'office-moved' }],
  ])('refuses %s', async (_title, wrong) => {
    const { db } = await createTestApp(engine)
    const { id } = await db.selectFrom('category').select('id').limit(1).executeTakeFirstOrThrow()
    const row = { category_id: id, picture_id: null, status: '1' as const, ...TIMES }
    await db
      .insertInto('news')
      .values({ ...row, id: 98, slug: 'right' })
      .execute()
    await expect(
      db
        .insertInto('news')
        .values({ ...row, id: 99, ...wrong } as never)
        .execute(),
    ).rejects.toThrow(/constraint/i)
  })

  test('deletes translations with their rows, and refuses to delete rows in use', async () => {
    const { db } = await createTestApp(engine)
    await db.deleteFrom('news').execute()
    expect(await db.selectFrom('news_translation').selectAll().execute()).toEqual([])
    await expect(db.deleteFrom('picture').execute()).rejects.toThrow(/constraint/i)
    await expect(db.deleteFrom('client').execute()).rejects.toThrow(/constraint/i)
  })
})

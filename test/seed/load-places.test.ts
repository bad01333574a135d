import { resolve } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { districtOfLocalLevel, LOCAL_LEVEL_KINDS } from '../../contract/places/local-level.ts'
import { loadPlaces, readPlaces } from '../../server/seed/load-places.ts'
import { listPlaces } from '../../server/core/places/place-store.ts'
import { hasContent, raiseContentRevision } from '../../server/core/store/revision.ts'
import { createDataFolder } from '../core/pictures/picture-fixtures.ts'

const CONTENT = resolve(import.meta.dirname, '../../content')

test('places are there after the first start, and later starts write nothing', async () => {
  const { store } = await createDataFolder()
  await loadPlaces({ db: store.db, contentDir: CONTENT })
  const places = await listPlaces(store.db)
  expect(places.province).toHaveLength(7)
  expect(places.district).toHaveLength(77)
  expect(places.district.find(({ slug }) => slug === 'nawalparasi-east')).toMatchObject({ province_number: 4 })
  expect(places.district[0]).toMatchObject({
    code: '101',
    slug: 'taplejung',
    longitude: 87.805,
    latitude: 27.528,
  })
  expect(places.district_translation.slice(0, 2).map(({ locale, name }) => [locale, name])).toEqual([
    ['en', 'Taplejung'],
    ['ne', 'ताप्लेजुङ'],
  ])

  const changes = async () => (await sql<{ n: number }>`select total_changes() as n`.execute(store.db)).rows[0]!.n
  const before = await changes()
  await loadPlaces({ db: store.db, contentDir: CONTENT })
  expect(await changes()).toBe(before)
  expect(await hasContent(store.db)).toBe(false)
})

test('a place that is missing or spelt otherwise is put right', async () => {
  const { store } = await createDataFolder()
  await loadPlaces({ db: store.db, contentDir: CONTENT })
  const places = await listPlaces(store.db)
  await store.db
    .updateTable('district_translation')
    .set({ name: 'Kathmandoo' })
    .where('district_code', '=', '306')
    .execute()
  await store.db.deleteFrom('district').where('code', '=', '101').execute()
  await loadPlaces({ db: store.db, contentDir: CONTENT })
  expect(await listPlaces(store.db)).toEqual(places)
})

test('pages that name a place are rendered again when it is corrected', async () => {
  const { store } = await createDataFolder()
  await loadPlaces({ db: store.db, contentDir: CONTENT })
  await raiseContentRevision(store.db)
  const before = await store.readRevision()
  await loadPlaces({ db: store.db, contentDir: CONTENT })
  expect(await store.readRevision()).toBe(before)
  await store.db
    .updateTable('district_translation')
    .set({ name: 'Kathmandoo' })
    .where('district_code', '=', '306')
    .execute()
  await loadPlaces({ db: store.db, contentDir: CONTENT })
  expect(await store.readRevision()).toBeGreaterThan(before)
})

test('the local levels are 6 + 11 + 276 + 460, each in a district and with a name in both scripts', async () => {
  const { local_level: levels, local_level_translation: names } = await readPlaces(CONTENT)
  const counts = Map.groupBy(levels, ({ kind }) => kind)
  expect(LOCAL_LEVEL_KINDS.map((kind) => counts.get(kind)?.length)).toEqual([6, 11, 276, 460])
  expect(new Set(levels.map(({ code }) => code)).size).toBe(753)
  expect(new Set(levels.map(({ district_code }) => district_code)).size).toBe(77)
  expect(levels.filter(({ code, district_code }) => districtOfLocalLevel(code) !== district_code)).toEqual([])
  const script = { en: /^[A-Z][A-Za-z. -]+$/, ne: /^[\p{Script=Devanagari}. -]+$/u }
  expect(names.filter(({ locale, name }) => !script[locale].test(name))).toEqual([])
  expect(names).toHaveLength(2 * 753)
  const { store } = await createDataFolder()
  await loadPlaces({ db: store.db, contentDir: CONTENT })
  expect((await listPlaces(store.db)).local_level).toHaveLength(753)
})

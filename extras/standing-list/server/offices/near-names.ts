import { listDistrictNames, listProvinceNames } from '../../../../server/core/places/place-store.ts'
import { listLocalLevelRows } from '../../../../server/core/places/places.ts'
import type { Db } from '../../../../server/core/store/schema.ts'
import { shownOf } from '../../../../server/core/store/shown-row.ts'
import type { OfficeKind } from '../../contract/office-kinds.ts'
import { nearNameSchema, type NearName } from '../../contract/offices.ts'
import federal from './federal-offices.json' with { type: 'json' }
import nameWords from './name-words.json' with { type: 'json' }
import { OfficeNames } from './office-names.ts'
import { listOffices, type OfficeRow } from './offices.ts'

const MOST = 5

const opened = new WeakMap<Db, Promise<OfficeNames<NearName>>>()

/** The local levels, and federal offices of a list that nobody has confirmed (`asOf`): read once, because they stay as they are. */
export function openReferences(db: Db): Promise<OfficeNames<NearName>> {
  const known = opened.get(db) ?? readReferences(db)
  opened.set(db, known)
  return known
}

async function readReferences(db: Db): Promise<OfficeNames<NearName>> {
  const names = new OfficeNames<NearName>()
  const read = async (locale: 'en' | 'ne') => {
    const levels = await listLocalLevelRows(db, locale)
    const districts = new Map((await listDistrictNames(db, locale)).map(({ code, name }) => [code, name]))
    const provinces = (await listProvinceNames(db, locale)).map(({ name }) => name).join(' ')
    return { levels, districts, provinces }
  }
  const [en, ne] = [await read('en'), await read('ne')]
  for (const [index, { code, kind, name, aliases, district_code }] of en.levels.entries()) {
    const title = nameWords.kinds[kind]
    const [nameEn, nameNe] = [`${name} ${title.en}`, `${ne.levels[index]!.name} ${title.ne}`]
    const [addressEn = '', addressNe = ''] = [en, ne].map(({ districts }) => districts.get(district_code))
    const former = (JSON.parse(aliases) as string[]).map((one) => `${one} ${title.en}`)
    const near = { nameEn, nameNe, addressEn, addressNe, localLevel: code, office: null, asOf: null }
    const place = [addressEn, addressNe, en.provinces, ne.provinces].join(' ')
    names.add({ kind: 'local', ...near }, [nameEn, nameNe, ...former], place)
  }
  const nowhere = { addressEn: '', addressNe: '', localLevel: null, office: null, asOf: federal.asOf }
  for (const { kind, en: nameEn, ne: nameNe } of federal.offices)
    names.add({ kind: kind as OfficeKind, nameEn, nameNe, ...nowhere }, [nameEn, nameNe], '')
  return names
}

/** The names of offices that are there. @param itemOf what is found by them */
export function namesOf<Item>(stored: readonly OfficeRow[], itemOf: (row: OfficeRow) => Item): OfficeNames<Item> {
  const names = new OfficeNames<Item>()
  for (const row of stored) names.add(itemOf(row), [row.name_en, row.name_ne], `${row.address_en} ${row.address_ne}`)
  return names
}

/** Names of the lists, and of offices that are there, which somebody may mean by one. */
export async function findNearNames(db: Db, name: string): Promise<NearName[]> {
  const itemOf = (row: OfficeRow) => ({ ...shownOf(nearNameSchema, row), office: row.id, asOf: null })
  const all: OfficeNames<NearName>[] = [namesOf(await listOffices(db), itemOf), await openReferences(db)]
  const found = all.flatMap((names) => names.find([name], ''))
  const nearest = found.toSorted((one, other) => one.difference - other.difference)
  return nearest.slice(0, MOST).map(({ item }) => item)
}

import { sql, type Insertable } from 'kysely'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import { among } from '../store/engine.ts'
import { inParts } from '../store/paging.ts'
import type { Database, Db } from '../store/schema.ts'
import { textOf } from '../store/translation.ts'

/** The tables of the reference list, and what tells their rows apart. */
const KEYS = {
  province: ['number'],
  province_translation: ['province_number', 'locale'],
  district: ['code'],
  district_translation: ['district_code', 'locale'],
  local_level: ['code'],
  local_level_translation: ['local_level_code', 'locale'],
} as const

type Table = keyof typeof KEYS
export type Places = { [Name in Table]: Insertable<Database[Name]>[] }

export type DistrictRow = Awaited<ReturnType<typeof listDistricts>>[number]

const TABLES = Object.entries(KEYS) as unknown as ['local_level', ['code']][]
/** Below SQLite's bound of parameters. */
const ROWS_AT_ONCE = 500

/** Updates the tables from the reference list. Places that left the list stay, because projects may refer to them. */
export async function replacePlaces(db: Db, places: Places): Promise<void> {
  for (const [table, keys] of TABLES) {
    const known = places[table].map((row) => row[keys[0]])
    if (table.endsWith('_translation'))
      await db
        .deleteFrom(table)
        .where(among(db, keys[0], known))
        .execute()
    for (const rows of inParts(places[table], ROWS_AT_ONCE)) {
      const columns = Object.keys(rows[0]!) as (keyof (typeof rows)[0])[]
      await db
        .insertInto(table)
        .values(rows)
        .onConflict((on) =>
          on
            .columns(keys)
            .doUpdateSet((eb) => Object.fromEntries(columns.map((name) => [name, eb.ref(`excluded.${name}`)]))),
        )
        .execute()
    }
  }
}

/** In the order of numbers, codes and languages. @param names of the tables; default: all */
export async function listPlaces<Name extends Table>(db: Db, names?: readonly Name[]) {
  const wanted: readonly string[] = names ?? Object.keys(KEYS)
  const lists = TABLES.filter(([table]) => wanted.includes(table)).map(async ([table, keys]) => {
    const rows = db.selectFrom(table).selectAll()
    return [table, await keys.reduce((query, key) => query.orderBy(key), rows).execute()]
  })
  return Object.fromEntries(await Promise.all(lists)) as Pick<Places, Name>
}

/** With the English names, by which calls may name them too. */
export async function listProvinceNames(db: Db, locale: Locale) {
  return selectProvinces(db, locale)
    .select(['english.name as english_name', 'english.full_name as english_full_name'])
    .orderBy('province.number')
    .execute()
}

/** By code, slug or English name, in any case. */
export async function findDistrict(db: Db, text: string) {
  const name = text.toLowerCase()
  return db
    .selectFrom('district')
    .innerJoin('district_translation as english', 'english.district_code', 'district.code')
    .select('district.code')
    .where('english.locale', '=', DEFAULT_LOCALE)
    .where((eb) =>
      eb.or([
        eb('district.code', '=', name),
        eb('district.slug', '=', name),
        eb(eb.fn<string>('lower', ['english.name']), '=', name),
      ]),
    )
    .executeTakeFirst()
}

/** English names by code. */
export async function mapDistrictNames(db: Db): Promise<Map<string, string>> {
  const rows = await listDistrictNames(db, DEFAULT_LOCALE)
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** Every name and code of each district, with former and other names. */
export async function listDistrictsWithNames(db: Db): Promise<{ code: string; name: string }[]> {
  const rows = await db
    .selectFrom('district')
    .innerJoin('district_translation as names', 'names.district_code', 'district.code')
    .select(['district.code', 'district.aliases', 'names.name'])
    .execute()
  return rows.flatMap(({ code, name, aliases }) =>
    [code, name, ...(JSON.parse(aliases) as string[])].map((one) => ({ code, name: one })),
  )
}

/** In every language. */
export async function listNamesOfDistrict(db: Db, code: string) {
  return db
    .selectFrom('district_translation')
    .select(['locale', 'name'])
    .where('district_code', '=', code)
    .orderBy('locale')
    .execute()
}

/** In every language. */
export async function listNamesOfProvince(db: Db, number: number) {
  return db
    .selectFrom('province_translation')
    .select(['locale', 'full_name as name'])
    .where('province_number', '=', number)
    .orderBy('locale')
    .execute()
}

/** Those of the codes that are in the reference list. */
export async function listKnownCodes(db: Db, table: 'district' | 'local_level', codes: readonly string[]) {
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom(table)
    .select('code')
    .where(among(db, 'code', codes))
    .execute()
  return rows.map(({ code }) => code)
}

/** With counts of projects; one in two districts of a province counts once. */
export async function listProvinces(db: Db, locale: Locale) {
  return selectProvinces(db, locale)
    .select(
      sql<number>`(select count(distinct project_id) from project_district
        join district on district.code = district_code where province_number = province.number)`.as('project_count'),
    )
    .orderBy('province.number')
    .execute()
}

function selectProvinces(db: Db, locale: Locale) {
  return db
    .selectFrom('province')
    .innerJoin('province_translation as english', textOf('english.province_number', 'province.number', DEFAULT_LOCALE))
    .leftJoin('province_translation as wanted', textOf('wanted.province_number', 'province.number', locale))
    .select(['province.number', 'province.slug', 'province.aliases'])
    .select((eb) => [
      eb.fn.coalesce('wanted.locale', 'english.locale').as('locale'),
      eb.fn.coalesce('wanted.name', 'english.name').as('name'),
      eb.fn.coalesce('wanted.full_name', 'english.full_name').as('full_name'),
      eb.fn.coalesce('wanted.capital', 'english.capital').as('capital'),
    ])
}

/** With counts of projects. */
export async function listDistricts(db: Db, locale: Locale) {
  return selectDistricts(db, locale)
    .select('district.aliases')
    .select(['district.longitude', 'district.latitude'])
    .select((eb) => [
      eb.fn.coalesce('wanted.locale', 'english.locale').as('locale'),
      eb.fn.coalesce('wanted.headquarters', 'english.headquarters').as('headquarters'),
    ])
    .select(
      sql<number>`(select count(*) from project_district where district_code = district.code)`.as('project_count'),
    )
    .orderBy('district.code')
    .execute()
}

export async function listDistrictNames(db: Db, locale: Locale) {
  return selectDistricts(db, locale).orderBy('district.code').execute()
}

function selectDistricts(db: Db, locale: Locale) {
  return db
    .selectFrom('district')
    .innerJoin('district_translation as english', textOf('english.district_code', 'district.code', DEFAULT_LOCALE))
    .leftJoin('district_translation as wanted', textOf('wanted.district_code', 'district.code', locale))
    .select(['district.code', 'district.slug', 'district.province_number'])
    .select((eb) => eb.fn.coalesce('wanted.name', 'english.name').as('name'))
}

export async function listProjectDistricts(db: Db, projectIds: readonly number[], locale: Locale) {
  if (projectIds.length === 0) return []
  return selectDistricts(db, locale)
    .innerJoin('project_district', 'project_district.district_code', 'district.code')
    .select('project_district.project_id')
    .where(among(db, 'project_district.project_id', projectIds))
    .orderBy('project_district.project_id')
    .orderBy('project_district.position')
    .orderBy('district.code')
    .execute()
}

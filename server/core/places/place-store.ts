import { sql, type Insertable } from 'kysely'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import { among } from '../store/engine.ts'
import type { Database, Db } from '../store/schema.ts'
import { textOf } from '../store/translation.ts'

export type Places = {
  [Table in 'province' | 'province_translation' | 'district' | 'district_translation']: Insertable<Database[Table]>[]
}

export type DistrictRow = Awaited<ReturnType<typeof listDistricts>>[number]

/** Updates the tables from the reference list. Places that left the list stay, because projects may refer to them. */
export async function replacePlaces(db: Db, places: Places): Promise<void> {
  for (const row of places.province) {
    await db
      .insertInto('province')
      .values(row)
      .onConflict((on) => on.column('number').doUpdateSet(row))
      .execute()
  }
  for (const row of places.district) {
    await db
      .insertInto('district')
      .values(row)
      .onConflict((on) => on.column('code').doUpdateSet(row))
      .execute()
  }
  const numbers = places.province.map(({ number }) => number)
  await db.deleteFrom('province_translation').where('province_number', 'in', numbers).execute()
  await db.insertInto('province_translation').values(places.province_translation).execute()
  const codes = places.district.map(({ code }) => code)
  await db.deleteFrom('district_translation').where('district_code', 'in', codes).execute()
  await db.insertInto('district_translation').values(places.district_translation).execute()
}

/** In the order of numbers, codes and languages. */
export async function listPlaces(db: Db): Promise<Places> {
  const [province, district, province_translation, district_translation] = await Promise.all([
    db.selectFrom('province').selectAll().orderBy('number').execute(),
    db.selectFrom('district').selectAll().orderBy('code').execute(),
    db.selectFrom('province_translation').selectAll().orderBy('province_number').orderBy('locale').execute(),
    db.selectFrom('district_translation').selectAll().orderBy('district_code').orderBy('locale').execute(),
  ])
  return { province, province_translation, district, district_translation }
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
export async function listKnownCodes(
  db: Db,
  table: 'district' | 'local_level',
  codes: readonly string[],
): Promise<string[]> {
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

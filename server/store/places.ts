import type { Insertable, Kysely } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import { among } from './engine.ts'
import { isOfProject, type ProjectFilter } from './project-filter.ts'
import type { Database } from './schema.ts'

export interface Places {
  provinces: Insertable<Database['province']>[]
  districts: Insertable<Database['district']>[]
}

export type DistrictRow = Awaited<ReturnType<typeof listDistricts>>[number]

/** Updates the tables from the reference list. Places that left the list stay, because projects may refer to them. */
export async function replacePlaces(db: Kysely<Database>, { provinces, districts }: Places): Promise<void> {
  for (const province of provinces) {
    const { number, ...rest } = province
    await db
      .insertInto('province')
      .values(province)
      .onConflict((on) => on.column('number').doUpdateSet(rest))
      .execute()
  }
  for (const district of districts) {
    const { code, ...rest } = district
    await db
      .insertInto('district')
      .values(district)
      .onConflict((on) => on.column('code').doUpdateSet(rest))
      .execute()
  }
}

export async function listPlaces(db: Kysely<Database>): Promise<Places> {
  return {
    provinces: await db.selectFrom('province').selectAll().orderBy('number').execute(),
    districts: await db.selectFrom('district').selectAll().orderBy('code').execute(),
  }
}

/** By number, slug or English name, in any case. */
export async function findProvince(db: Kysely<Database>, text: string) {
  const name = text.toLowerCase()
  return db
    .selectFrom('province')
    .select('number')
    .where((eb) =>
      eb.or([
        eb(eb.cast<string>('number', 'text'), '=', name),
        eb('slug', '=', name),
        eb(eb.fn<string>('lower', ['name']), '=', name),
        eb(eb.fn<string>('lower', ['full_name']), '=', name),
      ]),
    )
    .executeTakeFirst()
}

/** By code, slug or English name, in any case. */
export async function findDistrict(db: Kysely<Database>, text: string) {
  const name = text.toLowerCase()
  return db
    .selectFrom('district')
    .select('code')
    .where((eb) =>
      eb.or([eb('code', '=', name), eb('slug', '=', name), eb(eb.fn<string>('lower', ['name']), '=', name)]),
    )
    .executeTakeFirst()
}

export async function listKnownDistricts(db: Kysely<Database>, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom('district')
    .select('code')
    .where(among(db, 'code', codes))
    .execute()
  return rows.map(({ code }) => code)
}

/** With counts of matching projects; one in two districts of a province counts once. */
export async function listProvinces(db: Kysely<Database>, locale: Locale, filter: ProjectFilter = {}) {
  return db
    .selectFrom('province')
    .select(['number', 'slug', ...named('name', locale), ...named('full_name', locale), ...named('capital', locale)])
    .select((eb) =>
      eb
        .selectFrom('project_district')
        .innerJoin('district', 'district.code', 'project_district.district_code')
        .whereRef('district.province_number', '=', 'province.number')
        .where(isOfProject('project_district.project_id', filter))
        .select((inner) => inner.fn.count<number>('project_district.project_id').distinct().as('projects'))
        .$asScalar()
        .$notNull()
        .as('project_count'),
    )
    .orderBy('number')
    .execute()
}

/** With counts of matching projects. */
export async function listDistricts(db: Kysely<Database>, locale: Locale, filter: ProjectFilter = {}) {
  return db
    .selectFrom('district')
    .select(['code', 'slug', 'province_number', ...named('name', locale), ...named('headquarters', locale)])
    .select(['longitude', 'latitude'])
    .select((eb) =>
      eb
        .selectFrom('project_district')
        .whereRef('project_district.district_code', '=', 'district.code')
        .where(isOfProject('project_district.project_id', filter))
        .select((inner) => inner.fn.countAll<number>().as('projects'))
        .$asScalar()
        .$notNull()
        .as('project_count'),
    )
    .orderBy('code')
    .execute()
}

export async function listProjectDistricts(db: Kysely<Database>, projectIds: readonly number[], locale: Locale) {
  if (projectIds.length === 0) return []
  return db
    .selectFrom('project_district')
    .innerJoin('district', 'district.code', 'project_district.district_code')
    .select(['project_district.project_id', 'district.code', 'district.slug', 'district.province_number'])
    .select(named('name', locale))
    .where(among(db, 'project_district.project_id', projectIds))
    .orderBy('project_district.project_id')
    .orderBy('project_district.position')
    .orderBy('district.code')
    .execute()
}

/** Both languages always exist. */
function named<Column extends 'name' | 'full_name' | 'capital' | 'headquarters'>(column: Column, locale: Locale) {
  return [locale === 'ne' ? (`${column}_ne as ${column}` as const) : column] as const
}

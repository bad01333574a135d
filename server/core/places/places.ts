import { sql } from 'kysely'
import topology from '../../../content/places/nepal-districts.topo.json' with { type: 'json' }
import type { ListAnswer, ListQuery } from '../../../contract/list.ts'
import { readBorders, readNeighbours, type Borders, type BordersTopology } from '../../../contract/location/borders.ts'
import type { District, Province, LocalLevel, LocalLevelListQuery } from '../../../contract/places/place.ts'
import { pageOf } from '../store/paging.ts'
import type { Db } from '../store/schema.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import { invalid } from '../process/service-error.ts'
import * as store from './place-store.ts'
import { textOf } from '../store/translation.ts'

export async function listProvinces(db: Db, query: ListQuery): Promise<ListAnswer<Province>> {
  const rows = await store.listProvinces(db, query.locale)
  return pageOf(rows.map(toProvince), query)
}

export async function listDistricts(db: Db, query: ListQuery): Promise<ListAnswer<District>> {
  const rows = await store.listDistricts(db, query.locale)
  return pageOf(rows.map(toDistrict), query)
}

export function toProvince(row: Awaited<ReturnType<typeof store.listProvinces>>[number]): Province {
  return {
    number: row.number,
    slug: row.slug,
    name: row.name,
    fullName: row.full_name,
    capital: row.capital,
    aliases: JSON.parse(row.aliases) as string[],
    projectCount: row.project_count,
    locale: row.locale,
  }
}

export function toDistrict(row: Awaited<ReturnType<typeof store.listDistricts>>[number]): District {
  return {
    ...toDistrictReference(row),
    headquarters: row.headquarters,
    aliases: JSON.parse(row.aliases) as string[],
    labelPoint: [row.longitude, row.latitude],
    projectCount: row.project_count,
    locale: row.locale,
  }
}

export function toDistrictReference(row: Pick<store.DistrictRow, 'code' | 'slug' | 'name' | 'province_number'>) {
  return { code: row.code, slug: row.slug, name: row.name, province: row.province_number }
}

export type ProvinceNames = Awaited<ReturnType<typeof store.listProvinceNames>>

/** By number, slug or English name, in any case. */
export function findProvince(provinces: ProvinceNames, text: string): ProvinceNames[number] | undefined {
  const wanted = text.toLowerCase()
  return provinces.find(({ number, slug, english_name, english_full_name }) =>
    [String(number), slug, english_name.toLowerCase(), english_full_name.toLowerCase()].includes(wanted),
  )
}

const districts = topology as unknown as BordersTopology
/** Metres; a province is drawn at a scale at which smaller bends are not visible. */
const PROVINCE_TOLERANCE = 800

let borders: Borders | undefined
let provinceBorders: Borders | undefined
let neighbours: Map<string, string[]> | undefined

/** Decoded at the first use. */
export const districtBorders = (): Borders => (borders ??= readBorders(districts))

/** The same, simplified for the drawing of a whole province. */
export const simplifiedBorders = (): Borders => (provinceBorders ??= readBorders(districts, PROVINCE_TOLERANCE))

/** The codes of the districts around one. */
export const neighboursOf = (code: string): string[] => (neighbours ??= readNeighbours(districts)).get(code) ?? []

type Row = Awaited<ReturnType<typeof listLocalLevelRows>>[number]

/** @throws ServiceError invalid for an unknown district */
export async function listLocalLevels(db: Db, query: LocalLevelListQuery): Promise<ListAnswer<LocalLevel>> {
  const district = query.district === undefined ? undefined : await store.findDistrict(db, query.district)
  if (query.district !== undefined && !district) throw invalid({ district: `There is no district ${query.district}` })
  const rows = await listLocalLevelRows(db, query.locale, district?.code)
  return pageOf(rows.map(toLocalLevel), query)
}

export async function loadLocalLevels(db: Db, projectId: number, locale: LocalLevel['locale']) {
  const rows = await selectLocalLevels(db, locale)
    .innerJoin('project_local_level', 'project_local_level.local_level_code', 'local_level.code')
    .where('project_local_level.project_id', '=', projectId)
    .orderBy('project_local_level.position')
    .execute()
  return rows.map(toLocalLevel)
}

export function toLocalLevel({ code, name, kind, district_code, aliases, locale }: Row): LocalLevel {
  return { code, name, kind, district: district_code, aliases: JSON.parse(aliases) as string[], locale }
}

/** @param district a code; undefined: of all districts */
export async function listLocalLevelRows(db: Db, locale: Locale, district?: string) {
  return selectLocalLevels(db, locale)
    .$if(district !== undefined, (query) => query.where('local_level.district_code', '=', district!))
    .orderBy('local_level.code')
    .execute()
}

/** With the number of projects in each. @param region the code of a district, or the number of a province */
export async function listCountedLocalLevels(db: Db, locale: Locale, region: string) {
  return selectLocalLevels(db, locale)
    .select(
      sql<number>`(select count(*) from project_local_level where local_level_code = local_level.code)`.as(
        'project_count',
      ),
    )
    .where('local_level.code', 'like', `${region}%`)
    .orderBy('local_level.code')
    .execute()
}

function selectLocalLevels(db: Db, locale: Locale) {
  return db
    .selectFrom('local_level')
    .innerJoin(
      'local_level_translation as english',
      textOf('english.local_level_code', 'local_level.code', DEFAULT_LOCALE),
    )
    .leftJoin('local_level_translation as wanted', textOf('wanted.local_level_code', 'local_level.code', locale))
    .select(['local_level.code', 'local_level.district_code', 'local_level.kind', 'local_level.aliases'])
    .select((eb) => [
      eb.fn.coalesce('wanted.locale', 'english.locale').as('locale'),
      eb.fn.coalesce('wanted.name', 'english.name').as('name'),
    ])
}

import topology from '../../../content/places/nepal-districts.topo.json' with { type: 'json' }
import type { ListAnswer, ListQuery } from '../../../contract/list.ts'
import { readBorders, readNeighbours, type Borders, type BordersTopology } from '../../../contract/location/borders.ts'
import type { District, Province } from '../../../contract/places/place.ts'
import { pageOf } from '../store/paging.ts'
import type { Db } from '../store/schema.ts'
import * as store from './place-store.ts'

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

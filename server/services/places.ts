import type { Kysely } from 'kysely'
import type { ListAnswer, ListQuery } from '../../contract/list.ts'
import type { District, Province } from '../../contract/place.ts'
import * as store from '../store/places.ts'
import type { Database } from '../store/schema.ts'
import { listAnswer, sliceOf } from './paging.ts'

export async function listProvinces(db: Kysely<Database>, query: ListQuery): Promise<ListAnswer<Province>> {
  const rows = await store.listProvinces(db, query.locale)
  const provinces = rows.map((row) => ({
    number: row.number,
    slug: row.slug,
    name: row.name,
    fullName: row.full_name,
    capital: row.capital,
    projectCount: row.project_count,
    locale: row.locale,
  }))
  return pageOf(provinces, query)
}

export async function listDistricts(db: Kysely<Database>, query: ListQuery): Promise<ListAnswer<District>> {
  const rows = await store.listDistricts(db, query.locale)
  const districts = rows.map((row) => ({
    ...toDistrictReference(row),
    headquarters: row.headquarters,
    labelPoint: [row.longitude, row.latitude] as [number, number],
    projectCount: row.project_count,
    locale: row.locale,
  }))
  return pageOf(districts, query)
}

export function toDistrictReference(row: Pick<store.DistrictRow, 'code' | 'slug' | 'name' | 'province_number'>) {
  return { code: row.code, slug: row.slug, name: row.name, province: row.province_number }
}

/** At most 77 rows: cheaper to read all than to count and page. */
function pageOf<Item>(all: Item[], query: ListQuery): ListAnswer<Item> {
  const { limit, offset } = sliceOf(query)
  return listAnswer(all.slice(offset, offset + limit), all.length, query)
}

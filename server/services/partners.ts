import type { Kysely } from 'kysely'
import type { ListAnswer, ListQuery } from '../../contract/list.ts'
import type { Partner } from '../../contract/organisation.ts'
import * as store from '../store/partners.ts'
import type { Database } from '../store/schema.ts'
import { listAnswer, sliceOf, totalOf } from './paging.ts'
import { loadPictures } from './pictures/pictures.ts'

export async function listPartners(db: Kysely<Database>, query: ListQuery): Promise<ListAnswer<Partner>> {
  const slice = sliceOf(query)
  const rows = await store.listPartners(db, query.locale, slice)
  const [total, pictureOf] = await Promise.all([
    totalOf(rows, slice, () => store.countPartners(db)),
    loadPictures(
      db,
      rows.map((row) => row.logo_picture_id),
      query.locale,
    ),
  ])
  const partners = rows.map((row) => ({
    id: row.id,
    name: row.name,
    acronym: row.acronym,
    link: row.link,
    logo: pictureOf(row.logo_picture_id)?.url ?? null,
    is_international: row.is_international,
    locale: row.locale,
  }))
  return listAnswer(partners, total, query)
}

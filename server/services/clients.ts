import type { Kysely } from 'kysely'
import type { ListAnswer, ListQuery } from '../../contract/list.ts'
import type { Client } from '../../contract/organisation.ts'
import * as store from '../store/clients.ts'
import type { Database } from '../store/schema.ts'
import { listAnswer, sliceOf, totalOf } from './paging.ts'
import { loadPictures } from './pictures/pictures.ts'

export async function listClients(db: Kysely<Database>, query: ListQuery): Promise<ListAnswer<Client>> {
  const slice = sliceOf(query)
  const rows = await store.listClients(db, query.locale, slice)
  const [total, pictureOf] = await Promise.all([
    totalOf(rows, slice, () => store.countClients(db)),
    loadPictures(
      db,
      rows.map((row) => row.logo_picture_id),
      query.locale,
    ),
  ])
  const clients = rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    kind: row.kind,
    link: row.link,
    logo: pictureOf(row.logo_picture_id)?.url ?? null,
    projectCount: row.project_count,
    locale: row.locale,
  }))
  return listAnswer(clients, total, query)
}

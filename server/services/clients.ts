import type { Kysely } from 'kysely'
import type { ListAnswer, ListQuery } from '../../contract/list.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Client, ClientDetail } from '../../contract/organisation.ts'
import * as store from '../store/clients.ts'
import type { Database } from '../store/schema.ts'
import { toLocales } from './locales.ts'
import { listAnswer, sliceOf, totalOf } from './paging.ts'
import { loadPictures } from './pictures/pictures.ts'
import { notFound } from './service-error.ts'

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
  return listAnswer(
    rows.map((row) => toClient(row, pictureOf)),
    total,
    query,
  )
}

export async function getClient(db: Kysely<Database>, slug: string, locale: Locale): Promise<ClientDetail> {
  const row = await store.findClientBySlug(db, slug, locale)
  if (!row) throw notFound('Client')
  const pictureOf = await loadPictures(db, [row.logo_picture_id], locale)
  return { ...toClient(row, pictureOf), locales: toLocales(row) }
}

function toClient(row: store.ClientRow, pictureOf: (id: number | null) => { url: string } | null): Client {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    kind: row.kind,
    link: row.link,
    logo: pictureOf(row.logo_picture_id)?.url ?? null,
    projectCount: row.project_count,
    locale: row.locale,
  }
}

import type { Kysely } from 'kysely'
import type { ListAnswer, ListQuery } from '../../contract/list.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Page, PageKey } from '../../contract/page.ts'
import type { Picture } from '../../contract/picture.ts'
import * as store from '../store/pages.ts'
import type { Database } from '../store/schema.ts'
import { listAnswer, sliceOf } from './paging.ts'
import { loadPictures } from './pictures.ts'
import { notFound } from './service-error.ts'

/** The texts of all reading pages. */
export async function listPages(db: Kysely<Database>, query: ListQuery): Promise<ListAnswer<Page>> {
  const [total, rows] = await Promise.all([store.countPages(db), store.listPages(db, query.locale, sliceOf(query))])
  const pictureOf = await loadPictures(db, rows.map((row) => row.picture_id), query.locale)
  return listAnswer(rows.map((row) => toPage(row, pictureOf(row.picture_id))), total, query)
}

/** The texts of one page. @throws ServiceError not_found */
export async function getPage(db: Kysely<Database>, key: string, locale: Locale): Promise<Page> {
  const row = await store.findPageByKey(db, key, locale)
  if (!row) throw notFound('Page')
  const pictureOf = await loadPictures(db, [row.picture_id], locale)
  return toPage(row, pictureOf(row.picture_id))
}

function toPage(row: store.PageRow, picture: Picture | null): Page {
  return {
    key: row.key as PageKey,
    title: row.title,
    summary: row.summary ?? '',
    body: row.body ?? '',
    signature: row.signature,
    picture,
    updatedAt: row.updated_at,
    locale: row.locale,
  }
}

import type { Kysely } from 'kysely'
import type { ListAnswer, ListQuery } from '../../contract/list.ts'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import { PAGE_KEYS, PAGE_TEXTS, type Page, type PageDetail, type PageKey } from '../../contract/page.ts'
import type { Picture } from '../../contract/picture.ts'
import * as store from '../store/pages.ts'
import type { Database } from '../store/schema.ts'
import { dayInBs } from './calendar.ts'
import { toLocales } from './locales.ts'
import { listAnswer, sliceOf, totalOf } from './paging.ts'
import { loadPictures } from './pictures/pictures.ts'
import { notFound } from './service-error.ts'
import { toSeo } from './seo.ts'

export async function listPages(db: Kysely<Database>, query: ListQuery): Promise<ListAnswer<Page>> {
  const slice = sliceOf(query)
  const rows = await store.listPages(db, query.locale, slice)
  const [total, pictureOf] = await Promise.all([
    totalOf(rows, slice, () => store.countPages(db)),
    loadPictures(
      db,
      rows.flatMap((row) => [row.picture_id, row.social_picture_id]),
      query.locale,
    ),
  ])
  return listAnswer(
    rows.map((row) => toPage(row, pictureOf, query.locale)),
    total,
    query,
  )
}

/** An unwritten page has a title only. @throws ServiceError not_found */
export async function getPage(db: Kysely<Database>, key: string, locale: Locale): Promise<PageDetail> {
  const known = PAGE_KEYS.find((candidate) => candidate === key)
  if (!known) throw notFound('Page')
  const row = await store.findPageByKey(db, known, locale)
  if (!row) return unwrittenPage(known)
  const pictureOf = await loadPictures(db, [row.picture_id, row.social_picture_id], locale)
  return { ...toPage(row, pictureOf, locale), locales: toLocales(row) }
}

function unwrittenPage(key: PageKey): PageDetail {
  const updatedAt = new Date(0).toISOString()
  return {
    key,
    title: PAGE_TEXTS[key].title,
    summary: '',
    body: '',
    signature: null,
    picture: null,
    seo: null,
    updatedAt,
    updatedAtBs: null,
    locale: DEFAULT_LOCALE,
    locales: [DEFAULT_LOCALE],
  }
}

function toPage(row: store.PageRow, pictureOf: (id: number | null) => Picture | null, locale: Locale): Page {
  return {
    key: row.key,
    title: row.title,
    summary: row.summary ?? '',
    body: row.body ?? '',
    signature: row.signature,
    picture: pictureOf(row.picture_id),
    seo: toSeo(row, pictureOf),
    updatedAt: row.updated_at,
    updatedAtBs: dayInBs(row.updated_at, locale),
    locale: row.locale,
  }
}

import type { Kysely } from 'kysely'
import type { ListAnswer, ListQuery } from '../../contract/list.ts'
import type { Category } from '../../contract/news.ts'
import * as store from '../store/categories.ts'
import type { Database } from '../store/schema.ts'
import { listAnswer, sliceOf, totalOf } from './paging.ts'

export async function listCategories(db: Kysely<Database>, query: ListQuery): Promise<ListAnswer<Category>> {
  const slice = sliceOf(query)
  const rows = await store.listCategories(db, query.locale, slice)
  const total = await totalOf(rows, slice, () => store.countCategories(db))
  const categories = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    newsCount: row.news_count,
    locale: row.locale,
  }))
  return listAnswer(categories, total, query)
}

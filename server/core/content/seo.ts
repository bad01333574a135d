import { sql } from 'kysely'
import type { Seo } from '../../../contract/fields/seo.ts'
import type { Picture } from '../../../contract/pictures/picture.ts'

/** For queries that join the texts of both languages as `wanted` and `english`. */
export function searchEngineColumns(table: 'news' | 'project' | 'service' | 'page') {
  const text = (column: string) =>
    sql<string | null>`coalesce(${sql.ref(`wanted.${column}`)}, ${sql.ref(`english.${column}`)})`
  return [
    text('search_title').as('search_title'),
    text('search_description').as('search_description'),
    sql<number | null>`${sql.ref(`${table}.social_picture_id`)}`.as('social_picture_id'),
    sql<0 | 1>`${sql.ref(`${table}.hidden_from_search`)}`.as('hidden_from_search'),
  ] as const
}

export interface SearchEngineRow {
  search_title: string | null
  search_description: string | null
  social_picture_id: number | null
  hidden_from_search: 0 | 1
}

/** Null where staff chose nothing. */
export function toSeo(row: SearchEngineRow, pictureOf: (id: number | null) => Picture | null): Seo | null {
  const title = row.search_title ?? ''
  const description = row.search_description ?? ''
  const picture = pictureOf(row.social_picture_id)
  const isHidden = row.hidden_from_search === 1
  return title || description || picture || isHidden ? { title, description, picture, isHidden } : null
}

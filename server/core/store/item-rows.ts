import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from './schema.ts'

/** The rows of an item, in a table with the columns `entity` and `item_id`. */
export const ofItem = (entity: string, id: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`entity = ${entity} and item_id = ${id}`

export const NEWEST = sql<SqlBool>`version.number = item.version`
export const PUBLISHED = sql<SqlBool>`version.number = item.published_version`
/** Both, where a newer draft is there. */
export const NEWEST_AND_PUBLISHED = sql<SqlBool>`version.number in (item.version, item.published_version)`
/** The published one, or the newest of an unpublished item. */
export const VISIBLE = sql<SqlBool>`version.number = coalesce(item.published_version, item.version)`

/** Joins items with their versions, or those that are chosen. */
export function itemVersions(db: Db, chosen: RawBuilder<SqlBool> = sql<SqlBool>`1 = 1`) {
  return db
    .selectFrom('content_item as item')
    .innerJoin('content_version as version', (join) =>
      join.onRef('version.entity', '=', 'item.entity').onRef('version.item_id', '=', 'item.item_id').on(chosen),
    )
}

import { sql, type Kysely } from 'kysely'
import type { ContentUser } from '../../../../contract/content/content.ts'
import type { ContentEntity } from '../../../../contract/kinds/index.ts'
import { among } from '../../store/engine.ts'
import type { Database } from '../../store/schema.ts'

/** A column by which published rows refer to other items. */
export interface Reference {
  entity: ContentEntity
  table: string
  column: string
  /** The column with the referring item's id; `id` by default. */
  owner?: string
  /** In a table with items of several kinds, in its column `entity`: of this one. */
  of?: ContentEntity
}

const only = (of: ContentEntity | undefined) => (of ? sql`and entity = ${of}` : sql``)

/** Of published rows: which item refers to which of these. */
export async function listReferences(
  db: Kysely<Database>,
  { table, column, owner = 'id', of }: Reference,
  ids: readonly number[],
): Promise<{ user: number; used: number }[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ user: number; used: number }>`
    select ${sql.ref(owner)} as "user", ${sql.ref(column)} as used from ${sql.table(table)} where ${among(db, column, ids)} ${only(of)}
  `.execute(db)
  return rows
}

export async function listReferring(
  db: Kysely<Database>,
  { entity, table, column, owner = 'id', of }: Reference,
  id: number,
): Promise<ContentUser[]> {
  const { rows } = await sql<Pick<ContentUser, 'id' | 'title'>>`
    select item.item_id as id, item.title
    from (select * from ${sql.table(table)} where true ${only(of)}) as referring
    join content_item as item on item.entity = ${entity} and item.item_id = ${sql.ref(`referring.${owner}`)}
    where ${sql.ref(`referring.${column}`)} = ${id}
    order by item.sort_title, item.item_id
  `.execute(db)
  return rows.map((row) => ({ entity, id: row.id, title: row.title }))
}

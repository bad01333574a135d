import { sql, type Kysely } from 'kysely'
import type { ContentUser } from '../../contract/content.ts'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import type { Database } from './schema.ts'

/** Where what visitors see refers to something else: such as the projects, in the column that names their client. */
export interface Reference {
  entity: ContentEntity
  table: string
  /** The column that refers. */
  column: string
  /** The column with the number of the item that refers; id, where it is not said. */
  owner?: string
}

/** What visitors see that refers to this item. */
export async function listReferring(
  db: Kysely<Database>,
  { entity, table, column, owner = 'id' }: Reference,
  id: number,
): Promise<ContentUser[]> {
  const { rows } = await sql<Pick<ContentUser, 'id' | 'title'>>`
    select item.item_id as id, item.title
    from ${sql.table(table)} as referring
    join content_item as item on item.entity = ${entity} and item.item_id = ${sql.ref(`referring.${owner}`)}
    where ${sql.ref(`referring.${column}`)} = ${id}
    order by item.sort_title, item.item_id
  `.execute(db)
  return rows.map((row) => ({ entity, id: row.id, title: row.title }))
}

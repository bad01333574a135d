import type { Kysely } from 'kysely'
import type { ContentEntity, ContentUser } from '../../contract/content.ts'
import type { Database } from './schema.ts'

/** Where what visitors see refers to something else: such as the projects, in the column that names their client. */
export interface Reference {
  entity: ContentEntity
  table: 'news' | 'service' | 'project' | 'project_service'
  /** The column that refers. */
  column: string
  /** The column with the number of the item that refers; id, where it is not said. */
  owner?: string
}

/** What visitors see that refers to this item. */
export async function listReferring(db: Kysely<Database>, { entity, table, column, owner = 'id' }: Reference, id: number): Promise<ContentUser[]> {
  const rows = await (db as unknown as Kysely<Record<string, any>>)
    .selectFrom(table as string)
    .innerJoin('content_item', 'content_item.item_id', `${table}.${owner}`)
    .select(['content_item.item_id', 'content_item.title'])
    .where('content_item.entity', '=', entity)
    .where(`${table}.${column}`, '=', id)
    .orderBy('content_item.sort_title')
    .orderBy('content_item.item_id')
    .execute()
  return rows.map(({ item_id, title }) => ({ entity, id: Number(item_id), title: String(title) }))
}

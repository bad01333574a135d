import type { Selectable } from 'kysely'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import type { Db } from '../core/store/schema.ts'

interface CommentTable {
  id: string
  entity: ContentEntity
  item_id: number
  /** Null: about the whole item. */
  field: string | null
  text: string
  /** JSON: ids of accounts. */
  mentioned: string
  written_at: string
  written_by: string
  resolved_at: string | null
  resolved_by: string | null
}

declare module '../core/store/schema.ts' {
  interface Database {
    content_comment: CommentTable
  }
}

export type CommentRow = Selectable<CommentTable>

/** The oldest first. */
export async function listComments(db: Db, entity: ContentEntity, id: number): Promise<CommentRow[]> {
  return db
    .selectFrom('content_comment')
    .selectAll()
    .where('entity', '=', entity)
    .where('item_id', '=', id)
    .orderBy('written_at')
    .orderBy('id')
    .execute()
}

export async function findComment(db: Db, id: string): Promise<CommentRow | undefined> {
  return db.selectFrom('content_comment').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertComment(tx: Db, row: CommentRow): Promise<void> {
  await tx.insertInto('content_comment').values(row).execute()
}

export async function resolveComment(
  tx: Db,
  id: string,
  resolution: Pick<CommentRow, 'resolved_at' | 'resolved_by'>,
): Promise<void> {
  await tx.updateTable('content_comment').set(resolution).where('id', '=', id).execute()
}

export async function deleteComment(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('content_comment').where('id', '=', id).execute()
}

import type { ContentEntity } from '../../contract/kinds/index.ts'
import type { SharedLink } from '../../contract/previews/shared-link.ts'
import { changesRows } from '../core/store/engine.ts'
import { ofItem } from '../core/store/item-rows.ts'
import type { Database, Db } from '../core/store/schema.ts'

declare module '../core/store/schema.ts' {
  interface Database {
    preview_link: {
      id: string
      entity: ContentEntity
      item_id: number
      version: number
      made_at: string
      /** An account's e-mail address. */
      made_by: string
      expires_at: string
    }
  }
}

type Item = Pick<Database['preview_link'], 'entity' | 'item_id'>

/** Those that have not ended, the newest first. @param now UTC ISO */
export async function listLinks(db: Db, item: Item, now: string): Promise<SharedLink[]> {
  return db
    .selectFrom('preview_link')
    .select(['id', 'made_at as madeAt', 'made_by as madeBy', 'expires_at as expiresAt'])
    .where(ofItem(item.entity, item.item_id))
    .where('expires_at', '>', now)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute()
}

/** @param id without it: all of the item @returns whether there was one */
export async function deleteLinks(tx: Db, { entity, item_id }: Item, id?: string): Promise<boolean> {
  let links = tx.deleteFrom('preview_link').where(ofItem(entity, item_id))
  if (id !== undefined) links = links.where('id', '=', id)
  return changesRows(links)
}

import type { Kysely } from 'kysely'
import type { ContentItem } from '../../store/content-items.ts'
import { raiseContentRevision } from '../../store/revision.ts'
import type { Database } from '../../store/schema.ts'
import { indexItem } from '../search/search-index.ts'

/** A change of what visitors see. */
export interface PublishChange {
  /** `order`: a new sort position. */
  action: 'publish' | 'unpublish' | 'trash' | 'order'
  /** UTC ISO. */
  at: string
  /** Who made it, as the audit log names them. */
  by: string
}

/**
 * Runs in the transaction of the change: what it throws undoes the change. Whatever leaves this machine or takes long
 * belongs in a job that it queues (putJob).
 * @param item as it is from now on; what was unpublished or trashed, as visitors saw it
 */
export type PublishHandler = (tx: Kysely<Database>, item: ContentItem, change: PublishChange) => Promise<void>

const HANDLERS: PublishHandler[] = [
  // The page cache compares it at each request.
  (tx) => raiseContentRevision(tx),
  // The site's search. A sort position is no part of its index.
  async (tx, { entity, item_id }, { action }) => {
    if (action !== 'order') await indexItem(tx, entity, item_id)
  },
]

/** The one publish event: called once for each item that visitors see otherwise now, before the transaction ends. */
export async function afterPublish(tx: Kysely<Database>, item: ContentItem, change: PublishChange): Promise<void> {
  for (const handle of HANDLERS) await handle(tx, item, change)
}

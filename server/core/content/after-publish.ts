import type { Kysely } from 'kysely'
import type { ContentItem } from './store/content-items.ts'
import { raiseContentRevision } from '../store/revision.ts'
import type { Database } from '../store/schema.ts'
import { indexItem } from '../../search/search-index.ts'
import { queueContentEvent } from '../../webhooks/events.ts'

export interface PublishChange {
  action: 'publish' | 'unpublish' | 'trash' | 'order'
  /** UTC ISO. */
  at: string
  by: string
  /** Of `publish`: visitors saw an earlier version. */
  wasPublished?: boolean
}

/** Runs in the change's transaction; an error undoes the change. Slow or external work belongs in a job (putJob). */
export type PublishHandler = (tx: Kysely<Database>, item: ContentItem, change: PublishChange) => Promise<void>

const HANDLERS: PublishHandler[] = [
  // The page cache compares it at each request.
  (tx) => raiseContentRevision(tx),
  // The site's search. A sort position is no part of its index.
  async (tx, { entity, item_id }, { action }) => {
    if (action !== 'order') await indexItem(tx, entity, item_id)
  },
  // Other programs are told of it.
  async (tx, item, { action, at, wasPublished }) => {
    if (action === 'order') return
    const event = action !== 'publish' ? 'removed' : wasPublished ? 'changed' : 'published'
    await queueContentEvent(tx, item, `content.${event}`, at)
  },
]

/** To be called once, in the transaction, for each item whose public version changes. */
export async function afterPublish(tx: Kysely<Database>, item: ContentItem, change: PublishChange): Promise<void> {
  for (const handle of HANDLERS) await handle(tx, item, change)
}

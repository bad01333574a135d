import { announce } from '../jobs/events.ts'
import { raiseContentRevision } from '../store/revision.ts'
import type { Db } from '../store/schema.ts'
import type { ContentItem } from './store/content-items.ts'

export interface PublishChange {
  action: 'publish' | 'unpublish' | 'trash' | 'order'
  /** UTC ISO. */
  at: string
  by: string
  /** Of `publish`: visitors saw an earlier version. */
  wasPublished?: boolean
  /** Of `publish`: the account for which the item waited for approval. */
  submittedBy?: string | null
}

declare module '../jobs/events.ts' {
  interface Events {
    /** The public form of an item has changed. */
    published: PublishChange & { item: ContentItem }
  }
}

/** To be called once, in the transaction, for each item whose public version changes. */
export async function afterPublish(tx: Db, item: ContentItem, change: PublishChange): Promise<void> {
  // The page cache compares it at each request.
  await raiseContentRevision(tx)
  await announce(tx, 'published', { item, ...change })
}

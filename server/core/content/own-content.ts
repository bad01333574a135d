import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { SAMPLE_FIRM } from '../settings/sample-content.ts'
import type { Db } from '../store/schema.ts'
import { parseDocument } from './columns.ts'
import { describeDocument } from './kind.ts'

/** The invented firm's settings where the store was filled with the sample content; else undefined. */
export async function findSampleSettings(db: Db): Promise<Record<string, unknown> | undefined> {
  const first = await db
    .selectFrom('content_version')
    .select('document')
    .where('entity', '=', 'settings')
    .where('number', '=', 1)
    .executeTakeFirst()
  const document = first && (JSON.parse(first.document) as Record<string, unknown>)
  return document?.['name'] === SAMPLE_FIRM ? document : undefined
}

/**
 * Whether visitors see an item of this kind that did not come with the sample content. One that did is the firm's own once
 * it has another title, or where each kind has one item, once it was saved.
 */
export async function hasOwnContent(db: Db, entity: ContentEntity): Promise<boolean> {
  const kind = kindOf(entity)
  const isSample = (await findSampleSettings(db)) !== undefined
  const items = await db
    .selectFrom('content_item as item')
    .leftJoin('content_version as loaded', (join) =>
      join
        .onRef('loaded.entity', '=', 'item.entity')
        .onRef('loaded.item_id', '=', 'item.item_id')
        .on('loaded.number', '=', 1)
        .on('loaded.action', '=', 'load'),
    )
    .select(['item.title', 'item.published_version', 'loaded.document'])
    .where('item.entity', '=', entity)
    .where('item.state', '=', 'published')
    .$if(!isSample, (query) => query.limit(1))
    .execute()
  return items.some(({ title, published_version, document }) => {
    if (!isSample || document === null) return true
    if (kind.isFixed) return published_version !== 1
    return describeDocument(kind, parseDocument(kind, document)).title !== title
  })
}

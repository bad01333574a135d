import { sql } from 'kysely'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { SAMPLE_FIRM } from '../settings/sample-content.ts'
import type { Db } from '../store/schema.ts'

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

/** Whether visitors see an item of this kind that is not as the sample content had it. */
export async function hasOwnContent(db: Db, entity: ContentEntity): Promise<boolean> {
  const isSample = (await findSampleSettings(db)) !== undefined
  const written = sql<boolean>`exists (select 1 from content_version as written where written.entity = content_item.entity
    and written.item_id = content_item.item_id and written.action <> 'load')`
  const found = await db
    .selectFrom('content_item')
    .select('item_id')
    .where('entity', '=', entity)
    .where('state', '=', 'published')
    .$if(isSample, (query) => query.where(written))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

import type { PageKey } from '../../contract/pages/page-texts.ts'
import type { Db } from '../core/store/schema.ts'

/** The written texts of pages, without their texts. */
export async function listWrittenPages(db: Db) {
  return db.selectFrom('page').select(['id', 'key', 'updated_at', 'hidden_from_search']).execute()
}

/** Whether visitors read a text that staff have saved, and not one that was loaded with the sample. */
export async function isWritten(db: Db, key: PageKey): Promise<boolean> {
  const row = await db
    .selectFrom('page')
    .innerJoin('page_translation', 'page_translation.page_id', 'page.id')
    .innerJoin('content_item', (join) =>
      join.on('content_item.entity', '=', 'pages').onRef('content_item.item_id', '=', 'page.id'),
    )
    .innerJoin('content_version', (join) =>
      join
        .onRef('content_version.entity', '=', 'content_item.entity')
        .onRef('content_version.item_id', '=', 'page.id')
        .onRef('content_version.number', '=', 'content_item.published_version'),
    )
    .select('page.id')
    .where('page.key', '=', key)
    .where('page_translation.body', '!=', '')
    .where('content_version.action', '!=', 'load')
    .executeTakeFirst()
  return row !== undefined
}

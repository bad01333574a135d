import type { Kysely } from 'kysely'
import { CONFIRMED_ENTITIES } from '../../contract/confirmations/confirmed-entities.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import { parseDocument } from '../core/content/columns.ts'
import { withOriginal } from '../core/content/original.ts'
import type { Database } from '../core/store/schema.ts'

/** Of published items, in a language or else as they are. */
export async function listTitles(
  db: Kysely<Database>,
  entity: ContentEntity,
  ids: readonly number[],
  locale: PageLocale,
): Promise<[id: number, title: string][]> {
  const rows = await db
    .selectFrom('content_item')
    .select(['item_id', 'title', 'titles'])
    .where('entity', '=', entity)
    .where('item_id', 'in', ids)
    .where('state', '=', 'published')
    .execute()
  return rows.map(({ item_id, title, titles }) => [
    item_id,
    (JSON.parse(titles) as Partial<Record<PageLocale, string>>)[locale] ?? title,
  ])
}

/** Read at once, so that others do not wait for all. */
const PART = 200

/** The published version of each item that is confirmed. */
export async function* listPublishedDocuments(db: Kysely<Database>) {
  for (const entity of CONFIRMED_ENTITIES) {
    for (let after = 0; ;) {
      const rows = await db
        .selectFrom('content_item')
        .innerJoin('content_version', (join) =>
          join
            .onRef('content_version.entity', '=', 'content_item.entity')
            .onRef('content_version.item_id', '=', 'content_item.item_id')
            .onRef('content_version.number', '=', 'content_item.published_version'),
        )
        .select(['content_item.entity', 'content_item.item_id', 'content_version.document'])
        .where('content_item.entity', '=', entity)
        .where('content_item.state', '=', 'published')
        .where('content_item.item_id', '>', after)
        .orderBy('content_item.item_id')
        .limit(PART)
        .execute()
      for (const { document, ...key } of rows) {
        const parsed = parseDocument(kindOf(entity), document)
        yield { ...key, document: withOriginal(kindOf(entity), parsed) as Record<string, unknown> }
      }
      if (rows.length < PART) break
      after = rows.at(-1)!.item_id
    }
  }
}

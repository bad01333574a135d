import type { Kysely } from 'kysely'
import { CONFIRMED_ENTITIES } from '../../contract/confirmations/confirmed-entities.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import { withOriginal } from '../core/content/original.ts'
import { walkDocuments } from '../core/content/store/walk-documents.ts'
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

/** The published version of each item that is confirmed. */
export async function* listPublishedDocuments(db: Kysely<Database>) {
  for (const entity of CONFIRMED_ENTITIES)
    for await (const { id, document } of walkDocuments(db, entity, 'published'))
      yield { entity, item_id: id, document: withOriginal(kindOf(entity), document) as Record<string, unknown> }
}

import { kindOf, type ContentEntity } from '../../../../contract/kinds/index.ts'
import { parseDocument } from '../columns.ts'
import type { ContentDocument } from '../kind.ts'
import { among } from '../../store/engine.ts'
import { itemVersions, NEWEST, PUBLISHED } from '../../store/item-rows.ts'
import type { Db } from '../../store/schema.ts'

/** Read at once, so that others do not wait for all. */
const PART = 200

/**
 * The items of a kind by id, each in one version: the published one of what is published, or the newest outside the trash.
 * @param only these
 */
export async function* walkDocuments(
  db: Db,
  entity: ContentEntity,
  of: 'published' | 'newest',
  only?: readonly number[],
): AsyncGenerator<{ id: number; document: ContentDocument }> {
  for (let after = 0; ;) {
    const rows = await itemVersions(db, of === 'published' ? PUBLISHED : NEWEST)
      .select(['item.item_id as id', 'version.document'])
      .where('item.entity', '=', entity)
      .where('item.state', of === 'published' ? '=' : '!=', of === 'published' ? 'published' : 'trash')
      .where('item.item_id', '>', after)
      .$if(only !== undefined, (query) => query.where(among(db, 'item.item_id', only!)))
      .orderBy('item.item_id')
      .limit(PART)
      .execute()
    for (const { id, document } of rows) yield { id, document: parseDocument(kindOf(entity), document) }
    if (rows.length < PART) return
    after = rows.at(-1)!.id
  }
}

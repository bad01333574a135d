import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { among } from '../store/engine.ts'
import { itemVersions, NEWEST_AND_PUBLISHED, ofItem } from '../store/item-rows.ts'
import type { Db } from '../store/schema.ts'

/** A link that was chosen from the items (html.ts), in a document as JSON. */
const LINK = /<a href=\\"[^"\\]*\\" data-item=\\"([a-z-]+:\d{1,9})\\"/g

/** The document with today's addresses of the items that its links lead to. Of an item without an address the link stays. */
export async function withItemAddresses<Document>(db: Db, document: Document): Promise<Document> {
  const items = new Set(Array.from(JSON.stringify(document).matchAll(LINK), ([, item]) => item!))
  return items.size === 0 ? document : withAddresses(document, await listPaths(db, [...items]))
}

/** @param paths by item, such as `projects:12` */
export function withAddresses<Document>(document: Document, paths: ReadonlyMap<string, string>): Document {
  const text = JSON.stringify(document)
  return JSON.parse(
    text.replaceAll(LINK, (link, item: string) =>
      paths.has(item) ? `<a href=\\"${paths.get(item)!}\\" data-item=\\"${item}\\"` : link,
    ),
  )
}

/** Where published items stand. @param items such as `projects:12` */
async function listPaths(db: Db, items: readonly string[]): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  const wanted = items.map((item) => item.split(':') as [ContentEntity, string])
  for (const [entity, ofKind] of Map.groupBy(wanted, ([entity]) => entity)) {
    const ids = ofKind.map(([, id]) => Number(id))
    const rows = await db
      .selectFrom('content_item')
      .select(['item_id', 'path'])
      .where('entity', '=', entity)
      .where(among(db, 'item_id', ids))
      .execute()
    for (const { item_id, path } of rows) if (path !== null) paths.set(`${entity}:${item_id}`, path)
  }
  return paths
}

/** The newest and the published versions with a text, without their documents. @param text without what LIKE interprets */
export async function listVersionsWith(db: Db, text: string) {
  return itemVersions(db, NEWEST_AND_PUBLISHED)
    .select(['version.entity', 'version.item_id', 'version.number', 'item.published_version'])
    .where('version.document', 'like', `%${text}%`)
    .execute()
}

export async function rewriteVersion(
  tx: Db,
  { entity, item_id, number }: { entity: ContentEntity; item_id: number; number: number },
  document: object,
): Promise<void> {
  await tx
    .updateTable('content_version')
    .set({ document: JSON.stringify(document) })
    .where(ofItem(entity, item_id))
    .where('number', '=', number)
    .execute()
}

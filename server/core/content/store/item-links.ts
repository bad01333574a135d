import type { ContentEntity } from '../../../../contract/kinds/index.ts'
import { among } from '../../store/engine.ts'
import type { Db } from '../../store/schema.ts'

/** Where published items stand. @param items such as `projects:12` */
export async function listPaths(db: Db, items: readonly string[]): Promise<Map<string, string>> {
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
  return db
    .selectFrom('content_item as item')
    .innerJoin('content_version as version', (join) =>
      join
        .onRef('version.entity', '=', 'item.entity')
        .onRef('version.item_id', '=', 'item.item_id')
        .on((eb) =>
          eb.or([
            eb('version.number', '=', eb.ref('item.version')),
            eb('version.number', '=', eb.ref('item.published_version')),
          ]),
        ),
    )
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
    .where('entity', '=', entity)
    .where('item_id', '=', item_id)
    .where('number', '=', number)
    .execute()
}

import type { Kysely } from 'kysely'

/** Lists name a text of a page by its key, which until now stood in its document alone. */
export async function up(db: Kysely<any>): Promise<void> {
  const items = await db
    .selectFrom('content_item as item')
    .innerJoin('content_version as version', (join) =>
      join
        .onRef('version.entity', '=', 'item.entity')
        .onRef('version.item_id', '=', 'item.item_id')
        .onRef('version.number', '=', 'item.version'),
    )
    .select(['item.item_id', 'version.document'])
    .where('item.entity', '=', 'pages')
    .execute()
  for (const { item_id, document } of items)
    await db
      .updateTable('content_item')
      .set({ list_group: JSON.parse(document).key ?? null })
      .where('entity', '=', 'pages')
      .where('item_id', '=', item_id)
      .execute()
}

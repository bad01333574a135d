import type { Kysely } from 'kysely'

const TABLES = { projects: 'project', timeline: 'timeline_item' }

/** Pages show months and years of Bikram Sambat as they were entered: a month AD lies in two of them. JSON, by field. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const table of Object.values(TABLES))
    await db.schema.alterTable(table).addColumn('dates_as_entered', 'text').execute()
  const published = await db
    .selectFrom('content_item')
    .innerJoin('content_version', (join) =>
      join
        .onRef('content_version.entity', '=', 'content_item.entity')
        .onRef('content_version.item_id', '=', 'content_item.item_id')
        .onRef('content_version.number', '=', 'content_item.published_version'),
    )
    .select(['content_item.entity', 'content_item.item_id', 'content_version.document'])
    .where('content_item.entity', 'in', Object.keys(TABLES))
    .where('content_version.document', 'like', '%"datesAsEntered":%')
    .execute()
  for (const { entity, item_id, document } of published) {
    const { datesAsEntered } = JSON.parse(document) as { datesAsEntered?: object }
    await db
      .updateTable(TABLES[entity as keyof typeof TABLES])
      .set({ dates_as_entered: datesAsEntered ? JSON.stringify(datesAsEntered) : null })
      .where('id', '=', item_id)
      .execute()
  }
}

import type { Kysely } from 'kysely'

/** Links to previews that staff have shared, each until its end. One that was ended has no row. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('preview_link')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('preview_link_by_item').on('preview_link').columns(['entity', 'item_id']).execute()
}

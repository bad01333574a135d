import type { Kysely } from 'kysely'

/** One row for each project and day. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('sheet_opening')
    .addColumn('project_id', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sheet_opening_key', ['project_id', 'day'])
    .execute()
  await db.schema.createIndex('sheet_opening_day').on('sheet_opening').column('day').execute()
}

import type { Kysely } from 'kysely'

/** Texts of projects that staff have decided not to make rows of; a changed text is asked about again. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('kept_text')
    .addColumn('project_id', 'integer', (column) => column.notNull())
    .addColumn('text_key', 'text', (column) => column.notNull())
    .addColumn('kept_at', 'text', (column) => column.notNull())
    .addColumn('kept_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('kept_text_key', ['project_id', 'text_key'])
    .execute()
}

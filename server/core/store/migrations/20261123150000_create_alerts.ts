import type { Kysely } from 'kysely'

/** What owners were told of and that is not over. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('alert')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('fault', 'text', (column) => column.notNull())
    .addColumn('began_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_primary_key', ['kind', 'subject'])
    .execute()
}

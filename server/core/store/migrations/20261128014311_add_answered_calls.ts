import type { Kysely } from 'kysely'

/** Answers to changes, so that the same call again gets the same. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('answered_call')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('caller', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('answer', 'text')
    .execute()
  await db.schema.createIndex('answered_call_caller').on('answered_call').columns(['caller', 'begun_at']).execute()
}

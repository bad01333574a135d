import type { Kysely } from 'kysely'

/** Addresses without a page that visitors asked for. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('missing_address')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('requests', 'integer', (column) => column.notNull())
    .addColumn('last_seen', 'text', (column) => column.notNull())
    .addColumn('referrer_host', 'text')
    .execute()
}

import type { Kysely } from 'kysely'

/** What is known of the store itself, such as the fingerprint of the secret that its sessions are signed with. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('store_fact')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

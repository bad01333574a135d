import { sql, type Kysely } from 'kysely'

/** Passkeys of staff, as better-auth's plugin writes them: times as ISO texts, booleans as 0 and 1. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('staff_passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('staff_user.id').onDelete('cascade'))
    .addColumn('name', 'text')
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    // A counter is an unsigned number of 32 bits: more than Postgres's integer.
    .addColumn('counter', 'bigint', (column) => column.notNull().defaultTo(sql`0`))
    .addColumn('device_type', 'text', (column) => column.notNull())
    .addColumn('backed_up', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text')
    .addColumn('created_at', 'text')
    .addColumn('aaguid', 'text')
    .execute()
  await db.schema.createIndex('staff_passkey_by_user').on('staff_passkey').column('user_id').execute()
}

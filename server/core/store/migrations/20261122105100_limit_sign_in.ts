import type { Kysely } from 'kysely'

/** Attempts to sign in, by which each account slows down, and codes of authenticators that were used. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('staff_sign_in_attempt')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('blocked_until', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('staff_used_code')
    .addColumn('user_id', 'text', (column) => column.notNull().references('staff_user.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_used_code_pk', ['user_id', 'code_hash'])
    .execute()
}

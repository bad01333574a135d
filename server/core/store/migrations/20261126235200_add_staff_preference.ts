import type { Kysely } from 'kysely'

/** Preferences of an account for the staff screens: saved filters and hidden menu entries, as one JSON. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('staff_preference')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('staff_user.id').onDelete('cascade'))
    .addColumn('document', 'text', (column) => column.notNull())
    .execute()
}

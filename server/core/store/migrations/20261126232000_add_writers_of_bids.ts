import type { Kysely } from 'kysely'

/** Not a third role: the constraint of `role` has two, and versions before this one read such an account as an editor's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff_user')
    .addColumn('writes_bids', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

import type { Kysely } from 'kysely'

/** Imports that an owner has cancelled; not a state, because SQLite cannot change the check of that column. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('import_run').addColumn('cancelled_at', 'text').execute()
}

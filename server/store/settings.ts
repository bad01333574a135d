import type { Insertable, Kysely } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from './schema.ts'

/**
 * Sets one setting in one language. Keys are the fields of the contract's `Settings`; values are JSON.
 * The content revision is raised by the caller, once for the transaction.
 */
export async function replaceSetting(db: Kysely<Database>, row: Insertable<Database['setting']>): Promise<void> {
  await db
    .insertInto('setting')
    .values(row)
    .onConflict((on) => on.columns(['key', 'locale']).doUpdateSet({ value: row.value }))
    .execute()
}

/** Every setting in some languages. */
export async function listSettings(db: Kysely<Database>, locales: readonly Locale[]) {
  return db.selectFrom('setting').selectAll().where('locale', 'in', locales).orderBy('key').orderBy('locale').execute()
}

/** Makes these the settings: what is not among them is set no more. */
export async function replaceSettings(tx: Kysely<Database>, rows: Insertable<Database['setting']>[]): Promise<void> {
  await tx.deleteFrom('setting').execute()
  await tx.insertInto('setting').values(rows).execute()
}

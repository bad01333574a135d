import type { Insertable } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'
import type { Database, Db } from '../store/schema.ts'

/** Keys are fields of the contract's `Settings`, values JSON. The caller raises the content revision. */
export async function replaceSetting(db: Db, row: Insertable<Database['setting']>): Promise<void> {
  await db
    .insertInto('setting')
    .values(row)
    .onConflict((on) => on.columns(['key', 'locale']).doUpdateSet({ value: row.value }))
    .execute()
}

export async function listSettings(db: Db, locales: readonly Locale[]) {
  return db.selectFrom('setting').selectAll().where('locale', 'in', locales).orderBy('key').orderBy('locale').execute()
}

/** Deletes settings that are not in the list. */
export async function replaceSettings(tx: Db, rows: Insertable<Database['setting']>[]): Promise<void> {
  await tx.deleteFrom('setting').execute()
  await tx.insertInto('setting').values(rows).execute()
}

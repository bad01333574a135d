import type { Kysely } from 'kysely'
import type { Preferences } from '../../contract/preferences/preferences.ts'
import type { Database } from '../core/store/schema.ts'

declare module '../core/store/schema.ts' {
  interface Database {
    /** JSON: `Preferences`. */
    staff_preference: { user_id: string; document: string }
  }
}

export async function findPreferences(db: Kysely<Database>, userId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('staff_preference')
    .select('document')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? (JSON.parse(row.document) as Preferences) : { savedFilters: {}, hiddenEntries: [] }
}

export async function putPreferences(tx: Kysely<Database>, userId: string, document: string): Promise<void> {
  await tx
    .insertInto('staff_preference')
    .values({ user_id: userId, document })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ document }))
    .execute()
}

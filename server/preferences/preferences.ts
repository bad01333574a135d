import { PREFERENCE_BOUNDS } from '../../contract/limits.ts'
import type { Preferences, PreferencesChange } from '../../contract/preferences/preferences.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { lockKeys } from '../core/store/engine.ts'
import type { Db } from '../core/store/schema.ts'

declare module '../core/store/schema.ts' {
  interface Database {
    /** JSON: `Preferences`. */
    staff_preference: { user_id: string; document: string }
  }
}

export async function findPreferences(db: Db, userId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('staff_preference')
    .select('document')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? (JSON.parse(row.document) as Preferences) : { savedFilters: {}, hiddenEntries: [] }
}

async function putPreferences(tx: Db, userId: string, document: string): Promise<void> {
  await tx
    .insertInto('staff_preference')
    .values({ user_id: userId, document })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ document }))
    .execute()
}

/** Lists that the change does not name keep their filters. @throws ServiceError invalid where all is too much */
export function changePreferences(
  db: Db,
  userId: string,
  { savedFilters, hiddenEntries }: PreferencesChange,
): Promise<Preferences> {
  return db.transaction().execute(async (tx) => {
    await lockKeys(tx, [`preferences ${userId}`])
    const before = await findPreferences(tx, userId)
    const filters = Object.entries({ ...before.savedFilters, ...savedFilters }).filter(([, saved]) => saved.length > 0)
    const changed = {
      savedFilters: Object.fromEntries(filters),
      hiddenEntries: [...new Set(hiddenEntries ?? before.hiddenEntries)],
    }
    const document = JSON.stringify(changed)
    if (Buffer.byteLength(document) > PREFERENCE_BOUNDS.total)
      throw new ServiceError('invalid', 'Your saved filters take up too much space: delete some of them first')
    await putPreferences(tx, userId, document)
    return changed
  })
}

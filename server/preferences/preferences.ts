import { PREFERENCE_BOUNDS } from '../../contract/limits.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { inTurn } from '../core/store/engine.ts'

declare module '../core/store/schema.ts' {
  interface Database {
    /** JSON, of this and other features. */
    staff_preference: { user_id: string; document: string }
  }
}

type Deps = Pick<WriteDeps, 'db' | 'actor'>

/** The choices of an account for the staff screens; a feature names those of its own. */
export async function findPreferences<Own>({ db, actor }: Deps): Promise<Partial<Own>> {
  const rows = db.selectFrom('staff_preference').select('document').where('user_id', '=', actor.id)
  return JSON.parse((await rows.executeTakeFirst())?.document ?? '{}') as Partial<Own>
}

/** The choices of other features stay as they are. @throws ServiceError invalid where all is too much */
export function changePreferences<Own>(
  { db, actor }: Deps,
  changeOf: (before: Partial<Own>) => Partial<Own>,
): Promise<Partial<Own>> {
  const user_id = actor.id!
  return inTurn(db, [`preferences ${user_id}`], async (tx) => {
    const before = await findPreferences<Own>({ db: tx, actor })
    const changed = { ...before, ...changeOf(before) }
    const document = JSON.stringify(changed)
    if (Buffer.byteLength(document) > PREFERENCE_BOUNDS.total)
      throw new ServiceError('invalid', 'What you have saved takes up too much space: delete some of it first')
    await tx
      .insertInto('staff_preference')
      .values({ user_id, document })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ document }))
      .execute()
    return changed
  })
}

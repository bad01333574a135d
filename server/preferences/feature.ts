import { oneOf, writtenOf } from '../../contract/list.ts'
import {
  preferencesChangeSchema,
  preferencesSchema,
  type Preferences,
  type PreferencesChange,
} from '../../contract/preferences/preferences.ts'
import { signedInOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, type ApiParts } from '../core/api/router.ts'
import type { Feature } from '../core/feature.ts'
import { PREFERENCE_BOUNDS } from '../../contract/limits.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { lockKeys } from '../core/store/engine.ts'
import type { Db } from '../core/store/schema.ts'

const call = callsOf('Preferences', { access: 'reader' })
const getCall = call('get /', "One's own saved filters and hidden menu entries", {
  200: answer(oneOf(preferencesSchema), 'They are the same in every browser'),
})
const changeCall = call('patch /', "Change one's saved filters or hidden menu entries", {
  description: 'The filters of a list replace those that it had; lists that are left out keep theirs.',
  body: preferencesChangeSchema,
  200: answer(writtenOf(preferencesSchema), 'Stored'),
})

const preferencesApi = ({ db }: ApiParts) =>
  createRouter()
    .openapi(getCall, async (context) =>
      context.json({ data: await findPreferences(db, signedInOf(context).staff.id) }, 200),
    )
    .openapi(changeCall, async (context) => {
      const data = await changePreferences(db, signedInOf(context).staff.id, context.req.valid('json'))
      return context.json({ message: 'Saved.', data }, 200)
    })

export const preferencesFeature: Feature = { api: (deps) => ({ '/preferences': preferencesApi(deps) }) }

declare module '../core/store/schema.ts' {
  interface Database {
    /** JSON: `Preferences`. */
    staff_preference: { user_id: string; document: string }
  }
}

async function findPreferences(db: Db, userId: string): Promise<Preferences> {
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
function changePreferences(
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

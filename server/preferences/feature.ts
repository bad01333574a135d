import { preferencesChangeSchema, preferencesSchema } from '../../contract/preferences/preferences.ts'
import { signedInOf } from '../core/accounts/access.ts'
import { one, routerOf, servedCallsOf, written } from '../core/accounts/served-calls.ts'
import type { Feature } from '../core/feature.ts'
import { changePreferences, findPreferences } from './preferences.ts'

const call = servedCallsOf('Preferences', { access: 'reader' })

const preferencesApi = routerOf(
  call('get /', "One's own saved filters and hidden menu entries", {
    200: one(preferencesSchema, 'They are the same in every browser'),
    handle: ({ db }, { context }) => findPreferences(db, signedInOf(context).staff.id),
  }),
  call('patch /', "Change one's saved filters or hidden menu entries", {
    description: 'The filters of a list replace those that it had; lists that are left out keep theirs.',
    body: preferencesChangeSchema,
    200: written(preferencesSchema, 'Stored', 'Saved.'),
    handle: ({ db }, { body, context }) => changePreferences(db, signedInOf(context).staff.id, body),
  }),
)

export const preferencesFeature: Feature = { api: (deps) => ({ '/preferences': preferencesApi(deps) }) }

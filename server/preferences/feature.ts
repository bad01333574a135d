import { preferencesSchema, type Preferences } from '../../contract/preferences/preferences.ts'
import { one, routerOf, servedCallsOf, written } from '../core/accounts/served-calls.ts'
import type { Feature } from '../core/feature.ts'
import { changePreferences, findPreferences } from './preferences.ts'

const call = servedCallsOf('Preferences', { access: 'reader' })

const shown = ({ hiddenEntries = [] }: Partial<Preferences>) => ({ hiddenEntries })

const preferencesApi = routerOf(
  call('get /', "One's own hidden menu entries", {
    200: one(preferencesSchema, 'They are the same in every browser'),
    handle: async (deps) => shown(await findPreferences(deps)),
  }),
  call('patch /', "Change one's hidden menu entries", {
    body: preferencesSchema,
    200: written(preferencesSchema, 'Stored', 'Saved.'),
    handle: async (deps, { body }) => shown(await changePreferences(deps, () => body)),
  }),
)

export const feature: Feature = { api: (deps) => ({ '/preferences': preferencesApi(deps) }) }

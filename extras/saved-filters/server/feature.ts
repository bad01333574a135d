import { one, routerOf, servedCallsOf, written } from '../../../server/core/accounts/served-calls.ts'
import type { Feature } from '../../../server/core/feature.ts'
import { changePreferences, findPreferences } from '../../../server/preferences/public.ts'
import { changedFiltersSchema, savedFiltersSchema, type SavedFilters } from '../contract/saved-filters.ts'

interface Stored {
  savedFilters: SavedFilters
}

const call = servedCallsOf('Saved filters', { access: 'reader' })

const savedFiltersApi = routerOf(
  call('get /saved-filters', "One's own saved filters", {
    200: one(savedFiltersSchema, 'They are the same in every browser'),
    handle: async (deps) => (await findPreferences<Stored>(deps)).savedFilters ?? {},
  }),
  call('patch /saved-filters', "Change one's saved filters", {
    description: 'The filters of a list replace those that it had; lists that are left out keep theirs.',
    body: changedFiltersSchema,
    200: written(savedFiltersSchema, 'Stored', 'Saved.'),
    async handle(deps, { body }) {
      const changed = await changePreferences<Stored>(deps, ({ savedFilters }) => {
        const filters = Object.entries({ ...savedFilters, ...body.filters }).filter(([, saved]) => saved.length > 0)
        return { savedFilters: Object.fromEntries(filters) }
      })
      return changed.savedFilters ?? {}
    },
  }),
)

export const feature: Feature = { api: (deps) => ({ '/preferences': savedFiltersApi(deps) }) }

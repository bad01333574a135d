import type { Feature } from '../core/feature.ts'
import { createRebuildHandler } from './rebuild.ts'
import { searchApi } from './search-api.ts'
import { indexItem, indexItemsWith, indexPlaces } from './search-index.ts'

export const searchFeature: Feature = {
  on: {
    placesReplaced: (tx) => indexPlaces(tx),
    documentRead: (tx, { id }) => indexItemsWith(tx, id),
    // A sort position is no part of its index.
    async published(tx, { item, action }) {
      if (action !== 'order') await indexItem(tx, item.entity, item.item_id)
    },
  },
  api: (deps) => ({ '/search': searchApi(deps) }),
  jobs: (deps) => [createRebuildHandler(deps)],
}

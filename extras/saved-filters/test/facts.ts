import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/saved-?filter/i],
  screens: [],
  ownersAlone: [],
  addresses: ['/api/v1/preferences/saved-filters'],
  environment: {},
}

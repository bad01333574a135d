import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/wordpress/i, /wxr/i],
  screens: [],
  ownersAlone: [],
  environment: {},
}

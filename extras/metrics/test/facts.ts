import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  // `symmetricEncrypt` is another word.
  names: [/(?<!sym)metric/i],
  screens: [],
  ownersAlone: [],
  addresses: ['/metrics'],
  environment: {},
}

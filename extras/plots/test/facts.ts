import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/\bplot/i, /createSampler|sampleEachMinute/],
  screens: [],
  ownersAlone: ['/operations/plots'],
  environment: {},
}

import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  screens: [],
  ownersAlone: [],
  addresses: ['/cards/home.jpg', '/cards/ne/home.jpg'],
  environment: {},
}

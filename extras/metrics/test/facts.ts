import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = { screens: [], ownersAlone: [], addresses: ['/metrics'], environment: {} }

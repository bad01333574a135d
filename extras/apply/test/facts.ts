import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/APPLY_PATH/, /application_entry/, /applicationsApi/],
  screens: [],
  ownersAlone: ['/applications/settings'],
  byRight: ['/applications'],
  environment: {},
}

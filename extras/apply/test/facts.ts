import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/APPLY_PATH/, /application_entry/, /applicationsApi/],
  screens: [{ path: '/admin/applications', word: 'Vacancies', controls: ['Save', 'Change the state…'] }],
  ownersAlone: ['/applications/settings'],
  byRight: ['/applications'],
  environment: {},
}

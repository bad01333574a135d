import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/standingListApi/, /StandingListScreen/, /standing_application/],
  screens: [{ path: '/admin/standing-list', word: 'Add an office', controls: ['Add an office', 'Fiscal year'] }],
  ownersAlone: [],
  byRight: ['/standing-list', '/offices', '/letter-wording'],
  environment: {},
}

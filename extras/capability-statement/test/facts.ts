import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  screens: [],
  ownersAlone: [],
  addresses: ['/about/profile/statement', '/ne/about/profile/statement'],
  sentences: {
    'extras/capability-statement/site/pages/statement.words': {
      'how to print': 'hint',
      'facts of a project': 'columns pages share',
    },
    'extras/capability-statement/site/slots/words': { 'a link to the statement': 'statement' },
  },
  environment: {},
}

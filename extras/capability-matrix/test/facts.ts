import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  screens: [],
  ownersAlone: [],
  addresses: ['/capabilities', '/ne/capabilities'],
  pages: ['/capabilities'],
  sentences: {
    'extras/capability-matrix/site/pages/capabilities.words': {
      'counted from the projects': 'changed undated',
      'how the figures are counted': 'inYears onceEach',
      'how the search works': 'nearest',
    },
  },
  environment: {},
}

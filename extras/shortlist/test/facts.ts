import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/ShortlistToggle/, /useShortlist/, /dossier/i],
  screens: [],
  ownersAlone: [],
  addresses: ['/shortlist', '/ne/shortlist', '/shortlist?projects=1,2'],
  pages: ['/shortlist'],
  sentences: {
    'extras/shortlist/site/pages/shortlist.words': { 'how shortlists work': 'description linked own' },
    'extras/shortlist/site/ui/shortlist.words': { 'how shortlists work': 'full opening unstored' },
    'extras/shortlist/site/ui/dossier.words': {
      'how to print, and the source of the map': 'preparedForHelp source',
    },
    'extras/shortlist/site/ui/words': { 'how shortlists work': 'allKept missing purpose' },
  },
  environment: {},
}

import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  screens: [{ path: '/admin/sheets', word: 'Make a new key', controls: ['Make a new key'], tag: '@all' }],
  ownersAlone: ['/sheet-keys'],
  pages: ['/projects/covered-market-hall/sheet', '/verify'],
  addresses: ['/verify', '/ne/verify', '/.well-known/project-sheets.json'],
  sentences: {
    'extras/project-sheets/site/pages/verify.words': {
      'how sheets are checked': 'compareHelp counted lead meaning numberHelp unknownText',
    },
    'extras/project-sheets/site/slots/project.words': { 'a link to the sheet': 'sheet' },
    'extras/project-sheets/site/ui/words': {
      'how sheets are checked': 'check draft more qr',
      'how to print': 'hint',
    },
  },
  environment: {},
}

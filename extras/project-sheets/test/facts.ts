import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  screens: [{ path: '/admin/sheets', word: 'Make a new key', controls: ['Make a new key'], tag: '@all' }],
  ownersAlone: ['/sheet-keys'],
  pages: ['/projects/covered-market-hall/sheet', '/verify'],
  addresses: ['/verify', '/ne/verify', '/.well-known/project-sheets.json'],
  sentences: {
    'extras/project-sheets/site/pages/verify.words.ts': {
      'how sheets are checked': 'compareHelp counted lead meaning numberHelp unknownText',
    },
    'extras/project-sheets/site/slots/project.words.ts': { 'a link to the sheet': 'sheet' },
    'extras/project-sheets/site/ui/words.ts': {
      'how sheets are checked': 'check draft more qr',
      'how to print': 'hint',
    },
  },
  environment: {},
}

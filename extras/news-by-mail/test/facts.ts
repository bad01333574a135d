import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/news-by-mail/i, /subscriber/i],
  screens: [{ path: '/admin/news-by-mail', word: 'People on the list', controls: ['Save', 'Add people…'] }],
  ownersAlone: ['/news-by-mail'],
  sentences: { 'extras/news-by-mail/site/ui/words.ts': { 'how the sign-up works': 'help' } },
  environment: {},
}

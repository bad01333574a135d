import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/news-by-mail/i, /subscriber/i],
  screens: [{ path: '/admin/news-by-mail', word: 'People on the list', controls: ['Save', 'Add people…'] }],
  ownersAlone: ['/letters', '/settings', '/subscribers'].map((path) => `/news-by-mail${path}`),
  addresses: ['/api/v1/news-by-mail/sign-up'],
  asks: { '/news': ['news-by-mail/sign-up'] },
  sentences: { 'extras/news-by-mail/site/ui/words': { 'how the sign-up works': 'help' } },
  environment: {},
}

import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/papersApi/, /PaperShelf/],
  screens: [{ path: '/admin/papers', word: 'Add a paper', controls: ['Add a paper', 'Kind'] }],
  ownersAlone: [],
  byRight: ['/papers'],
  addresses: ['/api/v1/public-papers'],
  environment: {},
}

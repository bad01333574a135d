import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [
    /\/comments\b/,
    /content_comment/,
    /(delete|resolve|reopen)-comment/,
    /\bmention\b/,
    /useComments|CommentsTab/,
  ],
  screens: [],
  ownersAlone: [],
  addresses: ['/api/v1/content/news/1/comments'],
  environment: {},
}

import { z } from '@hono/zod-openapi'
import {
  searchAnswerSchema,
  searchQuerySchema,
  suggestionSchema,
  suggestionsQuerySchema,
} from '../../contract/search/search.ts'
import { one, routerOf, servedCallsOf, whole } from '../core/accounts/served-calls.ts'
import { busyError } from '../core/api/router.ts'
import type { Feature } from '../core/feature.ts'
import { createFactHandler, createRebuildHandler, indexPublished } from './index-jobs.ts'
import { indexItemsWith, indexPlaces } from './search-index.ts'
import { search, suggest } from './search.ts'

const call = servedCallsOf('Search', { access: 'public' })

const searchApi = routerOf(
  call('get /', 'Everything that visitors can find, by words', {
    cache: ['locale', 'kind', 'page', 'limit'],
    description:
      'Words are found in English and Nepali, in Devanagari and Latin letters, by their beginnings and with small typos. ' +
      'Projects are also found by their client, services, districts and provinces, and by a fiscal year in which they ran, ' +
      'such as FY 2081/82 or २०८१/८२.',
    query: searchQuerySchema,
    200: whole(searchAnswerSchema, 'Results, the best of each kind first'),
    ...busyError,
    handle: ({ reads, now }, { query }) => search(reads, query, now()),
  }),
  call('get /suggestions', 'Titles with the words that have been typed so far', {
    cache: ['locale'],
    query: suggestionsQuerySchema,
    200: one(z.array(suggestionSchema), 'Suggestions'),
    ...busyError,
    handle({ reads, now }, { query, context }) {
      // A person who types goes back and forth; nobody misses a title for a minute.
      context.header('Cache-Control', 'public, max-age=60')
      return suggest(reads, query.q, query.locale, now())
    },
  }),
)

export const feature: Feature = {
  on: {
    placesReplaced: (tx) => indexPlaces(tx),
    documentRead: (tx, { id }) => indexItemsWith(tx, id),
    published: indexPublished,
  },
  api: (deps) => ({ '/search': searchApi(deps) }),
  jobs: (deps) => [createRebuildHandler(deps), createFactHandler(deps)],
}

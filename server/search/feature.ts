import { z } from '@hono/zod-openapi'
import {
  searchAnswerSchema,
  searchQuerySchema,
  suggestionSchema,
  suggestionsQuerySchema,
} from '../../contract/search/search.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, busyError, createRouter, type ApiParts } from '../core/api/router.ts'
import type { Feature } from '../core/feature.ts'
import { createRebuildHandler, indexItem, indexItemsWith, indexPlaces } from './search-index.ts'
import { search, suggest } from './search.ts'

const call = callsOf('Search', { access: 'public' })
const searchCall = call('get /', 'Everything that visitors can find, by words', {
  cache: ['locale', 'kind', 'page', 'limit'],
  description:
    'Words are found in English and Nepali, in Devanagari and Latin letters, by their beginnings and with small typos. ' +
    'Projects are also found by their client, services, districts and provinces, and by a fiscal year in which they ran, ' +
    'such as FY 2081/82 or २०८१/८२.',
  query: searchQuerySchema,
  200: answer(searchAnswerSchema, 'Results, the best of each kind first'),
  ...busyError,
})

const suggestionsCall = call('get /suggestions', 'Titles with the words that have been typed so far', {
  cache: ['locale'],
  query: suggestionsQuerySchema,
  200: answer(z.object({ data: z.array(suggestionSchema) }), 'Suggestions'),
  ...busyError,
})

const searchApi = ({ reads, now }: ApiParts) =>
  createRouter()
    .openapi(searchCall, async (context) => context.json(await search(reads, context.req.valid('query'), now()), 200))
    .openapi(suggestionsCall, async (context) => {
      const { q, locale } = context.req.valid('query')
      // A person who types goes back and forth; nobody misses a title for a minute.
      context.header('Cache-Control', 'public, max-age=60')
      return context.json({ data: await suggest(reads, q, locale, now()) }, 200)
    })

export const searchFeature: Feature = {
  on: {
    placesReplaced: (tx) => indexPlaces(tx),
    documentRead: (tx, { id }) => indexItemsWith(tx, id),
    // A sort position is no part of its index.
    async published(tx, { item, action }) {
      if (action !== 'order') await indexItem(tx, item.entity, item.item_id)
    },
  },
  api: (deps) => ({ '/search': searchApi(deps) }),
  jobs: (deps) => [createRebuildHandler(deps)],
}

import { z } from '@hono/zod-openapi'
import {
  searchAnswerSchema,
  searchQuerySchema,
  suggestionSchema,
  suggestionsQuerySchema,
} from '../../contract/search.ts'
import { search, suggest } from '../services/search/search.ts'
import { answer, busyError, createRoute, createRouter, listErrors, type ApiParts } from './router.ts'

const searchRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: ['locale', 'kind', 'page', 'limit'],
  tags: ['Search'],
  summary: 'Everything that visitors can find, by words',
  description:
    'Words are found in English and Nepali, in Devanagari and Latin letters, by their beginnings and with small typos. ' +
    'Projects are also found by their client, services, districts and provinces, and by a fiscal year in which they ran, ' +
    'such as FY 2081/82 or २०८१/८२.',
  request: { query: searchQuerySchema },
  responses: { 200: answer(searchAnswerSchema, 'Results, the best of each kind first'), ...listErrors, ...busyError },
})

const suggestionsRoute = createRoute({
  method: 'get',
  path: '/suggestions',
  access: 'public',
  cache: ['locale'],
  tags: ['Search'],
  summary: 'Titles with the words that have been typed so far',
  request: { query: suggestionsQuerySchema },
  responses: { 200: answer(z.object({ data: z.array(suggestionSchema) }), 'Suggestions'), ...listErrors, ...busyError },
})

export const searchApi = ({ reads, now }: ApiParts) =>
  createRouter()
    .openapi(searchRoute, async (context) => context.json(await search(reads, context.req.valid('query'), now()), 200))
    .openapi(suggestionsRoute, async (context) => {
      const { q, locale } = context.req.valid('query')
      // Whoever types goes back and forth; nobody misses a title for a minute.
      context.header('Cache-Control', 'public, max-age=60')
      return context.json({ data: await suggest(reads, q, locale, now()) }, 200)
    })

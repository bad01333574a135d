import { z } from '@hono/zod-openapi'
import { listOf, oneOf } from '../../contract/list.ts'
import { newsDetailSchema, newsListQuerySchema, newsQuerySchema, newsSchema } from '../../contract/news.ts'
import { includesDrafts, getPublishedNews, listPublishedNews } from '../services/news.ts'
import { listNewsForStaff } from '../services/news-drafts.ts'
import { isAskedByStaff } from './access.ts'
import { answer, createRoute, createRouter, LIST_PARAMETERS, listErrors, oneErrors, type ApiParts } from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: [...LIST_PARAMETERS, 'populate', 'filter[status]', 'category'],
  tags: ['News'],
  summary: 'News and events, newest first',
  description: 'The search looks at names and summaries in every language; each word must be found.',
  request: { query: newsListQuerySchema },
  responses: { 200: answer(listOf(newsSchema), 'A page of published news'), ...listErrors },
})

const getRoute = createRoute({
  method: 'get',
  path: '/slug/{slug}',
  access: 'public',
  cache: ['locale', 'populate'],
  tags: ['News'],
  summary: 'One news item with the ones before and after it',
  request: { params: z.object({ slug: z.string() }), query: newsQuerySchema },
  responses: { 200: answer(oneOf(newsDetailSchema), 'The news item'), ...oneErrors },
})

export const newsApi = (parts: ApiParts) =>
  createRouter()
    .openapi(listRoute, async (context) => {
      const query = context.req.valid('query')
      const seesDrafts = includesDrafts(query) && (await isAskedByStaff(context))
      const list = seesDrafts ? listNewsForStaff : listPublishedNews
      return context.json(await list(parts.db, query, parts.now()), 200)
    })
    .openapi(getRoute, async (context) => {
      const { slug } = context.req.valid('param')
      return context.json(
        { data: await getPublishedNews(parts.db, slug, context.req.valid('query'), parts.now()) },
        200,
      )
    })

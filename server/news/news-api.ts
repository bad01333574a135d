import { listOf, oneOf } from '../../contract/list.ts'
import { newsDetailSchema, newsListQuerySchema, newsQuerySchema, newsSchema } from '../../contract/news/news.ts'
import { includesDrafts, getPublishedNews, listPublishedNews } from './news.ts'
import { listNewsForStaff } from './news-drafts.ts'
import { isAskedByStaff } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, LIST_PARAMETERS, type ApiParts } from '../core/api/router.ts'

const call = callsOf('News', { access: 'public' })
const listCall = call('get /', 'News and events, newest first', {
  cache: [...LIST_PARAMETERS, 'populate', 'filter[status]', 'category'],
  description: 'The search looks at names and summaries in every language; each word must be found.',
  query: newsListQuerySchema,
  200: answer(listOf(newsSchema), 'A page of published news'),
})

const getCall = call('get /slug/{slug}', 'One news item with the ones before and after it', {
  cache: ['locale', 'populate'],
  query: newsQuerySchema,
  200: answer(oneOf(newsDetailSchema), 'The news item'),
})

export const newsApi = (parts: ApiParts) =>
  createRouter()
    .openapi(listCall, async (context) => {
      const query = context.req.valid('query')
      const seesDrafts = includesDrafts(query) && (await isAskedByStaff(context))
      const list = seesDrafts ? listNewsForStaff : listPublishedNews
      return context.json(await list(parts.db, query, parts.now()), 200)
    })
    .openapi(getCall, async (context) => {
      const { slug } = context.req.valid('param')
      return context.json(
        { data: await getPublishedNews(parts.db, slug, context.req.valid('query'), parts.now()) },
        200,
      )
    })

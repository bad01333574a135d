import { categoryKind } from '../../contract/news/category.ts'
import { newsKind } from '../../contract/news/kind.ts'
import { listOf, oneOf } from '../../contract/list.ts'
import {
  categorySchema,
  newsDetailSchema,
  newsListQuerySchema,
  newsQuerySchema,
  newsSchema,
} from '../../contract/news/news.ts'
import { isAskedByStaff } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { LIST_PARAMETERS, answer, createRouter, type ApiParts } from '../core/api/router.ts'
import { publicKindApi } from '../core/content/public-kind-api.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { recordKind } from '../core/content/record-kind.ts'
import type { Feature } from '../core/feature.ts'
import { listNewsForStaff } from './news-drafts.ts'
import { listCategoriesById } from './news-store.ts'
import { getPublishedNews, includesDrafts, listPublishedNews } from './news.ts'

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

const newsApi = (parts: ApiParts) =>
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

const news = recordKind(newsKind, {
  // '1' published (specification section 4). Drafts are versions, so '0' is unused.
  columns: { status: '1' },
  isPublished: ({ status }) => status === '1',

  async present(db, { categoryId }, state) {
    const [category] = await listCategoriesById(db, categoryId === null ? [] : [categoryId], 'en')
    return {
      status: state === 'published' ? '1' : '0',
      locale: 'en',
      ...(category && { category: { id: category.id, slug: category.slug, name: category.name } }),
    }
  },
})

const categories = publicKind(categoryKind, {
  item: categorySchema,
  counts: { newsCount: { table: 'news', column: 'category_id' } },
})

export const newsFeature: Feature = {
  kinds: [news],
  api: (deps) => ({ '/news': newsApi(deps), '/categories': publicKindApi(deps, categories) }),
}

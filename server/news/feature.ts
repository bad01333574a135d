import { categoryKind } from '../../contract/news/category.ts'
import { newsKind } from '../../contract/news/kind.ts'
import {
  categorySchema,
  newsDetailSchema,
  newsListQuerySchema,
  newsQuerySchema,
  newsSchema,
} from '../../contract/news/news.ts'
import { isAskedByStaff } from '../core/accounts/access.ts'
import { listed, one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import { LIST_PARAMETERS } from '../core/api/router.ts'
import { publicKindApi } from '../core/content/public-kind-api.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { recordKind } from '../core/content/record-kind.ts'
import type { Feature } from '../core/feature.ts'
import { listCategories, listNewsForStaff, getPublishedNews, includesDrafts, listPublishedNews } from './news.ts'

const call = servedCallsOf('News', { access: 'public' })

const newsApi = routerOf(
  call('get /', 'News and events, newest first', {
    cache: [...LIST_PARAMETERS, 'populate', 'filter[status]', 'category'],
    description: 'The search looks at names and summaries in every language; each word must be found.',
    query: newsListQuerySchema,
    200: listed(newsSchema, 'A page of published news'),
    async handle({ db, now }, { query, context }) {
      const seesDrafts = includesDrafts(query) && (await isAskedByStaff(context))
      return (seesDrafts ? listNewsForStaff : listPublishedNews)(db, query, now())
    },
  }),
  call('get /slug/{slug}', 'One news item with the ones before and after it', {
    cache: ['locale', 'populate'],
    query: newsQuerySchema,
    200: one(newsDetailSchema, 'The news item'),
    handle: ({ db, now }, { params, query }) => getPublishedNews(db, params.slug, query, now()),
  }),
)

const news = recordKind(newsKind, {
  // '1' published (specification section 4). Drafts are versions, so '0' is unused.
  columns: { status: '1' },
  isPublished: ({ status }) => status === '1',

  async present(db, { categoryId }, state) {
    const [category] = await listCategories(db, [categoryId], 'en')
    return {
      status: state === 'published' ? '1' : '0',
      locale: 'en',
      ...(category && { category }),
    }
  },
})

const categories = publicKind(categoryKind, {
  item: categorySchema,
  counts: { newsCount: { table: 'news', column: 'category_id' } },
})

export const feature: Feature = {
  kinds: [news],
  api: (deps) => ({ '/news': newsApi(deps), '/categories': publicKindApi(deps, categories) }),
}

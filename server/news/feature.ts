import { categoryKind } from '../../contract/kinds/category.ts'
import { newsKind, type NewsDocument } from '../../contract/kinds/news.ts'
import { listOf, oneOf, type ListAnswer } from '../../contract/list.ts'
import {
  categorySchema,
  newsDetailSchema,
  newsListQuerySchema,
  newsQuerySchema,
  newsSchema,
  type News,
  type NewsListQuery,
} from '../../contract/news/news.ts'
import { isAskedByStaff } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { LIST_PARAMETERS, answer, createRouter, type ApiParts } from '../core/api/router.ts'
import { publicKindApi } from '../core/content/public-kind-api.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { recordKind } from '../core/content/record-kind.ts'
import type { Feature } from '../core/feature.ts'
import { listCategoriesById } from './news-store.ts'
import { getPublishedNews, includesDrafts, listPublishedNews, getCategoryId, toVacancy } from './news.ts'
import type { ContentListQuery } from '../../contract/content/content.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { countContentItems, listContentItems, listVisibleVersions } from '../core/content/store/content-items.ts'
import type { Db } from '../core/store/schema.ts'
import { dayInBs } from '../core/languages/calendar.ts'
import { parseDocument } from '../core/content/columns.ts'
import { withOriginal } from '../core/content/kind.ts'
import { listAnswer, sliceOf } from '../core/store/paging.ts'
import { loadPictures } from '../core/pictures/pictures.ts'

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

/** Only drafts with filter[status]=0, and both with all. Newest first. @throws ServiceError invalid */
async function listNewsForStaff(db: Db, query: NewsListQuery, now: Date): Promise<ListAnswer<News>> {
  const filter: Pick<ContentListQuery, 'search' | 'state' | 'group'> = {
    search: query.search,
    state: query['filter[status]'] === '0' ? 'draft' : undefined,
    group: query.category ? String(await getCategoryId(db, query.category)) : undefined,
  }
  const [total, items] = await Promise.all([
    countContentItems(db, 'news', filter),
    listContentItems(db, 'news', filter, { sort: 'date', order: 'desc' }, sliceOf(query)),
  ])
  const versions = await listVisibleVersions(
    db,
    'news',
    items.map(({ item_id }) => item_id),
  )
  const documents = new Map(
    versions.map(({ item_id, document }) => [
      item_id,
      withOriginal(newsKind, parseDocument(newsKind, document)) as unknown as NewsDocument,
    ]),
  )
  const known = [...documents.values()]
  const [pictureOf, categories] = await Promise.all([
    loadPictures(
      db,
      known.map(({ imageId }) => imageId),
      query.locale,
    ),
    query.populate === 'category'
      ? listCategoriesById(db, [...new Set(known.flatMap(({ categoryId }) => categoryId ?? []))], query.locale)
      : [],
  ])
  const news = items.map((item): News => {
    const document = documents.get(item.item_id)!
    const { slug, createdAt, categoryId, closesOn, employmentType, openings, salary } = document
    const translation = query.locale === DEFAULT_LOCALE ? null : document.translations[query.locale]
    const textOf = (name: keyof NonNullable<typeof translation>) => translation?.[name] || document[name]
    const category = categories.find(({ id }) => id === categoryId)
    const publicSalary = salary?.isPublic ? { amount: salary.amount, currency: salary.currency } : null
    const inBs = (day: string | null) => dayInBs(day, query.locale)
    const vacancy = toVacancy(textOf, { closesOn, employmentType, openings, salary: publicSalary }, now, inBs)
    return {
      id: item.item_id,
      name: textOf('name'),
      slug,
      summary: textOf('summary'),
      description: textOf('description'),
      image: pictureOf(document.imageId),
      createdAt,
      createdAtBs: inBs(createdAt),
      updatedAt: item.updated_at,
      categoryId,
      ...(category && { category: { id: category.id, slug: category.slug, name: category.name } }),
      status: item.state === 'published' ? '1' : '0',
      ...(vacancy && { vacancy }),
      locale: translation ? query.locale : DEFAULT_LOCALE,
    }
  })
  return listAnswer(news, total, query)
}

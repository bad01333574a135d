import { sql } from 'kysely'
import type { ListAnswer } from '../../contract/list.ts'
import { VACANCY_FACTS, type VacancyFacts, newsKind, type NewsDocument } from '../../contract/news/kind.ts'
import { type Locale, DEFAULT_LOCALE } from '../../contract/locale.ts'
import { categoryKind } from '../../contract/news/category.ts'
import {
  categoryReferenceSchema,
  newsDetailSchema,
  newsSchema,
  type News,
  type NewsDetail,
  type NewsListQuery,
  type NewsReference,
  type Vacancy,
} from '../../contract/news/news.ts'
import { columnOf, translatedFields } from '../../contract/fields/kind.ts'
import { publicKind } from '../core/content/public-kind.ts'
import type { Db } from '../core/store/schema.ts'
import { dayInBs } from '../core/languages/calendar.ts'
import { toFacts } from '../core/content/facts.ts'
import { joinTexts } from '../core/store/translation.ts'
import { listAnswer, sliceOf } from '../core/store/paging.ts'
import { listPublicationsOf } from '../publications/public.ts'
import { invalid } from '../core/process/service-error.ts'
import type { ContentListQuery } from '../../contract/content/content.ts'
import { countContentItems, listContentItems, listVersions } from '../core/content/store/content-items.ts'
import { parseDocument, toColumns } from '../core/content/columns.ts'
import { withOriginal } from '../core/content/kind.ts'
import type { PublicRow } from '../core/content/store/public-rows.ts'

/** As news name them. */
const categoryReferences = publicKind(categoryKind, { item: categoryReferenceSchema })

/** Visitors see only published news, whatever the filter (specification section 4 and the readings). */
const PUBLISHED = '1'

const VACANCY_TEXTS = ['jobTitle', 'workplace', 'application'] as const
const READ_APART = { category: true } as const

const published = publicKind(newsKind, {
  item: newsSchema.omit(READ_APART),
  detail: newsDetailSchema.omit({ ...READ_APART, previous: true, next: true, publications: true }),
  only: { status: PUBLISHED },
  columns: [sql.ref('news.status').as('status')],
  searched: ['name', 'summary'],
  values: {
    status: (row) => row['status'],
    vacancy: [
      [...VACANCY_TEXTS, ...VACANCY_FACTS.map(([name]) => name)],
      (row, { locale, today }) => toVacancy(row, locale, today),
    ],
  },
})

type Populated = { locale: Locale; populate?: 'category' | undefined }

export function includesDrafts({ 'filter[status]': status }: Pick<NewsListQuery, 'filter[status]'>): boolean {
  return status !== undefined && status !== PUBLISHED
}

/** @throws ServiceError invalid for an unknown category */
export async function listPublishedNews(db: Db, query: NewsListQuery, now: Date): Promise<ListAnswer<News>> {
  const chosen = query.category ? { category_id: await getCategoryId(db, query.category) } : undefined
  const { data, meta } = await published.list(db, query, now, chosen)
  return { data: await withCategories(db, data, query), meta }
}

/** Without what stands beside it; undefined: there is none, also for a draft. */
export const findPublishedNews = (db: Db, slug: string, locale: Locale, now: Date) =>
  published.find(db, slug, locale, now)

/** With its published neighbours in time. @throws ServiceError not_found, also for a draft */
export async function getPublishedNews(db: Db, slug: string, query: Populated, now: Date): Promise<NewsDetail> {
  const found = await published.get(db, slug, query.locale, now)
  const [[news], previous, next, publications] = await Promise.all([
    withCategories(db, [found], query),
    findBeside(db, found, 'older', query.locale),
    findBeside(db, found, 'newer', query.locale),
    listPublicationsOf(db, 'news', found.id, query.locale),
  ])
  return { ...news!, previous, next, publications }
}

/** The next newer or older published item. */
async function findBeside(db: Db, { id, createdAt }: News, side: 'older' | 'newer', locale: Locale) {
  const [before, order] = side === 'older' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const { rows } = await sql<NewsReference>`select coalesce(wanted.name, english.name) as name, news.slug
    from news ${joinTexts('news', 'news', locale)}
    where news.status = ${PUBLISHED} and (news.created_at, news.id) ${before} (${createdAt}, ${id})
    order by news.created_at ${order}, news.id ${order} limit 1`.execute(db)
  return rows[0] ?? null
}

async function getCategoryId(db: Db, slug: string): Promise<number> {
  const category = await db.selectFrom('category').select('id').where('slug', '=', slug).executeTakeFirst()
  if (!category) throw invalid({ category: `There is no category '${slug}'` })
  return category.id
}

/** @param ids null where a draft has none */
export async function listCategories(db: Db, ids: readonly (number | null)[], locale: Locale) {
  return categoryReferences.listById(db, [...new Set(ids.filter((id) => id !== null))], locale)
}

async function withCategories<One extends News>(db: Db, news: One[], { locale, populate }: Populated): Promise<One[]> {
  if (populate !== 'category') return news
  const ids = news.map(({ categoryId }) => categoryId)
  const categories = new Map((await listCategories(db, ids, locale)).map((category) => [category.id, category]))
  return news.map((one) => {
    const category = categories.get(one.categoryId ?? 0)
    return category ? { ...one, category } : one
  })
}

/** Undefined without a post and a last day. */
function toVacancy(row: PublicRow, locale: Locale, today: string): Vacancy | undefined {
  const facts = toFacts(VACANCY_FACTS, row) as VacancyFacts
  const [jobTitle, workplace, application] = ['job_title', 'workplace', 'application'].map((text) => row[text] ?? '')
  if (jobTitle === '' && facts.closesOn === null) return undefined
  return {
    ...({ jobTitle, workplace, application } as Record<(typeof VACANCY_TEXTS)[number], string>),
    isClosed: facts.closesOn !== null && facts.closesOn < today,
    ...facts,
    closesOnBs: dayInBs(facts.closesOn, locale),
  }
}

/** Only drafts with filter[status]=0, and both with all. Newest first. @throws ServiceError invalid */
export async function listNewsForStaff(db: Db, query: NewsListQuery, now: Date): Promise<ListAnswer<News>> {
  const filter: Pick<ContentListQuery, 'search' | 'state' | 'group'> = {
    search: query.search,
    state: query['filter[status]'] === '0' ? 'draft' : undefined,
    group: query.category ? String(await getCategoryId(db, query.category)) : undefined,
  }
  const [total, items] = await Promise.all([
    countContentItems(db, 'news', filter),
    listContentItems(db, 'news', filter, { sort: 'date', order: 'desc' }, sliceOf(query)),
  ])
  const ids = items.map(({ item_id }) => item_id)
  const versions = await listVersions(db, 'visible', 'news', ids)
  const documents = new Map(versions.map((one) => [one.item_id, parseDocument(newsKind, one.document)]))
  const rows = items.map(({ item_id: id, state, updated_at }): PublicRow => {
    const document = withOriginal(newsKind, documents.get(id)!) as unknown as NewsDocument
    const translation = query.locale === DEFAULT_LOCALE ? null : document.translations[query.locale]
    const texts = translatedFields(newsKind).map(([name, field]) => {
      const key = name as keyof typeof translation
      return [columnOf(name, field), translation?.[key] || document[key]]
    })
    const salary = document.salary?.isPublic ? document.salary : null
    return {
      ...toColumns(newsKind, { ...document, salary }),
      ...Object.fromEntries(texts),
      id,
      updated_at,
      status: state === 'published' ? PUBLISHED : '0',
      locale: translation ? query.locale : DEFAULT_LOCALE,
    }
  })
  const news = await withCategories(db, await published.read(db, rows, query.locale, now), query)
  return listAnswer(news, total, query)
}

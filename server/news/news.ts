import type { ListAnswer } from '../../contract/list.ts'
import { VACANCY_FACTS, type VacancyFacts, newsKind, type NewsDocument } from '../../contract/news/kind.ts'
import { type Locale, DEFAULT_LOCALE } from '../../contract/locale.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { categoryKind } from '../../contract/news/category.ts'
import {
  categoryReferenceSchema,
  type News,
  type NewsDetail,
  type NewsListQuery,
  type NewsReference,
  type Vacancy,
} from '../../contract/news/news.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { countNews, findNewsBeside, findNewsBySlug, listNews, type NewsFilter, type NewsRow } from './news-store.ts'
import type { Db } from '../core/store/schema.ts'
import { dayInBs } from '../core/languages/calendar.ts'
import { toFacts } from '../core/content/facts.ts'
import { toLocales } from '../core/store/translation.ts'
import { listAnswer, sliceOf, totalOf } from '../core/store/paging.ts'
import { loadPictures } from '../core/pictures/pictures.ts'
import { listPublicationsOf } from '../publications/public.ts'
import { invalid, orNotFound } from '../core/process/service-error.ts'
import { toSeo } from '../core/content/seo.ts'
import type { ContentListQuery } from '../../contract/content/content.ts'
import { countContentItems, listContentItems, listVersions } from '../core/content/store/content-items.ts'
import { parseDocument } from '../core/content/columns.ts'
import { withOriginal } from '../core/content/kind.ts'

/** As news name them. */
export const categoryReferences = publicKind(categoryKind, { item: categoryReferenceSchema })

/** Visitors see only published news, whatever the filter (specification section 4 and the readings). */
const PUBLISHED = '1'

export function includesDrafts({ 'filter[status]': status }: Pick<NewsListQuery, 'filter[status]'>): boolean {
  return status !== undefined && status !== PUBLISHED
}

/** @throws ServiceError invalid for an unknown category */
export async function listPublishedNews(db: Db, query: NewsListQuery, now: Date): Promise<ListAnswer<News>> {
  const filter: NewsFilter = { status: PUBLISHED, search: query.search }
  if (query.category) filter.categoryId = await getCategoryId(db, query.category)
  const slice = sliceOf(query)
  const rows = await listNews(db, filter, query.locale, slice)
  const [total, news] = await Promise.all([
    totalOf(rows, slice, () => countNews(db, filter)),
    toNews(db, rows.map(withFacts), query, now),
  ])
  return listAnswer(news, total, query)
}

/** With its published neighbours in time. @throws ServiceError not_found, also for a draft */
export async function getPublishedNews(
  db: Db,
  slug: string,
  query: { locale: Locale; populate?: 'category' | undefined },
  now: Date,
): Promise<NewsDetail> {
  const filter: NewsFilter = { status: PUBLISHED }
  const row = orNotFound(await findNewsBySlug(db, slug, filter, query.locale), 'News item')
  const [[news], older, newer, publications, pictureOf] = await Promise.all([
    toNews(db, [withFacts(row)], query, now),
    findNewsBeside(db, row, 'older', filter, query.locale),
    findNewsBeside(db, row, 'newer', filter, query.locale),
    listPublicationsOf(db, 'news', row.id, query.locale),
    loadPictures(db, [row.social_picture_id], query.locale),
  ])
  return {
    ...news!,
    seo: toSeo(row, pictureOf),
    locales: toLocales(row),
    previous: toReference(older),
    next: toReference(newer),
    publications,
  }
}

function toReference(row: NewsRow | undefined): NewsReference | null {
  return row ? { name: row.name, slug: row.slug } : null
}

export async function getCategoryId(db: Db, slug: string): Promise<number> {
  const category = await db.selectFrom('category').select('id').where('slug', '=', slug).executeTakeFirst()
  if (!category) throw invalid({ category: `There is no category '${slug}'` })
  return category.id
}

/** All that an answer is made of, of published news and of drafts. */
type NewsSource = Pick<News, 'id' | 'name' | 'slug' | 'createdAt' | 'updatedAt' | 'categoryId' | 'status' | 'locale'> &
  Pick<NewsRow, 'summary' | 'description' | 'jobTitle' | 'workplace' | 'application' | 'pictureId'> & {
    facts: VacancyFacts
  }

const withFacts = (row: NewsRow): NewsSource => ({ ...row, facts: toFacts(VACANCY_FACTS, row) as VacancyFacts })

/** With what they refer to. */
export async function toNews(
  db: Db,
  sources: NewsSource[],
  { locale, populate }: { locale: Locale; populate?: 'category' | undefined },
  now: Date,
): Promise<News[]> {
  const categoryIds = populate === 'category' ? [...new Set(sources.flatMap(({ categoryId }) => categoryId ?? []))] : []
  const pictureIds = sources.map(({ pictureId }) => pictureId)
  const [pictureOf, categories] = await Promise.all([
    loadPictures(db, pictureIds, locale),
    categoryReferences.listById(db, categoryIds, locale),
  ])
  return sources.map((source) => {
    const { id, name, slug, createdAt, updatedAt, categoryId, status } = source
    const category = categories.find((one) => one.id === categoryId)
    const vacancy = toVacancy(source, locale, now)
    return {
      id,
      name,
      slug,
      summary: source.summary ?? '',
      description: source.description ?? '',
      image: pictureOf(source.pictureId),
      createdAt,
      createdAtBs: dayInBs(createdAt, locale),
      updatedAt,
      categoryId,
      ...(category && { category }),
      status,
      ...(vacancy && { vacancy }),
      locale: source.locale,
    }
  })
}

/** Undefined without a post and a last day. */
function toVacancy({ facts, ...texts }: NewsSource, locale: Locale, now: Date): Vacancy | undefined {
  const jobTitle = texts.jobTitle ?? ''
  if (jobTitle === '' && facts.closesOn === null) return undefined
  return {
    jobTitle,
    workplace: texts.workplace ?? '',
    application: texts.application ?? '',
    isClosed: facts.closesOn !== null && facts.closesOn < nepalDay(now),
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
  const documents = new Map(
    versions.map(({ item_id, document }) => [
      item_id,
      withOriginal(newsKind, parseDocument(newsKind, document)) as unknown as NewsDocument,
    ]),
  )
  const sources = items.map((item): NewsSource => {
    const document = documents.get(item.item_id)!
    const { slug, createdAt, categoryId, imageId, closesOn, employmentType, openings, salary } = document
    const translation = query.locale === DEFAULT_LOCALE ? null : document.translations[query.locale]
    const texts = TEXTS.map((name) => [name, translation?.[name] || document[name]])
    const publicSalary = salary?.isPublic ? { amount: salary.amount, currency: salary.currency } : null
    return {
      ...(Object.fromEntries(texts) as Pick<NewsDocument, (typeof TEXTS)[number]>),
      id: item.item_id,
      slug,
      createdAt,
      updatedAt: item.updated_at,
      categoryId,
      pictureId: imageId,
      facts: { closesOn, employmentType, openings, salary: publicSalary },
      status: item.state === 'published' ? '1' : '0',
      locale: translation ? query.locale : DEFAULT_LOCALE,
    }
  })
  return listAnswer(await toNews(db, sources, query, now), total, query)
}

const TEXTS = ['name', 'summary', 'description', 'jobTitle', 'workplace', 'application'] as const

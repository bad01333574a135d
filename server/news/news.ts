import type { ListAnswer } from '../../contract/list.ts'
import { VACANCY_FACTS, type VacancyFacts } from '../../contract/news/kind.ts'
import type { Locale } from '../../contract/locale.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import type { News, NewsDetail, NewsListQuery, NewsReference, Vacancy } from '../../contract/news/news.ts'
import {
  findCategoryBySlug,
  listCategoriesById,
  countNews,
  findNewsBeside,
  findNewsBySlug,
  listNews,
  type NewsFilter,
  type NewsRow,
} from './news-store.ts'
import type { Db } from '../core/store/schema.ts'
import { dayInBs } from '../core/languages/calendar.ts'
import { toFacts } from '../core/content/facts.ts'
import { toLocales } from '../core/store/translation.ts'
import { listAnswer, sliceOf, totalOf } from '../core/store/paging.ts'
import { loadPictures } from '../core/pictures/pictures.ts'
import { listPublicationsOf } from '../publications/public.ts'
import { invalid, notFound } from '../core/process/service-error.ts'
import { toSeo } from '../core/content/seo.ts'

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
  const [total, toNews] = await Promise.all([
    totalOf(rows, slice, () => countNews(db, filter)),
    loadNewsParts(db, rows, query, now),
  ])
  return listAnswer(rows.map(toNews), total, query)
}

/** With its published neighbours in time. @throws ServiceError not_found, also for a draft */
export async function getPublishedNews(
  db: Db,
  slug: string,
  query: { locale: Locale; populate?: 'category' | undefined },
  now: Date,
): Promise<NewsDetail> {
  const filter: NewsFilter = { status: PUBLISHED }
  const row = await findNewsBySlug(db, slug, filter, query.locale)
  if (!row) throw notFound('News item')
  const [toNews, older, newer, publications, pictureOf] = await Promise.all([
    loadNewsParts(db, [row], query, now),
    findNewsBeside(db, row, 'older', filter, query.locale),
    findNewsBeside(db, row, 'newer', filter, query.locale),
    listPublicationsOf(db, 'news', row.id, query.locale),
    loadPictures(db, [row.social_picture_id], query.locale),
  ])
  return {
    ...toNews(row),
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
  const category = await findCategoryBySlug(db, slug)
  if (!category) throw invalid({ category: `There is no category '${slug}'` })
  return category.id
}

/** Returns a function from rows to contract objects. */
async function loadNewsParts(
  db: Db,
  rows: NewsRow[],
  { locale, populate }: { locale: Locale; populate?: 'category' | undefined },
  now: Date,
): Promise<(row: NewsRow) => News> {
  const categoryIds = populate === 'category' ? [...new Set(rows.map((row) => row.category_id))] : []
  const pictureIds = rows.map((row) => row.picture_id)
  const [pictureOf, categories] = await Promise.all([
    loadPictures(db, pictureIds, locale),
    listCategoriesById(db, categoryIds, locale),
  ])
  const categoryOf = new Map(categories.map(({ id, slug, name }) => [id, { id, slug, name }]))
  return (row) => {
    const category = categoryOf.get(row.category_id)
    const inBs = (day: string | null) => dayInBs(day, locale)
    const texts = { jobTitle: row.job_title, workplace: row.workplace, application: row.application }
    const vacancy = toVacancy((name) => texts[name], toFacts(VACANCY_FACTS, row) as VacancyFacts, now, inBs)
    return {
      id: row.id,
      name: row.name,
      slug: row.slug,
      summary: row.summary ?? '',
      description: row.description ?? '',
      image: pictureOf(row.picture_id),
      createdAt: row.created_at,
      createdAtBs: inBs(row.created_at),
      updatedAt: row.updated_at,
      categoryId: row.category_id,
      ...(category && { category }),
      status: row.status,
      ...(vacancy && { vacancy }),
      locale: row.locale,
    }
  }
}

/** Undefined without a post and a last day. @param textOf,inBs of a field or day, in the language of the answer */
export function toVacancy(
  textOf: (name: 'jobTitle' | 'workplace' | 'application') => string | null,
  facts: VacancyFacts,
  now: Date,
  inBs: (day: string | null) => string | null,
): Vacancy | undefined {
  const jobTitle = textOf('jobTitle') ?? ''
  if (jobTitle === '' && facts.closesOn === null) return undefined
  return {
    jobTitle,
    workplace: textOf('workplace') ?? '',
    application: textOf('application') ?? '',
    isClosed: facts.closesOn !== null && facts.closesOn < nepalDay(now),
    ...facts,
    closesOnBs: inBs(facts.closesOn),
  }
}

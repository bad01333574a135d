import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import { contains, countRows, searchPatterns, type Slice } from '../core/store/paging.ts'
import { VACANCY_FACTS } from '../../contract/news/kind.ts'
import type { Locale } from '../../contract/locale.ts'
import { searchEngineColumns } from '../core/content/seo.ts'
import { factColumns } from '../core/content/facts.ts'
import type { Database, Db } from '../core/store/schema.ts'
import { answeredLocale, publishedLocales, textOf } from '../core/store/translation.ts'

export type NewsRow = Awaited<ReturnType<typeof listNews>>[number]

export interface NewsFilter {
  status?: '0' | '1' | undefined
  categoryId?: number | undefined
  search?: string | undefined
}

export async function countNews(db: Db, filter: NewsFilter): Promise<number> {
  return countRows(db.selectFrom('news').where(newsMatches(filter)))
}

/** Texts are joined for the rows of the page alone; earlier rows are skipped in an index. */
export async function listNews(db: Db, filter: NewsFilter, locale: Locale, { limit, offset }: Slice) {
  const found = db.selectFrom('news').select('news.id').where(newsMatches(filter)).orderBy(NEWEST)
  return selectNews(db, locale).where('news.id', 'in', found.limit(limit).offset(offset)).orderBy(NEWEST).execute()
}

const NEWEST = sql`news.created_at desc, news.id desc`

export async function findNewsBySlug(db: Db, slug: string, filter: NewsFilter, locale: Locale) {
  return selectNews(db, locale)
    .select(searchEngineColumns('news'))
    .select(publishedLocales(db, 'news'))
    .where('news.slug', '=', slug)
    .where(newsMatches(filter))
    .executeTakeFirst()
}

/** The next newer or older item among those that match. */
export async function findNewsBeside(
  db: Db,
  item: Pick<NewsRow, 'id' | 'createdAt'>,
  side: 'older' | 'newer',
  filter: NewsFilter,
  locale: Locale,
) {
  const order = side === 'older' ? 'desc' : 'asc'
  return selectNews(db, locale)
    .where(newsMatches(filter))
    .where((eb) =>
      eb(eb.refTuple('news.created_at', 'news.id'), side === 'older' ? '<' : '>', eb.tuple(item.createdAt, item.id)),
    )
    .orderBy('news.created_at', order)
    .orderBy('news.id', order)
    .limit(1)
    .executeTakeFirst()
}

function newsMatches({ status, categoryId, search }: NewsFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'news'>()
  const conditions: Expression<SqlBool>[] = []
  if (status !== undefined) conditions.push(eb('news.status', '=', status))
  if (categoryId !== undefined) conditions.push(eb('news.category_id', '=', categoryId))
  for (const pattern of searchPatterns(search ?? '')) {
    const has = (column: string) => contains(sql.ref(column), pattern)
    conditions.push(sql`exists (select 1 from news_translation as text
      where text.news_id = news.id and (${has('text.name')} or ${has('text.summary')}))`)
  }
  return eb.and(conditions)
}

function selectNews(db: Db, locale: Locale) {
  return db
    .selectFrom('news')
    .leftJoin('news_translation as english', textOf('english.news_id', 'news.id', 'en'))
    .leftJoin('news_translation as wanted', textOf('wanted.news_id', 'news.id', locale))
    .select(['news.id', 'news.slug', 'news.category_id as categoryId', 'news.picture_id as pictureId'])
    .select(['news.status', 'news.created_at as createdAt', 'news.updated_at as updatedAt'])
    .select((eb) => [
      eb.fn.coalesce('wanted.name', 'english.name').$notNull().as('name'),
      eb.fn.coalesce('wanted.summary', 'english.summary').as('summary'),
      eb.fn.coalesce('wanted.description', 'english.description').as('description'),
      eb.fn.coalesce('wanted.job_title', 'english.job_title').as('jobTitle'),
      eb.fn.coalesce('wanted.workplace', 'english.workplace').as('workplace'),
      eb.fn.coalesce('wanted.application', 'english.application').as('application'),
      answeredLocale,
    ])
    .select(factColumns('news', VACANCY_FACTS))
}

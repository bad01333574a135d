import type { Kysely } from 'kysely'
import type { ContentListQuery } from '../../contract/content.ts'
import type { ListAnswer } from '../../contract/list.ts'
import { newsKind, type NewsDocument } from '../../contract/kinds/news.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { News, NewsListQuery } from '../../contract/news.ts'
import { findCalendarCorrections } from '../store/calendar-corrections.ts'
import { listCategoriesById } from '../store/categories.ts'
import { countContentItems, listContentItems, listVisibleVersions } from '../store/content-items.ts'
import type { Database } from '../store/schema.ts'
import { dayInBs } from './calendar.ts'
import { parseDocument } from './content/columns.ts'
import { withOriginal } from './content/original.ts'
import { getCategoryId } from './news.ts'
import { listAnswer, sliceOf } from './paging.ts'
import { loadPictures } from './pictures/pictures.ts'

/** Only drafts with filter[status]=0, and both with all. Newest first. @throws ServiceError invalid */
export async function listNewsForStaff(db: Kysely<Database>, query: NewsListQuery): Promise<ListAnswer<News>> {
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
  const [pictureOf, categories, corrections] = await Promise.all([
    loadPictures(
      db,
      known.map(({ imageId }) => imageId),
      query.locale,
    ),
    query.populate === 'category'
      ? listCategoriesById(db, [...new Set(known.map(({ categoryId }) => categoryId))], query.locale)
      : [],
    findCalendarCorrections(db),
  ])
  const news = items.map((item) => {
    const {
      imageId,
      translations,
      draftLocales: _drafts,
      outdated: _outdated,
      datesAsEntered: _entered,
      ...document
    } = documents.get(item.item_id)! as NewsDocument & { datesAsEntered?: object }
    const texts = query.locale === DEFAULT_LOCALE ? null : translations[query.locale]
    const category = categories.find(({ id }) => id === document.categoryId)
    return {
      id: item.item_id,
      ...document,
      ...(texts && {
        name: texts.name,
        summary: texts.summary || document.summary,
        description: texts.description || document.description,
      }),
      image: pictureOf(imageId),
      createdAtBs: dayInBs(document.createdAt, corrections ?? null, query.locale),
      updatedAt: item.updated_at,
      ...(category && { category: { id: category.id, slug: category.slug, name: category.name } }),
      status: item.state === 'published' ? ('1' as const) : ('0' as const),
      locale: texts ? query.locale : DEFAULT_LOCALE,
    }
  })
  return listAnswer(news, total, query)
}

import type { ContentListQuery } from '../../contract/content/content.ts'
import type { ListAnswer } from '../../contract/list.ts'
import { newsKind, type NewsDocument } from '../../contract/news/kind.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { News, NewsListQuery } from '../../contract/news/news.ts'
import { listCategoriesById } from './news-store.ts'
import { countContentItems, listContentItems, listVisibleVersions } from '../core/content/store/content-items.ts'
import type { Db } from '../core/store/schema.ts'
import { dayInBs } from '../core/languages/calendar.ts'
import { parseDocument } from '../core/content/columns.ts'
import { withOriginal } from '../core/content/kind.ts'
import { getCategoryId, toVacancy } from './news.ts'
import { listAnswer, sliceOf } from '../core/store/paging.ts'
import { loadPictures } from '../core/pictures/pictures.ts'

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
  const versions = await listVisibleVersions(db, 'news', ids)
  const documents = new Map(
    versions.map(({ item_id, document }) => [
      item_id,
      withOriginal(newsKind, parseDocument(newsKind, document)) as unknown as NewsDocument,
    ]),
  )
  const known = [...documents.values()]
  const pictureIds = known.map(({ imageId }) => imageId)
  const categoryIds =
    query.populate === 'category' ? [...new Set(known.flatMap(({ categoryId }) => categoryId ?? []))] : []
  const [pictureOf, categories] = await Promise.all([
    loadPictures(db, pictureIds, query.locale),
    listCategoriesById(db, categoryIds, query.locale),
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

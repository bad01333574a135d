import type { ContentListQuery } from '../../contract/content/content.ts'
import type { ListAnswer } from '../../contract/list.ts'
import { newsKind, type NewsDocument } from '../../contract/news/kind.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { News, NewsListQuery } from '../../contract/news/news.ts'
import { countContentItems, listContentItems, listVisibleVersions } from '../core/content/store/content-items.ts'
import type { Db } from '../core/store/schema.ts'
import { parseDocument } from '../core/content/columns.ts'
import { withOriginal } from '../core/content/kind.ts'
import { getCategoryId, toNews, type NewsSource } from './news.ts'
import { listAnswer, sliceOf } from '../core/store/paging.ts'

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

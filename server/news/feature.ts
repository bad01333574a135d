import { publicKindApi } from '../core/content/public-kind-api.ts'
import type { Feature } from '../core/feature.ts'
import { newsApi } from './news-api.ts'
import { categoryKind } from '../../contract/kinds/category.ts'
import { categorySchema } from '../../contract/news/news.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { newsKind } from '../../contract/kinds/news.ts'
import { listCategoriesById } from './category-store.ts'
import { recordKind } from '../core/content/record-kind.ts'

export const news = recordKind(newsKind, {
  // '1' published (specification section 4). Drafts are versions, so '0' is unused.
  columns: { status: '1' },
  isPublished: ({ status }) => status === '1',

  async present(db, { categoryId }, state) {
    const [category] = await listCategoriesById(db, [categoryId], 'en')
    return {
      status: state === 'published' ? '1' : '0',
      locale: 'en',
      ...(category && { category: { id: category.id, slug: category.slug, name: category.name } }),
    }
  },
})

export const categories = publicKind(categoryKind, {
  item: categorySchema,
  counts: { newsCount: { table: 'news', column: 'category_id' } },
})

export const newsFeature: Feature = {
  kinds: [news],
  api: (deps) => ({ '/news': newsApi(deps), '/categories': publicKindApi(deps, categories) }),
}

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

import { categoryKind } from '../../contract/kinds/category.ts'
import { categorySchema } from '../../contract/news.ts'
import { publicKind } from '../core/content/public-kind.ts'

export const categories = publicKind(categoryKind, {
  item: categorySchema,
  counts: { newsCount: { table: 'news', column: 'category_id' } },
})

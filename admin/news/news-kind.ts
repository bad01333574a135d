import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import type { ContentKind } from '../content/content-kind.ts'

export const newsKind: ContentKind = {
  entity: 'news',
  titleField: 'name',
  initial: { name: '', slug: '', summary: '', description: '', categoryId: null, imageId: null, createdAt: null },
  translated: [
    { source: 'name', label: 'staff.field.title', form: 'line', isRequired: true, bound: CONTENT_BOUNDS.name },
    { source: 'summary', label: 'staff.field.summary', form: 'text', bound: CONTENT_BOUNDS.summary, help: 'Shown in lists and search results; one or two sentences' },
    { source: 'description', label: 'staff.field.description', form: 'html' },
  ],
  labels: { slug: 'staff.field.slug', categoryId: 'staff.field.category', imageId: 'staff.field.picture', createdAt: 'staff.field.date' },
  publishesAtOnce: false,
  addressOf: (slug) => `/news/${slug}`,
  references: { categoryId: 'categories', imageId: 'pictures' },
}

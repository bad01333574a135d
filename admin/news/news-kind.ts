import type { ContentKind } from '../content/content-kind.ts'

export const newsKind: ContentKind = {
  entity: 'news',
  titleField: 'name',
  initial: { name: '', slug: '', summary: '', description: '', categoryId: null, imageId: null, createdAt: null },
  translated: [
    { source: 'name', label: 'staff.field.title', form: 'line', isRequired: true },
    { source: 'summary', label: 'staff.field.summary', form: 'text' },
    { source: 'description', label: 'staff.field.description', form: 'html' },
  ],
  labels: { slug: 'staff.field.slug', categoryId: 'staff.field.category', imageId: 'staff.field.picture', createdAt: 'staff.field.date' },
  publishesAtOnce: false,
  hasSlug: true,
}

import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import type { ContentKind } from '../content/content-kind.ts'

export const categoryKind: ContentKind = {
  entity: 'categories',
  titleField: 'name',
  initial: { name: '', slug: '' },
  translated: [{ source: 'name', label: 'staff.field.name', form: 'line', isRequired: true, bound: CONTENT_BOUNDS.name }],
  labels: { slug: 'staff.field.slug' },
  publishesAtOnce: true,
  addressOf: (slug) => `/news?category=${slug}`,
  order: {},
}

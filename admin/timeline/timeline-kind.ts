import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import type { ContentKind } from '../content/content-kind.ts'

export const timelineKind: ContentKind = {
  entity: 'timeline',
  titleField: 'title',
  initial: { date: '', title: '', description: '' },
  translated: [
    { source: 'title', label: 'staff.field.title', form: 'line', isRequired: true, bound: CONTENT_BOUNDS.name },
    { source: 'description', label: 'staff.field.description', form: 'text', bound: CONTENT_BOUNDS.summary },
  ],
  labels: { date: 'Years' },
  publishesAtOnce: true,
  order: {},
}

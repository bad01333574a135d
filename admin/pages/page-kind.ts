import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import type { ContentKind } from '../content/content-kind.ts'

export const pageKind: ContentKind = {
  entity: 'pages',
  titleField: 'title',
  initial: { title: '', summary: '', body: '', signature: '', pictureId: null },
  translated: [
    { source: 'title', label: 'staff.field.title', form: 'line', isRequired: true, bound: CONTENT_BOUNDS.name },
    { source: 'summary', label: 'staff.field.summary', form: 'text', bound: CONTENT_BOUNDS.summary },
    { source: 'body', label: 'staff.field.description', form: 'html' },
    { source: 'signature', label: 'staff.field.signature', form: 'line', bound: CONTENT_BOUNDS.short, help: 'Whoever signs the text, such as the managing director; else empty' },
  ],
  labels: { pictureId: 'staff.field.picture' },
  references: { pictureId: 'pictures' },
  publishesAtOnce: true,
  isFixed: true,
}

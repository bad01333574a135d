import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import type { ContentKind } from '../content/content-kind.ts'

export const teamKind: ContentKind = {
  entity: 'teams',
  titleField: 'name',
  initial: { name: '', position: '', department: '', qualifications: '', photoId: null },
  translated: [
    { source: 'name', label: 'staff.field.name', form: 'line', isRequired: true, bound: CONTENT_BOUNDS.name },
    { source: 'position', label: 'staff.field.position', form: 'line', bound: CONTENT_BOUNDS.short },
    { source: 'department', label: 'staff.field.department', form: 'line', bound: CONTENT_BOUNDS.short },
    { source: 'qualifications', label: 'staff.field.qualifications', form: 'text', bound: CONTENT_BOUNDS.summary, help: 'Such as MSc Structural Engineering, Pulchowk' },
  ],
  labels: { photoId: 'staff.field.photo' },
  references: { photoId: 'pictures' },
  publishesAtOnce: true,
  order: {},
}

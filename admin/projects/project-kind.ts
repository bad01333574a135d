import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import type { ContentKind } from '../content/content-kind.ts'

/** In the order of contract/project-status.ts, in words. */
export const STATUSES = [
  { id: 'ongoing', name: 'Ongoing' },
  { id: 'completed', name: 'Completed' },
  { id: 'upcoming', name: 'Upcoming' },
]

export const projectKind: ContentKind = {
  entity: 'projects',
  titleField: 'title',
  initial: {
    title: '',
    slug: '',
    code: '',
    description: '',
    status: 'ongoing',
    parentId: null,
    clientId: null,
    districts: [],
    serviceIds: [],
    pictureIds: [],
    start: null,
    end: null,
    funder: '',
    value: { amount: null, currency: 'NPR', isPublic: false },
    share: null,
    jointVenture: '',
    size: { amount: null, unit: '' },
  },
  translated: [
    { source: 'title', label: 'staff.field.title', form: 'line', isRequired: true, bound: CONTENT_BOUNDS.name },
    { source: 'description', label: 'staff.field.description', form: 'html' },
  ],
  labels: {
    slug: 'staff.field.slug',
    code: 'Project number',
    status: 'Status',
    parentId: 'Part of',
    clientId: 'Client',
    districts: 'Districts',
    serviceIds: 'Services',
    pictureIds: 'Pictures',
    start: 'Start',
    end: 'End',
    funder: 'Funder',
    value: 'Value',
    share: 'Share of the firm',
    jointVenture: 'Joint venture',
    size: 'Size',
  },
  references: { parentId: 'projects', clientId: 'clients', serviceIds: 'services', pictureIds: 'pictures', districts: 'districts' },
  complete(document) {
    const value = document['value'] as { amount: number | null }
    const size = document['size'] as { amount: number | null; unit: string | null }
    return { ...document, value: value.amount === null ? null : value, size: size.amount === null && !size.unit ? null : size }
  },
  publishesAtOnce: true,
  addressOf: (slug) => `/projects/${slug}`,
  order: {},
}

import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import type { ContentKind } from '../content/content-kind.ts'

export const serviceKind: ContentKind = {
  entity: 'services',
  titleField: 'name',
  initial: { name: '', slug: '', parentId: null, summary: '', description: '', pictureId: null },
  translated: [
    { source: 'name', label: 'staff.field.name', form: 'line', isRequired: true, bound: CONTENT_BOUNDS.name },
    { source: 'summary', label: 'staff.field.summary', form: 'text', bound: CONTENT_BOUNDS.summary, help: 'Shown on cards and in search results; one or two sentences' },
    { source: 'description', label: 'staff.field.description', form: 'html' },
  ],
  labels: { slug: 'staff.field.slug', parentId: 'Parent service', pictureId: 'staff.field.picture' },
  references: { parentId: 'services', pictureId: 'pictures' },
  publishesAtOnce: true,
  addressOf: (slug) => `/services/${slug}`,
  order: {
    /** The top level, and what stands beneath each of it. */
    groupsOf(rows) {
      const parents = rows.filter(({ group }) => group === null)
      const children = parents.map(({ id, title }) => ({ heading: `In ${title}`, rows: rows.filter(({ group }) => group === String(id)) }))
      const known = new Set(parents.map(({ id }) => String(id)))
      const others = rows.filter(({ group }) => group !== null && !known.has(group))
      return [{ heading: 'Top level', rows: parents }, ...children, { heading: 'In a service that is in the trash', rows: others }].filter((group) => group.rows.length > 0)
    },
  },
}

import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import type { ContentKind } from '../content/content-kind.ts'

/** In the order of contract/organisation.ts. */
export const CLIENT_KINDS = [
  { id: 'federal', name: 'Federal government' },
  { id: 'provincial', name: 'Provincial government' },
  { id: 'local', name: 'Local government' },
  { id: 'development', name: 'Development organisation' },
  { id: 'private', name: 'Private' },
]

export const clientKind: ContentKind = {
  entity: 'clients',
  titleField: 'name',
  initial: { name: '', kind: null, link: null, logoId: null },
  translated: [{ source: 'name', label: 'staff.field.name', form: 'line', isRequired: true, bound: CONTENT_BOUNDS.name }],
  labels: { kind: 'Kind', link: 'Website', logoId: 'Logo' },
  references: { logoId: 'pictures' },
  publishesAtOnce: true,
  order: { groupsOf: (rows) => CLIENT_KINDS.map(({ id, name }) => ({ heading: name, rows: rows.filter(({ group }) => group === id) })).filter((group) => group.rows.length > 0) },
}

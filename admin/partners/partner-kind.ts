import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import type { ContentKind } from '../content/content-kind.ts'

export const PARTNER_KINDS = [
  { id: 0, name: 'Government body of Nepal' },
  { id: 1, name: 'International agency' },
]

export const partnerKind: ContentKind = {
  entity: 'partners',
  titleField: 'name',
  initial: { name: '', acronym: null, link: '', is_international: null, logoId: null },
  translated: [{ source: 'name', label: 'staff.field.name', form: 'line', isRequired: true, bound: CONTENT_BOUNDS.name }],
  labels: { acronym: 'Acronym', link: 'Website', is_international: 'Kind', logoId: 'Logo' },
  references: { logoId: 'pictures' },
  publishesAtOnce: true,
  order: { groupsOf: (rows) => PARTNER_KINDS.map(({ id, name }) => ({ heading: name, rows: rows.filter(({ group }) => group === String(id)) })).filter((group) => group.rows.length > 0) },
}

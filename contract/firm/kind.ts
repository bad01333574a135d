import { CONTENT_BOUNDS } from '../limits.ts'
import { line } from '../fields/field.ts'
import { WEBSITE } from '../fields/item-fields.ts'
import { defineKind } from '../fields/kind.ts'
import words from './words.json' with { type: 'json' }

/** Firms that projects were done with, in joint ventures or as sub-consultants; not the bodies of the page of partners. */
export const firmKind = defineKind({
  entity: 'firms',
  table: 'firm',
  ...words.kind,
  title: 'name',
  search: 'names',
  hasInitials: true,
  list: { columns: ['country'], sort: 'title' },
  fields: {
    name: line({ ...words.name, bound: CONTENT_BOUNDS.name, isRequired: true }),
    country: line({ ...words.country, isTranslated: false }),
    link: line(WEBSITE),
  },
})

import { ADDRESSES } from '../addresses.ts'
import { date, plainText } from '../fields/field.ts'
import { TITLE } from '../fields/item-fields.ts'
import { defineKind } from '../fields/kind.ts'
import words from './words.json' with { type: 'json' }

export const timelineItemKind = defineKind({
  entity: 'timeline',
  table: 'timeline_item',
  noun: 'Timeline item',
  ...words.kind,
  title: 'title',
  date: 'date',
  hasOrder: true,
  path: ADDRESSES.history.path,
  fragment: 'period',
  list: { columns: ['date'], sort: 'date' },
  fields: {
    date: date({ ...words.date, precision: 'period', isRequired: true, isSearched: true }),
    title: TITLE,
    description: plainText({ ...words.description, isSearched: true, gap: 'description' }),
  },
})

import { ADDRESSES } from '../addresses.ts'
import { date, plainText } from '../fields/field.ts'
import { TITLE } from '../fields/item-fields.ts'
import { defineKind } from '../fields/kind.ts'

export const timelineItemKind = defineKind({
  entity: 'timeline',
  table: 'timeline_item',
  noun: 'Timeline item',
  singular: { en: 'Period', ne: 'अवधि' },
  plural: { en: 'Timeline', ne: 'समयरेखा' },
  synonyms: 'history, milestones, इतिहास',
  title: 'title',
  date: 'date',
  hasOrder: true,
  path: ADDRESSES.history.path,
  fragment: 'period',
  list: { columns: ['date'], sort: 'date' },
  fields: {
    date: date({
      label: { en: 'Years', ne: 'वर्ष' },
      help: { en: 'A year or two, such as 2009 or 2010-2013', ne: 'एक वा दुई वर्ष, जस्तै 2009 वा 2010-2013' },
      precision: 'period',
      isRequired: true,
      isSearched: true,
    }),
    title: TITLE,
    description: plainText({ label: { en: 'Text', ne: 'पाठ' }, isSearched: true, gap: 'description' }),
  },
})

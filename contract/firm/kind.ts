import { CONTENT_BOUNDS } from '../limits.ts'
import { line } from '../fields/field.ts'
import { WEBSITE } from '../fields/item-fields.ts'
import { defineKind } from '../fields/kind.ts'

/** Firms that projects were done with, in joint ventures or as sub-consultants; not the bodies of the page of partners. */
export const firmKind = defineKind({
  entity: 'firms',
  table: 'firm',
  singular: { en: 'Partner firm', ne: 'साझेदार फर्म' },
  plural: { en: 'Partner firms', ne: 'साझेदार फर्महरू' },
  synonyms: 'joint venture, JV, associates, संयुक्त उपक्रम',
  title: 'name',
  search: 'names',
  hasInitials: true,
  list: { columns: ['country'], sort: 'title' },
  fields: {
    name: line({ label: { en: 'Name', ne: 'नाम' }, bound: CONTENT_BOUNDS.name, isRequired: true }),
    country: line({
      label: { en: 'Country', ne: 'देश' },
      help: { en: 'If not Nepal', ne: 'नेपाल होइन भने' },
      isTranslated: false,
    }),
    link: line(WEBSITE),
  },
})

import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { LINK } from '../patterns.ts'
import { choice, line, picture } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'
import words from './words.json' with { type: 'json' }

/** In display order (specification section 3). */
export const PARTNER_TYPES = [
  { value: 0, label: { en: 'Government body of Nepal', ne: 'नेपाल सरकारको निकाय' } },
  { value: 1, label: { en: 'International agency', ne: 'अन्तर्राष्ट्रिय संस्था' } },
] as const

export const partnerKind = defineKind({
  entity: 'partners',
  table: 'partner',
  ...words.kind,
  title: 'name',
  group: 'is_international',
  picture: 'logoId',
  hasOrder: true,
  isOrderedInGroups: true,
  path: ADDRESSES.clients.path,
  fragment: 'partner',
  otherNames: ['acronym'],
  hasInitials: true,
  list: { columns: ['group'] },
  fields: {
    name: line({ ...words.name, bound: CONTENT_BOUNDS.name, isRequired: true }),
    acronym: line({
      ...words.acronym,
      bound: CONTENT_BOUNDS.label,
      isNullable: true,
      isSearched: true,
      isTranslated: false,
    }),
    link: line({
      ...words.link,
      bound: CONTENT_BOUNDS.link,
      pattern: LINK,
      isRequired: true,
      isSearched: true,
      isTranslated: false,
    }),
    is_international: choice({
      ...words.is_international,
      choices: PARTNER_TYPES,
      description: '0 a government body of Nepal, 1 an international agency',
    }),
    logoId: picture({ ...words.logoId, column: 'logo_picture_id', gap: 'picture' }),
  },
})

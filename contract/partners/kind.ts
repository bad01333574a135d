import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { LINK } from '../patterns.ts'
import { choice, line, picture } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'

/** In display order (specification section 3). */
export const PARTNER_TYPES = [
  { value: 0, label: { en: 'Government body of Nepal', ne: 'नेपाल सरकारको निकाय' } },
  { value: 1, label: { en: 'International agency', ne: 'अन्तर्राष्ट्रिय संस्था' } },
] as const

export const partnerKind = defineKind({
  entity: 'partners',
  table: 'partner',
  singular: { en: 'Partner', ne: 'साझेदार' },
  plural: { en: 'Partners', ne: 'साझेदारहरू' },
  synonyms: 'partner organisations, donors, logos of partners',
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
    name: line({ label: { en: 'Name', ne: 'नाम' }, bound: CONTENT_BOUNDS.name, isRequired: true }),
    acronym: line({
      label: { en: 'Acronym', ne: 'सङ्क्षिप्त नाम' },
      help: { en: 'Stands for the logo where there is none, such as DoR', ne: 'लोगो नभए यही देखिन्छ, जस्तै DoR' },
      bound: CONTENT_BOUNDS.label,
      isNullable: true,
      isSearched: true,
      isTranslated: false,
    }),
    link: line({
      label: { en: 'Website', ne: 'वेबसाइट' },
      help: { en: 'Such as https://example.org', ne: 'जस्तै https://example.org' },
      bound: CONTENT_BOUNDS.link,
      pattern: LINK,
      isRequired: true,
      isSearched: true,
      isTranslated: false,
    }),
    is_international: choice({
      label: { en: 'Kind', ne: 'प्रकार' },
      help: { en: 'Visitors see partners in these two groups', ne: 'आगन्तुकले साझेदारलाई यी दुई समूहमा देख्छन्' },
      choices: PARTNER_TYPES,
      description: '0 a government body of Nepal, 1 an international agency',
    }),
    logoId: picture({ label: { en: 'Logo', ne: 'लोगो' }, column: 'logo_picture_id', gap: 'picture' }),
  },
})

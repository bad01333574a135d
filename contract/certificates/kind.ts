import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { choice, date, line, picture, plainText } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'

/** In display order. */
export const CERTIFICATE_TYPES = [
  { value: 'registration', label: { en: 'Registration', ne: 'दर्ता' } },
  { value: 'membership', label: { en: 'Membership', ne: 'सदस्यता' } },
  { value: 'certificate', label: { en: 'Certificate', ne: 'प्रमाणपत्र' } },
  { value: 'award', label: { en: 'Award', ne: 'पुरस्कार' } },
] as const

export const certificateKind = defineKind({
  entity: 'certificates',
  table: 'certificate',
  noun: 'Certificate',
  singular: { en: 'Registration or certificate', ne: 'दर्ता वा प्रमाणपत्र' },
  plural: { en: 'Registrations and certificates', ne: 'दर्ता र प्रमाणपत्रहरू' },
  synonyms: 'registrations, licences, awards, ISO, दर्ता, इजाजत',
  title: 'title',
  group: 'kind',
  date: 'validUntil',
  picture: 'pictureId',
  isConfirmed: true,
  hasOrder: true,
  isOrderedInGroups: true,
  expires: true,
  path: ADDRESSES.profile.path,
  fragment: 'certificate',
  resultFields: ['kind', 'issuer', 'scope'],
  list: { columns: ['group', 'date'] },
  fields: {
    title: line({
      label: { en: 'Title', ne: 'शीर्षक' },
      help: { en: 'Such as ISO 9001:2015 or VAT registration', ne: 'जस्तै ISO 9001:2015 वा मूल्य अभिवृद्धि कर दर्ता' },
      bound: CONTENT_BOUNDS.name,
      isRequired: true,
    }),
    issuer: line({ label: { en: 'Issued by', ne: 'जारी गर्ने निकाय' }, isRequired: true, isSearched: true }),
    scope: plainText({
      label: { en: 'Scope', ne: 'कार्यक्षेत्र' },
      help: { en: 'What it covers, in one or two sentences', ne: 'के समेट्छ, एक वा दुई वाक्यमा' },
    }),
    kind: choice({
      label: { en: 'Kind', ne: 'प्रकार' },
      help: { en: 'Visitors see them in these groups', ne: 'आगन्तुकले यिनै समूहमा देख्छन्' },
      choices: CERTIFICATE_TYPES,
    }),
    number: line({
      label: { en: 'Number', ne: 'नम्बर' },
      help: { en: 'As it stands on the document', ne: 'कागजातमा भए अनुसार' },
      isSearched: true,
      isTranslated: false,
    }),
    issuedOn: date({ label: { en: 'Issued on', ne: 'जारी मिति' }, precision: 'day', yearsAhead: 0 }),
    validUntil: date({
      label: { en: 'Valid until', ne: 'मान्य अवधि' },
      help: {
        en: 'The last day. Visitors no longer see it afterwards. Empty if it does not expire.',
        ne: 'अन्तिम दिन। त्यसपछि आगन्तुकले देख्दैनन्। म्याद नसकिने भए खाली।',
      },
      precision: 'day',
      yearsAhead: 20,
    }),
    pictureId: picture({
      label: { en: 'Picture of the document', ne: 'कागजातको तस्बिर' },
      help: { en: 'Public, like every picture', ne: 'अरू तस्बिर जस्तै सार्वजनिक हुन्छ' },
    }),
  },
})

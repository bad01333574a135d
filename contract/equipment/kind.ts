import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { choice, date, line, number, picture, plainText } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'

/** In display order. */
export const EQUIPMENT_TYPES = [
  { value: 'survey', label: { en: 'Survey', ne: 'सर्वेक्षण' } },
  { value: 'field', label: { en: 'Field investigation', ne: 'स्थलगत अन्वेषण' } },
  { value: 'laboratory', label: { en: 'Laboratory', ne: 'प्रयोगशाला' } },
  { value: 'software', label: { en: 'Software', ne: 'सफ्टवेयर' } },
] as const

export const equipmentKind = defineKind({
  entity: 'equipment',
  table: 'equipment',
  singular: { en: 'Equipment', ne: 'उपकरण' },
  plural: { en: 'Equipment and laboratory', ne: 'उपकरण तथा प्रयोगशाला' },
  synonyms: 'instruments, laboratory, calibration, प्रयोगशाला',
  title: 'name',
  group: 'kind',
  date: 'calibratedUntil',
  picture: 'pictureId',
  hasOrder: true,
  isOrderedInGroups: true,
  expires: 'shown',
  path: ADDRESSES.equipment.path,
  fragment: 'equipment',
  resultFields: ['purpose', 'kind'],
  list: { columns: ['group', 'date'] },
  fields: {
    name: line({
      label: { en: 'Name', ne: 'नाम' },
      help: { en: 'Such as Total station or Triaxial apparatus', ne: 'जस्तै टोटल स्टेसन वा ट्राइएक्सियल यन्त्र' },
      bound: CONTENT_BOUNDS.name,
      isRequired: true,
    }),
    purpose: plainText({
      label: { en: 'What it is for', ne: 'प्रयोजन' },
      help: { en: 'One or two sentences', ne: 'एक वा दुई वाक्य' },
      isSearched: true,
    }),
    keptAt: line({
      label: { en: 'Where it stands', ne: 'कहाँ रहेको छ' },
      help: { en: 'Such as Laboratory, Lalitpur', ne: 'जस्तै प्रयोगशाला, ललितपुर' },
    }),
    kind: choice({
      label: { en: 'Group', ne: 'समूह' },
      help: { en: 'Visitors see them in these groups', ne: 'आगन्तुकले यिनै समूहमा देख्छन्' },
      choices: EQUIPMENT_TYPES,
    }),
    model: line({ label: { en: 'Make and model', ne: 'निर्माता र मोडेल' }, isSearched: true, isTranslated: false }),
    units: number({
      label: { en: 'Number of units', ne: 'सङ्ख्या' },
      help: { en: 'Of software, the licences', ne: 'सफ्टवेयरको भए लाइसेन्स' },
      above: 0,
      max: 10_000,
      isWhole: true,
    }),
    year: number({
      label: { en: 'Year of make (AD)', ne: 'निर्माण वर्ष (ई.सं.)' },
      above: 1899,
      max: 2200,
      isWhole: true,
    }),
    calibratedUntil: date({
      label: { en: 'Calibration valid until', ne: 'क्यालिब्रेसन मान्य अवधि' },
      help: {
        en: 'The last day. Afterwards visitors still see the equipment, without a calibration. Empty if it needs none.',
        ne: 'अन्तिम दिन। त्यसपछि पनि उपकरण देखिन्छ, क्यालिब्रेसन भने देखिँदैन। नचाहिने भए खाली।',
      },
      precision: 'day',
      yearsAhead: 10,
    }),
    pictureId: picture({ label: { en: 'Picture', ne: 'तस्बिर' } }),
  },
})

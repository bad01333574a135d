import { LOCALE_NAMES, type Locale, type Words } from '../locale.ts'

/** The gap that lists report of an incomplete item. */
export const GAPS = {
  picture: { en: 'picture', ne: 'तस्बिर' },
  summary: { en: 'summary', ne: 'सारांश' },
  description: { en: 'text', ne: 'पाठ' },
  district: { en: 'district', ne: 'जिल्ला' },
  client: { en: 'client', ne: 'ग्राहक' },
  service: { en: 'service', ne: 'सेवा' },
  dates: { en: 'start', ne: 'सुरु' },
  position: { en: 'position', ne: 'पद' },
  body: { en: 'text', ne: 'पाठ' },
  name: { en: 'name', ne: 'नाम' },
  email: { en: 'e-mail', ne: 'इमेल' },
  phones: { en: 'phone', ne: 'फोन' },
  address: { en: 'address', ne: 'ठेगाना' },
} satisfies Record<string, Words>

export const TRANSLATION_FAULTS = ['outdated', 'draft'] as const

/** The name in lists of a missing language, such as `nepali`, or one with a fault, such as `nepali-outdated`. */
export const languageGap = (locale: Locale, fault?: (typeof TRANSLATION_FAULTS)[number]) =>
  [LOCALE_NAMES[locale].english.toLowerCase(), ...(fault ? [fault] : [])].join('-')

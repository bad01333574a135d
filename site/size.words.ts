import type { Locale } from '../contract/locale.ts'
import { formatNumber } from '../contract/money.ts'
import { defineWords } from './words.ts'

interface Size {
  amount: number
  unit: string
}

interface SizeText {
  value: string
  /** Where it is not the page's. */
  lang?: Locale
}

/** Units are free text in English; these are the usual ones. Of a rare one, each language may have a name. */
const UNITS: Record<string, string | { name: string; of: number }> = {
  m: 'मिटर',
  'm span': 'मिटर स्पान',
  'm crossing': 'मिटर नदी पार',
  'm²': 'वर्ग मिटर',
  km: 'किलोमिटर',
  'km of river': 'किलोमिटर नदी',
  'km of road': 'किलोमिटर सडक',
  'km²': 'वर्ग किलोमिटर',
  ha: 'हेक्टर',
  kW: 'किलोवाट',
  'kW peak': 'किलोवाट उच्चतम क्षमता',
  MW: 'मेगावाट',
  'MW peak': 'मेगावाट उच्चतम क्षमता',
  'litres a second': 'लिटर प्रतिसेकेन्ड',
  // Nepali counts in lakhs: ten to a million.
  'million litres a day': { name: 'लाख लिटर प्रतिदिन', of: 10 },
  beds: 'शय्या',
  blocks: 'ब्लक',
  bridges: 'वटा पुल',
  buildings: 'वटा भवन',
  households: 'घरधुरी',
  schools: 'वटा विद्यालय',
  seats: 'सिट',
  springs: 'वटा मुहान',
  storeys: 'तला',
  taps: 'वटा धारा',
}

const nameOf = (unit: string) => (Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined)

/** The size of a project, with the page's name of a rare unit: `useWords(sizes).size({ amount: 3, unit: 'taps' }, '')`. */
export const sizes = defineWords({
  size: {
    en: ({ amount, unit }: Size, name: string): SizeText => ({
      value: `${formatNumber(amount, 'en')} ${name || unit}`,
    }),
    ne: ({ amount, unit }: Size, given: string): SizeText => {
      const known = given || nameOf(unit)
      if (!known) return { value: `${formatNumber(amount, 'en')} ${unit}`, lang: 'en' }
      const { name, of } = typeof known === 'string' ? { name: known, of: 1 } : known
      return { value: `${formatNumber(amount * of, 'ne')} ${name}` }
    },
  },
})

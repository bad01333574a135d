import type { Locale } from '../contract/locale.ts'
import { formatNumber } from '../contract/money.ts'
import { defineWords } from './words.ts'
import units from './nepali-units.json' with { type: 'json' }

interface Size {
  amount: number
  unit: string
}

interface SizeText {
  value: string
  /** Where it is not the page's. */
  lang?: Locale
}

/**
 * Units are free text in English; these are the usual ones. Of a rare one, each language may have a name. Nepali counts in
 * lakhs: ten to a million.
 */
const UNITS: Record<string, string | { name: string; of: number }> = units

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

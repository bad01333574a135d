import type { Choice } from '../fields/field.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale, type Words } from '../locale.ts'
import { formatMoneyInShort, formatNumber } from '../money.ts'

interface MeasureWords {
  label: Words
  /** Empty where the label says it. */
  unit: Words
  /** Of a thousandth, for amounts below one. */
  smallUnit?: Words
}

/** Quantities of works, each in the one unit that they are compared in. */
const WORDS = {
  length: {
    label: { en: 'Length', ne: 'लम्बाइ' },
    unit: { en: 'km', ne: 'किलोमिटर' },
    smallUnit: { en: 'm', ne: 'मिटर' },
  },
  span: { label: { en: 'Span', ne: 'स्पान' }, unit: { en: 'm', ne: 'मिटर' } },
  capacity: {
    label: { en: 'Installed capacity', ne: 'जडित क्षमता' },
    unit: { en: 'MW', ne: 'मेगावाट' },
    smallUnit: { en: 'kW', ne: 'किलोवाट' },
  },
  area: { label: { en: 'Area', ne: 'क्षेत्रफल' }, unit: { en: 'ha', ne: 'हेक्टर' } },
  floorArea: { label: { en: 'Floor area', ne: 'भवनको क्षेत्रफल' }, unit: { en: 'm²', ne: 'वर्ग मिटर' } },
  storeys: { label: { en: 'Storeys', ne: 'तला सङ्ख्या' }, unit: { en: '', ne: '' } },
  population: { label: { en: 'Population served', ne: 'लाभान्वित जनसङ्ख्या' }, unit: { en: 'people', ne: 'जना' } },
  worksCost: { label: { en: 'Cost of works', ne: 'निर्माण लागत' }, unit: { en: 'NRs. crore', ne: 'करोड रुपैयाँ' } },
} satisfies Record<string, MeasureWords>

export type Measure = keyof typeof WORDS
export const MEASURES: Record<Measure, MeasureWords> = WORDS
export const MEASURE_NAMES = Object.keys(WORDS) as Measure[]

const CRORE = 1e7

/** Such as 108.5 m, 46 kW or NRs. 1.48 arab. */
export function quantityText(measure: Measure, amount: number, locale: Locale): string {
  if (measure === 'worksCost') return formatMoneyInShort({ amount: amount * CRORE, currency: 'NPR' }, locale)
  const { unit, smallUnit } = MEASURES[measure]
  const isSmall = smallUnit !== undefined && amount < 1
  const [shown, of] = isSmall ? [amount * 1000, smallUnit] : [amount, unit]
  return `${formatNumber(shown, locale)} ${inLocale(of, locale)}`.trim()
}

export const inLocale = (words: Words, locale: Locale): string => words[locale] ?? words[DEFAULT_LOCALE]

export const MEASURE_CHOICES: readonly Choice<Measure>[] = MEASURE_NAMES.map((value) => {
  const { label, unit } = MEASURES[value]
  const named = LOCALES.map((locale) => [locale, unit[locale] ? `${label[locale]} (${unit[locale]})` : label[locale]])
  return { value, label: Object.fromEntries(named) as Words }
})

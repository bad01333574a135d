import type { Choice } from '../fields/field.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale, type Words } from '../locale.ts'
import { formatMoneyInShort, formatNumber } from '../money.ts'
import words from './measures-words.json' with { type: 'json' }

interface MeasureWords {
  label: Words
  /** Empty where the label says it. */
  unit: Words
  /** Of a thousandth, for amounts below one. */
  smallUnit?: Words
}

export type Measure = keyof typeof words
/** Quantities of works, each in the one unit that they are compared in. */
export const MEASURES: Record<Measure, MeasureWords> = {
  ...words,
  storeys: { ...words.storeys, unit: { en: '', ne: '' } },
}
export const MEASURE_NAMES = Object.keys(words) as Measure[]

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

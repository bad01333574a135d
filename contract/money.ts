import { digitsIn } from './digits.ts'
import type { Locale } from './locale.ts'
import currencies from './nepali-currencies.json' with { type: 'json' }

/** Nepal groups digits by lakh and crore: 1,48,00,00,000. `en-NP` does not, and Chromium does not know `ne`. */
const IN_LAKHS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const IN_THOUSANDS = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const RUPEE: Record<Locale, string> = { en: 'NRs.', ne: 'रू' }

/** Nepali names of other currencies, behind the amount. */
const CURRENCIES: Record<string, string> = currencies

const LAKH = 1e5
/** Powers of ten that have a name of their own. Intl's compact Nepali is wrong by a factor of ten. */
const UNITS: readonly { value: number; name: Record<Locale, string> }[] = [
  { value: 1e11, name: { en: 'kharab', ne: 'खर्ब' } },
  { value: 1e9, name: { en: 'arab', ne: 'अर्ब' } },
  { value: 1e7, name: { en: 'crore', ne: 'करोड' } },
  { value: LAKH, name: { en: 'lakh', ne: 'लाख' } },
]

/** 1,48,00,00,000 or १,४८,००,००,०००; with two decimals at most. */
export function formatNumber(value: number, locale: Locale): string {
  return digitsIn(IN_LAKHS.format(value), locale)
}

/** NRs. 1,48,00,00,000 or रू १,४८,००,००,०००; other currencies: USD 1,200,000 or १२,००,००० अमेरिकी डलर. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  if (currency === 'NPR') return `${RUPEE[locale]} ${formatNumber(amount, locale)}`
  if (locale === 'ne') return `${formatNumber(amount, locale)} ${CURRENCIES[currency] ?? currency}`
  return `${currency} ${IN_THOUSANDS.format(amount)}`
}

/** 1.48 arab or १.४८ अर्ब, with two decimals at most; undefined below a lakh. */
export function inLargeUnits(amount: number, locale: Locale): string | undefined {
  // Rounded first: 99,99,999 is a crore, and not 100 lakh.
  const rounded = (value: number) => Math.round((amount / value) * 100) / 100
  const unit = UNITS.find(({ value }) => rounded(value) >= 1)
  if (!unit || amount < LAKH) return undefined
  return `${formatNumber(rounded(unit.value), locale)} ${unit.name[locale]}`
}

/** NRs. 2,14,00,000 (2.14 crore). */
export function formatMoneyInFull({ amount, currency }: { amount: number; currency: string }, locale: Locale): string {
  const units = currency === 'NPR' ? inLargeUnits(amount, locale) : undefined
  return [formatMoney(amount, currency, locale), units && `(${units})`].filter(Boolean).join(' ')
}

/** NRs. 2.14 crore; in full below a lakh, and in other currencies. */
export function formatMoneyInShort({ amount, currency }: { amount: number; currency: string }, locale: Locale): string {
  const units = currency === 'NPR' ? inLargeUnits(amount, locale) : undefined
  return units ? `${RUPEE[locale]} ${units}` : formatMoney(amount, currency, locale)
}

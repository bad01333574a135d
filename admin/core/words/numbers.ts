import { digitsIn } from '../../../contract/digits.ts'
import { DEFAULT_LOCALE, LOCALES, type ByLocale, type Locale } from '../../../contract/locale.ts'

/** English stands in where a language has none. */

// Browsers need not know Nepali: Chromium has neither its digits nor its months. Nepal groups digits as India does.
const FORMATS: ByLocale<Intl.NumberFormat> = { en: new Intl.NumberFormat('en-GB'), ne: new Intl.NumberFormat('en-IN') }

/** 1,234,567 or १२,३४,५६७. */
export function numberOf(value: number, locale: string): string {
  return inDigitsOf((FORMATS[known(locale)] ?? FORMATS.en).format(value), locale)
}

/** A text with its digits written as the language writes them. */
export const inDigitsOf: (text: string, locale: string) => string = digitsIn

/** The language of the screens by react-admin's name. */
export function known(locale: string): Locale {
  return LOCALES.find((one) => one === locale) ?? DEFAULT_LOCALE
}

const MIB = 1024 * 1024
const GIB = 1024 * MIB

/** 0, 210 kB, 3.4 MB, 1.2 GB. */
export function megabytes(bytes: number, locale: string = DEFAULT_LOCALE): string {
  if (bytes === 0) return inDigitsOf('0', locale)
  if (bytes < 1_000_000) return inDigitsOf(`${Math.max(1, Math.round(bytes / 1000))} kB`, locale)
  const [size, unit] = bytes < GIB ? [bytes / MIB, 'MB'] : [bytes / GIB, 'GB']
  return inDigitsOf(`${size.toFixed(1).replace(/\.0$/, '')} ${unit}`, locale)
}

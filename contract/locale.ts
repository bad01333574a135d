/** Languages of the content. English is always there; another may be missing, and then English is answered and marked. */
export const LOCALES = ['en', 'ne'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE = 'en' satisfies Locale
/** Languages besides English. */
export type OtherLocale = Exclude<Locale, typeof DEFAULT_LOCALE>
export const OTHER_LOCALES = LOCALES.filter((locale): locale is OtherLocale => locale !== DEFAULT_LOCALE)
/** A language's name in English and in itself. */
export const LOCALE_NAMES: Record<Locale, { english: string; own: string }> = {
  en: { english: 'English', own: 'English' },
  ne: { english: 'Nepali', own: 'नेपाली' },
}

/** A value for each language besides English. */
export function byOtherLocale<Value>(valueIn: (locale: OtherLocale) => Value): Record<OtherLocale, Value> {
  return Object.fromEntries(OTHER_LOCALES.map((locale) => [locale, valueIn(locale)])) as Record<OtherLocale, Value>
}

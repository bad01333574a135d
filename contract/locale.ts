/** English always exists; it is answered, and marked, in place of a missing translation. */
export const LOCALES = ['en', 'ne'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE = 'en' satisfies Locale
export type OtherLocale = Exclude<Locale, typeof DEFAULT_LOCALE>
/** English, and the translations that exist. */
export type ByLocale<Value> = { [DEFAULT_LOCALE]: Value } & Partial<Record<OtherLocale, Value>>
/** In the languages of the staff screens; English replaces a missing one. */
export type Words = ByLocale<string>
// Marked, so that pages that do not need it leave it out.
export const OTHER_LOCALES = /* @__PURE__ */ LOCALES.filter(
  (locale): locale is OtherLocale => locale !== DEFAULT_LOCALE,
)
export const LOCALE_NAMES: Record<Locale, { english: string; own: string; short: string }> = {
  en: { english: 'English', own: 'English', short: 'EN' },
  ne: { english: 'Nepali', own: 'नेपाली', short: 'ने' },
}

export function byOtherLocale<Value>(valueIn: (locale: OtherLocale) => Value): Record<OtherLocale, Value> {
  return Object.fromEntries(OTHER_LOCALES.map((locale) => [locale, valueIn(locale)])) as Record<OtherLocale, Value>
}

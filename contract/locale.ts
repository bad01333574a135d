/** Languages of the content. English is always there; Nepali may be missing, and then English is answered and marked. */
export const LOCALES = ['en', 'ne'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

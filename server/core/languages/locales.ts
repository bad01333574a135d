import { LOCALES, type Locale } from '../../../contract/locale.ts'

/** @param row with `publishedLocales` of the store */
export function toLocales({ locales }: { locales: string }): Locale[] {
  const found = JSON.parse(locales) as string[]
  return LOCALES.filter((locale) => found.includes(locale))
}

// @chunk shared
import { DEFAULT_LOCALE, type Locale } from './locale.ts'

/** The languages of the public pages: English at `/…`, every other one at `/<locale>/…`, with the same paths. */
export const PAGE_LOCALES = [DEFAULT_LOCALE, 'ne'] as const satisfies readonly Locale[]
export type PageLocale = (typeof PAGE_LOCALES)[number]

export type SiteLanguages = 'both' | PageLocale

export const publicLocales = (languages: SiteLanguages): readonly PageLocale[] =>
  languages === 'both' ? PAGE_LOCALES : [languages]

/** Where an address of a language leads: to itself, or to the only language of the site. */
export const shownLocale = (languages: SiteLanguages, locale: PageLocale): PageLocale =>
  languages === 'both' ? locale : languages

/** English for any other text. */
export const toPageLocale = (text: string | undefined): PageLocale =>
  PAGE_LOCALES.find((locale) => locale === text) ?? DEFAULT_LOCALE

/** A page's path in a language. @param path in English, with or without query and fragment */
export function localePath(locale: PageLocale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return /^\/(?:$|[?#])/.test(path) ? `/${locale}${path.slice(1)}` : `/${locale}${path}`
}

/** The parts of an address that visitors see: `/ne/projects` is the Nepali `/projects`. */
export function splitLocale(path: string): { locale: PageLocale; path: string } {
  const [, first = '', rest = ''] = /^\/([a-z]{2})(?=$|[/?#])(.*)$/s.exec(path) ?? []
  const locale = PAGE_LOCALES.find((known) => known === first && known !== DEFAULT_LOCALE)
  if (!locale) return { locale: DEFAULT_LOCALE, path }
  return { locale, path: rest.startsWith('/') ? rest : `/${rest}` }
}

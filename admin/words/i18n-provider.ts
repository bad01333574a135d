import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { TranslationMessages } from 'react-admin'
import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES, type OtherLocale } from '../../contract/locale.ts'
import { en } from './en.ts'
import type { TextsLike } from './texts-like.ts'

/** The other languages of these screens: loaded by those who choose them. */
const CATALOGUES: Partial<Record<OtherLocale, () => Promise<TextsLike<typeof en>>>> = {
  ne: () => import('./ne.ts').then(({ ne }) => ne),
}

export const i18nProvider = polyglotI18nProvider(
  (locale): TranslationMessages | Promise<TranslationMessages> => CATALOGUES[locale as OtherLocale]?.() ?? en,
  DEFAULT_LOCALE,
  LOCALES.filter((locale) => locale === DEFAULT_LOCALE || CATALOGUES[locale]).map((locale) => ({
    locale,
    name: LOCALE_NAMES[locale].own,
  })),
  // Texts that are translated already, such as the words of a toast, go through react-admin's translation once more.
  { allowMissing: true },
)

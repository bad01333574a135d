import polyglotI18nProvider from 'ra-i18n-polyglot'
import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES, type OtherLocale } from '../../contract/locale.ts'
import { en } from './en.ts'

/** The other languages of these screens: loaded by those who choose them. English stands in for what they lack. */
const CATALOGUES: Partial<Record<OtherLocale, () => Promise<typeof en>>> = {
  ne: () => import('./ne.ts').then(({ ne }) => ne),
}

export const i18nProvider = polyglotI18nProvider(
  (locale) => CATALOGUES[locale as OtherLocale]?.() ?? en,
  DEFAULT_LOCALE,
  LOCALES.filter((locale) => locale === DEFAULT_LOCALE || CATALOGUES[locale]).map((locale) => ({
    locale,
    name: LOCALE_NAMES[locale].own,
  })),
  { allowMissing: true },
)

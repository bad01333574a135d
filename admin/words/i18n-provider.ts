import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES, type OtherLocale } from '../../contract/locale.ts'
import { en } from './messages-en.ts'
import { numberOf } from './numbers.ts'

/** The other languages of these screens, loaded when chosen. */
const CATALOGUES: Partial<Record<OtherLocale, () => Promise<TranslationMessages>>> = {
  ne: () => import('./messages-ne.ts').then(({ ne }) => ne),
}

const provider = polyglotI18nProvider(
  (locale): TranslationMessages | Promise<TranslationMessages> => CATALOGUES[locale as OtherLocale]?.() ?? en,
  DEFAULT_LOCALE,
  LOCALES.filter((locale) => locale === DEFAULT_LOCALE || CATALOGUES[locale]).map((locale) => ({
    locale,
    name: LOCALE_NAMES[locale].own,
  })),
  // Texts that are translated already, such as the words of a toast, go through react-admin's translation once more.
  { allowMissing: true },
)

/** Numbers in texts are written in the digits of the language, also in react-admin's own. */
export const i18nProvider: I18nProvider = {
  ...provider,
  translate: (key, values: Record<string, unknown> = {}) =>
    provider.translate(key, shownValues(values, provider.getLocale())),
}

/** `smart_count` chooses between singular and plural, so that it stays a number; texts show it as `%{count}`. */
function shownValues(values: Record<string, unknown>, locale: string): Record<string, unknown> {
  const shown = Object.entries(values)
    .filter(([, value]) => typeof value === 'number')
    .map(([name, value]) => [name === 'smart_count' ? 'count' : name, numberOf(value as number, locale)])
  return { ...values, ...Object.fromEntries(shown) }
}

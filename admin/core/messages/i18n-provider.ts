import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES, type Locale } from '../../../contract/locale.ts'
import { en } from './messages-en.ts'
import { ne } from './messages-ne.ts'
import { numberOf } from '../words/numbers.ts'

/**
 * The languages of these screens. None is loaded later: react-admin makes all screens anew once a language is there, and
 * what had been typed meanwhile would be lost.
 */
const CATALOGUES: Partial<Record<Locale, TranslationMessages>> = { en, ne }

const provider = polyglotI18nProvider(
  (locale) => CATALOGUES[locale as Locale] ?? en,
  DEFAULT_LOCALE,
  LOCALES.filter((locale) => CATALOGUES[locale]).map((locale) => ({ locale, name: LOCALE_NAMES[locale].own })),
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

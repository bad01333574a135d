// @chunk shared
import { createContext, useContext } from 'react'
import { DEFAULT_LOCALE, type Locale } from '../contract/locale.ts'
import type { PageLocale } from '../contract/page-locales.ts'

/** A text, a text made of values, or a list of them. */
type Translated<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translated<Result>
    : Text extends object
      ? { [Key in keyof Text]: Translated<Text[Key]> }
      : Text

export type Words<English> = { [DEFAULT_LOCALE]: English } & Record<
  Exclude<PageLocale, typeof DEFAULT_LOCALE>,
  Translated<English>
>

/** The words as `useWords` returns them. */
export type WordsOf<Of> = Of extends Words<infer English> ? Translated<English> : never

/**
 * The texts of a component in every language of the pages, in a file named `words.ts` or `….words.ts`. A missing one does
 * not compile. A browser gets those of its own language alone (server/core/delivery/bundling/plugins.ts).
 */
export const defineWords = <const English>(words: Words<English>): Words<English> => words

export const LocaleContext = createContext<PageLocale>(DEFAULT_LOCALE)

/** The language of the page. */
export const useLocale = (): PageLocale => useContext(LocaleContext)

export const useWords = <English>(words: Words<English>): Translated<English> => wordsIn(words, useLocale())

/** Outside of components. */
export const wordsIn = <English>(words: Words<English>, locale: PageLocale): Translated<English> =>
  words[locale] as Translated<English>

/** The `lang` of a text in another language than the page's: `lang={foreign(project.locale)}`. */
export function useForeign(): (locale: Locale | undefined) => Locale | undefined {
  const own = useLocale()
  return (locale) => (locale === own ? undefined : locale)
}

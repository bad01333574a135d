// @chunk shared
import { createContext, useContext } from 'react'
import { DEFAULT_LOCALE, type Locale } from '../contract/locale.ts'
import { PAGE_LOCALES, type PageLocale } from '../contract/page-locales.ts'

/** A text, a text made of values, or a list of them. */
type Translated<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translated<Result>
    : Text extends object
      ? { [Key in keyof Text]: Translated<Text[Key]> }
      : Text

/** The texts of a component in each language of the pages. */
export type Words<Of> = Record<PageLocale, Of>

/** The words as `useWords` returns them. */
export type WordsOf<Of> = Of extends Words<infer Own> ? Own : never

/** In one language. An object with a property for each language alone is a text; any other one is a group of them. */
type Own<Texts> = keyof Texts extends PageLocale
  ? Translated<Texts[keyof Texts & typeof DEFAULT_LOCALE]>
  : { [Name in keyof Texts]: Texts[Name] extends object ? Own<Texts[Name]> : never }

type Complete<Texts> = keyof Texts extends PageLocale
  ? Words<Own<Texts>>
  : { [Name in keyof Texts]: Texts[Name] extends object ? Complete<Texts[Name]> : never }

/**
 * The texts of a component: its `words.json`, `{ "title": { "en": "News", "ne": "समाचार" } }`, and functions for texts with
 * values. A text that a language lacks does not compile. A browser gets those of its own language alone, without this function
 * (server/core/delivery/bundling/plugins.ts).
 */
export const defineWords = <const Texts extends object>(texts: Texts & Complete<Texts>): Words<Own<Texts>> =>
  Object.fromEntries(PAGE_LOCALES.map((locale) => [locale, textsIn(texts, locale)])) as Words<Own<Texts>>

function textsIn(texts: object, locale: PageLocale): unknown {
  if (Object.keys(texts).every((name) => PAGE_LOCALES.some((known) => known === name)))
    return (texts as Words<unknown>)[locale]
  const named = Object.entries(texts as Record<string, object>)
  return Object.fromEntries(named.map(([name, text]) => [name, textsIn(text, locale)]))
}

export const LocaleContext = createContext<PageLocale>(DEFAULT_LOCALE)

/** The language of the page. */
export const useLocale = (): PageLocale => useContext(LocaleContext)

export const useWords = <Own>(words: Words<Own>): Own => words[useLocale()]

/** Outside of components. */
export const wordsIn = <Own>(words: Words<Own>, locale: PageLocale): Own => words[locale]

/** The `lang` of a text in another language than the page's: `lang={foreign(project.locale)}`. */
export function useForeign(): (locale: Locale | undefined) => Locale | undefined {
  const own = useLocale()
  return (locale) => (locale === own ? undefined : locale)
}

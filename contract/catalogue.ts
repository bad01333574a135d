import { LOCALES, type Locale } from './locale.ts'

/** A text, or sentences, in every language. */
type Written = Record<Locale, string> | Record<Locale, string[]>
/** Texts of a `words.json`, in groups. */
export interface Catalogue {
  [name: string]: Written | Catalogue
}
export type InOneLanguage<Of> = Of extends Written ? Of[Locale] : { [Name in keyof Of]: InOneLanguage<Of[Name]> }

/** A catalogue's texts in a language: one that it lacks does not compile. */
export function textsIn<Of extends Catalogue>(catalogue: Of, locale: Locale): InOneLanguage<Of> {
  const inLocale = (part: Written | Catalogue): unknown =>
    isWritten(part)
      ? part[locale]
      : Object.fromEntries(Object.entries(part).map(([name, one]) => [name, inLocale(one)]))
  return inLocale(catalogue) as InOneLanguage<Of>
}

const isWritten = (part: Written | Catalogue): part is Written =>
  LOCALES.every((locale) => typeof part[locale] === 'string' || Array.isArray(part[locale]))

/**
 * Fills in the placeholders `%{name}` of a text; one without a value is left out. `count` chooses between singular and plural
 * where a text has both: 'one |||| many'.
 * @param numberOf writes a number in the digits of the language
 */
export function fillIn(
  text: string,
  values: Readonly<Record<string, string | number>>,
  numberOf: (value: number) => string = String,
): string {
  const [one = '', many = one] = text.split(' |||| ')
  return (values['count'] === 1 ? one : many).replaceAll(/%\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return typeof value === 'number' ? numberOf(value) : value
  })
}

/**
 * Finds what `fillIn` makes of a text, and the values in it; `…` is any further text.
 * @param parts patterns of placeholders; others are any text
 */
export function patternOf(text: string, parts: Readonly<Record<string, string>> = {}): RegExp {
  const literal = text.replaceAll(/[.*+?^$()[\]|\\/]/g, String.raw`\$&`).replaceAll('…', '.*')
  const filled = literal.replaceAll(/%\{(\w+)\}/g, (_, name: string) => `(?<${name}>${parts[name] ?? '.*'})`)
  return new RegExp(`^${filled}$`, 's')
}

import type { Locale, Words } from '../../../contract/locale.ts'
import type { StandingApplication } from './applications.ts'
import words from './letter-words.json' with { type: 'json' }

/** Without zod, so that screens can use them. */

/** A letter as it was composed: kept with its application, and compared with the records of another day. */
export type Letter = NonNullable<StandingApplication['letter']>
/** A line of a letter; `entry`: of a numbered list, whose number it has; `signature`: on the right, such as the date. */
export type LetterLine = Letter['lines'][number]
export type LetterRun = LetterLine['runs'][number]
/** A value that stands in a letter, with its record. Without a text it is a gap, and never another value. */
export type LetterValue = Exclude<LetterRun, string>

export const valuesIn = ({ lines }: Letter): LetterValue[] =>
  lines.flatMap(({ runs }) => runs.filter((run) => typeof run !== 'string'))

/** The values without a text. */
export const gapsOf = (letter: Letter): LetterValue[] => valuesIn(letter).filter(({ text }) => text === '')

/** The day on which the product's wording was that of Public Procurement Regulation 2064, rule 18 with Schedule 2(A). */
export const LAW_AS_OF = '2026-11-01'

/** All that a wording can have in braces, such as {firm-name}, in the order of their buttons. */
export type Placeholder = keyof typeof words.placeholders
export const PLACEHOLDER_CODES = Object.keys(words.placeholders) as Placeholder[]

/** Letters that were kept can have placeholders that are no more. */
export const placeholderName = (placeholder: string): Required<Words> =>
  words.placeholders[placeholder as Placeholder] ?? { en: placeholder, ne: placeholder }

/** In place of a value that is missing. */
export const gapText = (placeholder: string, language: Locale) => `[${placeholderName(placeholder)[language]}]`

/** By the first character of a line; any other line is a paragraph. */
const KINDS = words.marks as Record<string, LetterLine['as']>

/** The lines of a wording without empty ones. `parts`: text, and placeholders in their braces, which can be unknown. */
export function linesOf(wording: string): { as: LetterLine['as']; parts: string[] }[] {
  const texts = wording.split('\n').map((line) => line.trim())
  return texts.filter(Boolean).map((text) => {
    const as = KINDS[text[0]!]
    const parts = (as ? text.slice(1).trim() : text).split(/(\{[^{}]*\})/)
    return { as: as ?? 'paragraph', parts: parts.filter(Boolean) }
  })
}

/** Of a part of a line; undefined: it is text, or unknown. */
export const placeholderIn = (part: string) => PLACEHOLDER_CODES.find((one) => part === `{${one}}`)

/** The reason why a wording cannot be saved, and what to do, with the value of `%{part}`; undefined: it can. */
export function faultOfWording(wording: string): { words: Words; part: Words } | undefined {
  const parts = linesOf(wording).flatMap((line) => line.parts)
  const unknown = parts.find((part) => /[{}]/.test(part) && !placeholderIn(part))?.trim()
  if (unknown) return { words: words.unknown, part: { en: unknown, ne: unknown } }
  // The form of the law has all that are not optional.
  const missing = PLACEHOLDER_CODES.find((one) => !words.optional.includes(one) && !parts.includes(`{${one}}`))
  return missing && { words: words.missing, part: placeholderName(missing) }
}

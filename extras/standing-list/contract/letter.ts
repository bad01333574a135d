import type { StandingApplication } from './applications.ts'

/** Without zod, so that screens can use them. */

/** A letter as it was composed: kept with its application, and compared with the records of another day. */
export type Letter = NonNullable<StandingApplication['letter']>
/** A line of a letter; `entry`: of a numbered list, whose number it has; `signature`: on the right, such as the date. */
export type LetterLine = Letter['lines'][number]
export type LetterRun = LetterLine['runs'][number]
/** A value that stands in a letter, with its record. Without a text it is a gap, and never another value. */
export type LetterValue = Exclude<LetterRun, string>

/** The values without a text. */
export const gapsOf = ({ lines }: Letter): LetterValue[] =>
  lines.flatMap(({ runs }) => runs.filter((run) => typeof run !== 'string').filter(({ text }) => text === ''))

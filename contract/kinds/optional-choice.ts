import type { Choice, Field, Words } from './field.ts'

/** One of a few values, or none. */
export const optionalChoice = <const Value extends string>(given: {
  label: Words
  choices: readonly Choice<Value>[]
}): Field<Value | null, false> & { type: 'optionalChoice' } => ({
  type: 'optionalChoice',
  empty: null,
  isTranslated: false,
  ...given,
})

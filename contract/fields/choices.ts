import type { Choice } from './field.ts'

/** Choices in the order of a catalogue, which has the words of each under its value. */
export const choicesOf = <Value extends string>(
  words: Readonly<Record<Value, Omit<Choice, 'value'>>>,
): readonly Choice<Value>[] =>
  Object.entries<Omit<Choice, 'value'>>(words).map(([value, one]) => ({ value: value as Value, ...one }))

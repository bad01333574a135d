import type { Choice, Field, FieldOptions, Stored } from './field.ts'

/** Empty is null. */
export const optionalChoice = <const Value extends string>(
  given: Omit<FieldOptions, 'column'> & { choices: readonly Choice<Value>[] },
): Field<Value | null, false> & Stored<'optionalChoice', object> => ({
  type: 'optionalChoice',
  empty: null,
  isTranslated: false,
  ...given,
})

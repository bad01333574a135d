import { plainField, type Choice, type Field, type FieldOptions, type Stored } from './field.ts'

/** Empty is null. */
export const optionalChoice = <const Value extends string>(
  given: Omit<FieldOptions, 'column'> & { choices: readonly Choice<Value>[] },
): Field<Value | null, false> & Stored<'optionalChoice', object> => plainField('optionalChoice', null, given)

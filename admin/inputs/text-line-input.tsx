import { TextInput } from 'react-admin'
import type { Field } from '../../contract/kinds/field.ts'
import { LINK } from '../../contract/patterns.ts'
import type { FieldProps } from './field-props.ts'
import { useFault } from './use-fault.ts'

/** A text of one or several lines that stays a text when it is empty; what is too long is not cut off. */
export function TextLineInput({ source, field, label, help, lang }: FieldProps) {
  const validate = useFault(field, label)
  const type = inputType(field)
  return (
    <TextInput
      source={source}
      label={label}
      type={type}
      isRequired={field.isRequired === true}
      validate={validate}
      parse={(value: string) => value}
      helperText={help ?? false}
      {...(field.type === 'text' && { multiline: true, minRows: 3, maxRows: 8 })}
      slotProps={{ ...(lang && { htmlInput: { lang } }), ...(type === 'date' && { inputLabel: { shrink: true } }) }}
    />
  )
}

/** It chooses the keyboard of phones. */
function inputType({ type, precision, pattern }: Field): string {
  if (type === 'email') return 'email'
  if (type === 'date' && precision === 'day') return 'date'
  return pattern === LINK ? 'url' : 'text'
}

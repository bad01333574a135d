import { TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Field } from '../../../contract/fields/field.ts'
import { LINK } from '../../../contract/patterns.ts'
import { usePreeti } from './preeti/use-preeti.tsx'
import type { FieldProps } from './field-props.ts'
import { useFault } from './use-fault.ts'

/** A text of one or several lines that stays a text when empty; long text is not cut off. */
export function TextLineInput({ source, field, label, help, placeholder, isMarked, lang }: FieldProps) {
  const validate = useFault(field, label)
  const type = inputType(field)
  const { getValues, setValue } = useFormContext()
  const { onPaste, offer } = usePreeti({
    lang,
    read: () => (getValues(source) as string | undefined) ?? '',
    write: (text) => setValue(source, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
  })
  return (
    <>
      <TextInput
        source={source}
        label={label}
        type={type}
        isRequired={field.isRequired === true || isMarked === true}
        validate={validate}
        parse={(value: string) => value}
        helperText={help ?? false}
        {...(placeholder && { placeholder })}
        {...(field.type === 'text' && { multiline: true, minRows: 3, maxRows: 8 })}
        slotProps={{
          ...(lang && { htmlInput: { lang, onPaste } }),
          ...(placeholder && { inputLabel: { shrink: true } }),
        }}
      />
      {offer}
    </>
  )
}

/** It chooses the keyboard of phones. */
function inputType({ type, pattern }: Field): string {
  if (type === 'email') return 'email'
  return pattern === LINK ? 'url' : 'text'
}

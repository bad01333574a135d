import { plainFault } from '../content/faults.ts'
import { useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { EnteredPrecision } from '../../contract/calendar/entered-date.ts'
import { EitherCalendarField } from './either-calendar-field.tsx'
import type { FieldProps } from './field-props.ts'
import { useFault } from './use-fault.ts'

/** A date in either calendar. The form has it in AD, and in `datesAsEntered` as it was entered if that was in BS. */
export function EitherCalendarInput({ source, field: declared, label, help }: FieldProps) {
  const validate = useFault(declared, label)
  const { id, field, fieldState, isRequired } = useInput<string | null>({
    source,
    validate,
    isRequired: declared.isRequired === true,
    format: (value) => value ?? '',
    parse: (value) => value as string,
  })
  const [entered, setEntered] = useEntered(source)
  return (
    <EitherCalendarField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={label}
      precision={declared.precision as EnteredPrecision}
      value={String(field.value ?? '')}
      entered={entered}
      onChange={(value, inBs) => {
        setEntered(inBs)
        field.onChange(value)
      }}
      onBlur={field.onBlur}
      isRequired={isRequired}
      isDisabled={field.disabled}
      fault={fieldState.error?.message && plainFault(fieldState.error.message)}
      help={help}
    />
  )
}

/** What the form has beside a date: how it was entered in BS, or empty. */
export function useEntered(source: string): [string, (entered: string) => void] {
  const { setValue } = useFormContext()
  // Of a date in a row, beside it.
  const start = source.lastIndexOf('.') + 1
  const name = `${source.slice(0, start)}datesAsEntered.${source.slice(start)}`
  const entered = (useWatch({ name }) as string | undefined) ?? ''
  return [entered, (inBs) => setValue(name, inBs, { shouldDirty: true })]
}

import { plainFault } from '../forms/faults.ts'
import { useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { EnteredPrecision } from '../../../contract/calendar/entered-date.ts'
import { EitherCalendarField } from './either-calendar-field.tsx'
import type { FieldProps } from './field-props.ts'
import { useDateFault } from '../words/use-date-reader.ts'
import { useFarAhead } from './use-far-ahead.tsx'
import { useFault } from './use-fault.ts'

/** A date in either calendar. The form has it in AD, and in `datesAsEntered` as it was entered if that was in BS. */
export function EitherCalendarInput({ source, field: declared, label, help }: FieldProps) {
  const check = useFault(declared, label)
  const { question, openQuestion } = useFarAhead({ source, yearsAhead: declared.yearsAhead })
  const dateFault = useDateFault({ ...declared, precision: declared.precision as EnteredPrecision }, label)
  const { id, field, fieldState, isRequired } = useInput<string | null>({
    source,
    validate: (value: unknown) => dateFault(String(value ?? '')) ?? check(value) ?? openQuestion(value),
    isRequired: declared.isRequired === true,
    format: (value) => value ?? '',
    parse: (value) => value as string,
  })
  const [entered, setEntered] = useEntered(source)
  return (
    <>
      <EitherCalendarField
        id={id}
        name={field.name}
        inputRef={field.ref}
        label={label}
        precision={declared.precision as EnteredPrecision}
        edge={declared.edge}
        yearsAhead={declared.yearsAhead}
        value={String(field.value ?? '')}
        entered={entered}
        onChange={(changed, inBs) => {
          setEntered(inBs)
          field.onChange(changed)
        }}
        onBlur={field.onBlur}
        isRequired={isRequired}
        isDisabled={field.disabled}
        fault={fieldState.error?.message && plainFault(fieldState.error.message)}
        help={help}
      />
      {question}
    </>
  )
}

/** The form's value beside a date: how it was entered in BS, or empty. */
export function useEntered(source: string): [string, (entered: string) => void] {
  const { setValue } = useFormContext()
  // Of a date in a row, beside it.
  const start = source.lastIndexOf('.') + 1
  const name = `${source.slice(0, start)}datesAsEntered.${source.slice(start)}`
  const entered = (useWatch({ name }) as string | undefined) ?? ''
  return [entered, (inBs) => setValue(name, inBs, { shouldDirty: true })]
}

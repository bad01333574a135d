import TextField from '@mui/material/TextField'
import { useEffect, useEffectEvent, useState } from 'react'
import { useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { EnteredPrecision } from '../../contract/calendar/entered-date.ts'
import { useTranslate } from '../words/use-translate.ts'
import type { FieldProps } from './field-props.ts'
import { useDateReader, useOtherCalendar } from './use-date-reader.ts'
import { useFault } from './use-fault.ts'

/** A date in either calendar. The form has it in AD, and in `datesAsEntered` as it was entered if that was in BS. */
export function EitherCalendarInput({ source, field: declared, label, help }: FieldProps) {
  const translate = useTranslate()
  const validate = useFault(declared, label)
  const { id, field, fieldState, isRequired } = useInput<string | null>({
    source,
    validate,
    isRequired: declared.isRequired === true,
    format: (value) => value ?? '',
    parse: (value) => value as string,
  })
  const { setValue } = useFormContext()
  const enteredAt = `datesAsEntered.${source}`
  const entered = (useWatch({ name: enteredAt }) as string | undefined) ?? ''
  const [typed, setTyped] = useState<string>()
  const reader = useDateReader()
  const value = String(field.value ?? '')
  const other = useOtherCalendar(value ? { value, ...(entered && { entered }) } : undefined)
  const [unread, setUnread] = useState<string>()
  const store = (text: string) => {
    const read = reader?.read(text, declared.precision as EnteredPrecision, entered !== '')
    setValue(enteredAt, read?.entered ?? '', { shouldDirty: true })
    field.onChange(read?.value ?? text)
    setUnread(reader ? undefined : text)
  }
  // Typed before the reader was loaded: it is read now.
  const storeUnread = useEffectEvent(() => {
    if (unread !== undefined) store(unread)
  })
  useEffect(() => {
    if (reader) storeUnread()
  }, [reader])
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={label}
      value={typed ?? (entered ? translate('staff.calendar.bs', { date: entered }) : value)}
      onChange={(event) => {
        setTyped(event.target.value)
        store(event.target.value)
      }}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      required={isRequired}
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? other ?? help ?? translate('staff.calendar.either')}
    />
  )
}

import { TextField } from '@mui/material'
import { useEffect, useEffectEvent, useState, type Ref } from 'react'
import type { DateField } from '../../../contract/calendar/entered-date.ts'
import { DATE_HELP } from '../../../contract/calendar/date-fields.ts'
import { useDateFault, useDateReader, useOtherCalendar } from '../words/use-date-reader.ts'
import { useWords } from '../words/use-words.ts'
import inputWords from '../words/input-words.json' with { type: 'json' }

export interface EitherCalendarFieldProps extends DateField {
  id?: string
  name?: string
  inputRef?: Ref<HTMLInputElement>
  label: string
  /** AD, as it is stored; the raw input while it is not a date. */
  value: string
  /** The same in BS, or empty where it was not entered so. */
  entered: string
  onChange: (value: string, entered: string) => void
  onBlur?: (() => void) | undefined
  isRequired?: boolean
  isDisabled?: boolean | undefined
  fault?: string | undefined
  help?: string | undefined
}

/** Takes a date in either calendar, and shows the other one below it. */
export function EitherCalendarField(props: EitherCalendarFieldProps) {
  const { id, name, inputRef, label, precision, value, entered, onChange, onBlur, isRequired, isDisabled, fault } =
    props
  const { help, edge, yearsAhead } = props
  const say = useWords()
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const dateFault = useDateFault({ precision, edge, yearsAhead }, label)
  const shown = fault ?? (isLeft ? dateFault(value) : undefined)
  const reader = useDateReader()
  const other = useOtherCalendar(value ? { value, ...(entered && { entered }) } : undefined)
  const [unread, setUnread] = useState<string>()
  const store = (text: string) => {
    const assumed = entered === '' ? 'ad' : 'bs'
    const { date } = reader?.read(text, { precision, edge, yearsAhead }, { assumed }) ?? {}
    // An open period has no end.
    const unread = () => reader?.unread(text, precision) ?? text
    onChange(date === null ? '' : (date?.value ?? unread()), date?.entered ?? '')
    setUnread(reader ? undefined : text)
  }
  // Typed before the reader was loaded: it is read now, unless something else has been chosen since.
  const storeUnread = useEffectEvent(() => {
    if (unread === value) store(unread)
  })
  useEffect(() => {
    if (reader) storeUnread()
  }, [reader])
  return (
    <TextField
      id={id}
      name={name}
      inputRef={inputRef}
      label={label}
      value={typed ?? (entered ? say(inputWords.calendar.bs, { date: entered }) : value)}
      onChange={(event) => {
        setTyped(event.target.value)
        setLeft(false)
        store(event.target.value)
      }}
      onBlur={() => {
        setTyped(undefined)
        setLeft(true)
        onBlur?.()
      }}
      required={isRequired}
      disabled={isDisabled}
      error={shown !== undefined}
      helperText={shown ?? other ?? help ?? say(DATE_HELP[precision])}
    />
  )
}

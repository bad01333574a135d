import { useState } from 'react'
import { useInput } from 'react-admin'
import { EitherCalendarField } from '../inputs/either-calendar-field.tsx'
import { useWords } from '../words/use-words.ts'
import { inputWords } from '../inputs/words.ts'

interface DayFilterProps {
  source: string
  label: string
  /** Read by the list. */
  alwaysOn?: boolean
}

const NOTHING = { value: '', entered: '' }
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Filters by a day typed in either calendar and sent in AD; an incomplete date filters nothing. */
export function DayFilter({ source, label }: DayFilterProps) {
  const say = useWords()
  const { id, field } = useInput<string>({ source, format: (value) => value ?? '', parse: (value) => value as string })
  const asked = String(field.value ?? '')
  const [typed, setTyped] = useState(NOTHING)
  const isHalf = typed.value !== '' && !isDay(typed.value)
  // Another value comes from the address, or from removing the filter.
  const shown = asked === (isHalf ? '' : typed.value) ? typed : { value: asked, entered: '' }
  return (
    <EitherCalendarField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={label}
      size="small"
      precision="day"
      {...shown}
      onChange={(value, entered) => {
        setTyped({ value, entered })
        field.onChange(isDay(value) ? value : '')
      }}
      onBlur={field.onBlur}
      help={say(inputWords.calendar.either_calendar)}
    />
  )
}

import { useInput } from 'react-admin'
import { fromTimeInput, toTimeInput } from '../words/times.ts'
import { plainFault } from '../forms/faults.ts'
import { DayAndTime } from './day-and-time.tsx'
import { useEntered } from './either-calendar-input.tsx'
import type { FieldProps } from './field-props.ts'
import { useDateFault } from '../words/use-date-reader.ts'
import { useFarAhead } from './use-far-ahead.tsx'
import { useWords } from '../words/use-words.ts'
import { formWords } from '../forms/form-words.ts'

/** Day and minute in Nepal, wherever it is typed; kept in UTC, and as it was typed while that is no time. */
export function NepalTimeInput({ source, label, help, field: declared }: FieldProps) {
  const say = useWords()
  const { yearsAhead } = declared
  const { question, openQuestion } = useFarAhead({ source, yearsAhead, toTyped, toValue })
  const dateFault = useDateFault({ precision: 'day', yearsAhead }, label)
  const unreadable = (value: string | null) =>
    value && !isMoment(value) && (dateFault(value.replace(/T[\d:]*$/, '')) ?? say(formWords.schedule.choose))
  const { id, field, fieldState } = useInput<string | null>({
    source,
    validate: (value: string | null) => unreadable(value) || openQuestion(value),
    format: (value) => (value ? toTyped(value) : ''),
    parse: (typed) => (typed ? toValue(typed as string) : null),
  })
  const [entered, setEntered] = useEntered(source)
  return (
    <>
      <DayAndTime
        id={id}
        name={field.name}
        inputRef={field.ref}
        label={label}
        value={String(field.value ?? '')}
        entered={entered}
        onChange={(typed, inBs) => {
          setEntered(inBs)
          field.onChange(typed)
        }}
        onBlur={field.onBlur}
        isDisabled={field.disabled}
        fault={fieldState.error?.message && plainFault(fieldState.error.message)}
        help={help}
      />
      {question}
    </>
  )
}

const isMoment = (value: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)
const toTyped = (value: string) => (isMoment(value) ? toTimeInput(value) : value)
const toValue = (typed: string) => fromTimeInput(typed) ?? typed

import { DATE_HELP } from '../../../contract/calendar/date-fields.ts'
import { useWords, SayButton } from '../words/use-words.ts'
import type { FieldProps } from './field-props.ts'
import inputWords from '../words/input-words.json' with { type: 'json' }
import { useInput, type InputProps } from 'react-admin'
import { fromTimeInput, toTimeInput } from '../words/times.ts'
import { plainFault } from '../forms/faults.ts'
import { useDateFault } from '../words/use-date-reader.ts'
import { useFarAhead } from './far-ahead-note.tsx'
import formWords from '../forms/form-words.json' with { type: 'json' }
import { useFormContext, useWatch } from 'react-hook-form'
import type { EnteredPrecision, DateField } from '../../../contract/calendar/entered-date.ts'
import { EitherCalendarField, type EitherCalendarFieldProps } from './either-calendar-field.tsx'
import { useFault } from './use-fault.ts'
import { Box, TextField } from '@mui/material'

/** Day and minute in Nepal, wherever it is typed; kept in UTC, and as it was typed while that is no time. */
function NepalTimeInput({ source, label, help, field: declared }: FieldProps) {
  const say = useWords()
  const { yearsAhead } = declared
  const { question, openQuestion } = useFarAhead({ source, yearsAhead, toTyped, toValue })
  const dateFault = useDateFault({ precision: 'day', yearsAhead }, label)
  const unreadable = (value: string | null) =>
    value && !isMoment(value) && (dateFault(value.replace(/T[\d:]*$/, '')) ?? say(formWords.schedule.choose))
  const { isRequired: _, ...input } = useDateInput({
    source,
    validate: (value: string | null) => unreadable(value) || openQuestion(value),
    format: (value) => (value ? toTyped(value) : ''),
    parse: (typed) => (typed ? toValue(typed as string) : null),
  })
  return (
    <>
      <DayAndTime {...input} label={label} help={help} />
      {question}
    </>
  )
}

const isMoment = (value: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)
const toTyped = (value: string) => (isMoment(value) ? toTimeInput(value) : value)
const toValue = (typed: string) => fromTimeInput(typed) ?? typed

/** A date as precisely as its field wants it; its help tells what it takes. */
export function DateFieldInput({ help, ...props }: FieldProps) {
  const say = useWords()
  const { precision } = props.field
  const forms = say(DATE_HELP[precision === 'time' ? 'day' : precision!])
  const both = help ? say(inputWords.calendar.help, { help: help.replace(/[.।]$/, ''), forms }) : forms
  const Input = precision === 'time' ? NepalTimeInput : EitherCalendarInput
  return <Input {...props} help={both} />
}

/** A date in either calendar. The form has it in AD, and in `datesAsEntered` as it was entered if that was in BS. */
function EitherCalendarInput({ source, field: declared, label, help }: FieldProps) {
  const check = useFault(declared, label)
  const { question, openQuestion } = useFarAhead({ source, yearsAhead: declared.yearsAhead })
  const dateFault = useDateFault({ ...declared, precision: declared.precision as EnteredPrecision }, label)
  const input = useDateInput({
    source,
    validate: (value: unknown) => dateFault(String(value ?? '')) ?? check(value) ?? openQuestion(value),
    isRequired: declared.isRequired === true,
    format: (value) => value ?? '',
    parse: (value) => value as string,
  })
  return (
    <>
      <EitherCalendarField
        {...input}
        label={label}
        precision={declared.precision as EnteredPrecision}
        edge={declared.edge}
        yearsAhead={declared.yearsAhead}
        help={help}
      />
      {question}
    </>
  )
}

/** A date of the form for its field, with the value beside it: how it was entered in BS, or empty. */
function useDateInput(options: InputProps<string | null>) {
  const { id, field, fieldState, isRequired } = useInput<string | null>(options)
  const { setValue } = useFormContext()
  // Of a date in a row, beside it.
  const start = options.source.lastIndexOf('.') + 1
  const name = `${options.source.slice(0, start)}datesAsEntered.${options.source.slice(start)}`
  return {
    id,
    name: field.name,
    inputRef: field.ref,
    value: String(field.value ?? ''),
    entered: (useWatch({ name }) as string | undefined) ?? '',
    onChange(typed: string, inBs: string) {
      setValue(name, inBs, { shouldDirty: true })
      field.onChange(typed)
    },
    onBlur: field.onBlur,
    isRequired,
    isDisabled: field.disabled,
    fault: fieldState.error?.message && plainFault(fieldState.error.message),
  }
}

/** The value is 2026-11-22T10:00 in Nepal, or empty; what was typed in place of a day that is none. */
type DayAndTimeProps = Omit<EitherCalendarFieldProps, keyof DateField | 'isRequired'>

/** A day in either calendar and a time of day, both of Nepal. A day without a time gets the present one. */
export function DayAndTime(props: DayAndTimeProps) {
  const { label, value, entered, onChange, onBlur, fault, isDisabled } = props
  const say = useWords()
  const split = value.lastIndexOf('T')
  const [day, time] = split < 0 ? [value, ''] : [value.slice(0, split), value.slice(split + 1)]
  const setDay = (changed: string, inBs: string) => {
    const clock = time || toTimeInput(new Date().toISOString()).slice(11)
    onChange(changed && `${changed}T${clock}`, inBs)
  }
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <EitherCalendarField {...props} precision="day" value={day} onChange={setDay} />
      </Box>
      <TextField
        type="time"
        label={say(inputWords.calendar.clock)}
        value={time}
        onChange={(event) => onChange(`${day}T${event.target.value}`, entered)}
        error={fault !== undefined}
        disabled={isDisabled}
        onBlur={onBlur}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flex: '0 1 9rem' }}
      />
      {!isDisabled && (
        <SayButton
          words={inputWords.calendar.today}
          onClick={() => setDay(toTimeInput(new Date().toISOString()).slice(0, 'yyyy-mm-dd'.length), '')}
          sx={{ minHeight: 44, marginBlockStart: 1 }}
        />
      )}
    </Box>
  )
}

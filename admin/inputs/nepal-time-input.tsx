import { useInput } from 'react-admin'
import { fromTimeInput, toTimeInput } from '../words/times.ts'
import { plainFault } from '../content/faults.ts'
import { DatedInput } from './dated-input.tsx'
import { DayAndTime } from './day-and-time.tsx'
import { useEntered } from './either-calendar-input.tsx'
import { useWords } from '../words/use-words.ts'
import { formWords } from '../content/form-words.ts'

interface NepalTimeInputProps {
  source: string
  label: string
  helperText: string | undefined
}

/** Day and minute in Nepal, wherever it is typed; kept in UTC, and as it was typed while that is no time. */
export function NepalTimeInput({ source, label, helperText }: NepalTimeInputProps) {
  const say = useWords()
  const { id, field, fieldState } = useInput<string | null>({
    source,
    validate: (value: string | null) => (value && !isMoment(value) ? say(formWords.schedule.choose) : undefined),
    format: (value) => (value ? toTyped(value) : ''),
    parse: (typed) => (typed ? toValue(typed as string) : null),
  })
  const [entered, setEntered] = useEntered(source)
  return (
    <DatedInput source={source} toTyped={toTyped} toValue={toValue}>
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
        help={helperText}
      />
    </DatedInput>
  )
}

const isMoment = (value: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)
const toTyped = (value: string) => (isMoment(value) ? toTimeInput(value) : value)
const toValue = (typed: string) => fromTimeInput(typed) ?? typed

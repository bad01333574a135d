import { DATE_HELP } from '../../../contract/calendar/date-fields.ts'
import { useWords } from '../words/use-words.ts'
import { EitherCalendarInput } from './either-calendar-input.tsx'
import type { FieldProps } from './field-props.ts'
import { NepalTimeInput } from './nepal-time-input.tsx'
import { inputWords } from '../words/input-words.ts'

/** A date as precisely as its field wants it; its help tells what it takes. */
export function DateFieldInput({ help, ...props }: FieldProps) {
  const say = useWords()
  const { precision } = props.field
  const forms = say(DATE_HELP[precision === 'time' ? 'day' : precision!])
  const both = help ? say(inputWords.calendar.help, { help: help.replace(/[.।]$/, ''), forms }) : forms
  const Input = precision === 'time' ? NepalTimeInput : EitherCalendarInput
  return <Input {...props} help={both} />
}

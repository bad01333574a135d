import { DatedInput } from './dated-input.tsx'
import { EitherCalendarInput } from './either-calendar-input.tsx'
import type { FieldProps } from './field-props.ts'
import { NepalTimeInput } from './nepal-time-input.tsx'

/** A date as precisely as its field wants it. */
export function DateFieldInput(props: FieldProps) {
  const { source, field, label, help } = props
  if (field.precision === 'time') return <NepalTimeInput source={source} label={label} helperText={help} />
  return (
    <DatedInput source={source} yearsAhead={field.yearsAhead}>
      <EitherCalendarInput {...props} />
    </DatedInput>
  )
}

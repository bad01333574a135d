import TextField from '@mui/material/TextField'
import { useInput } from 'react-admin'
import { nepalDay } from '../../contract/nepal-day.ts'
import { fromTimeInput, toTimeInput } from '../words/times.ts'
import { DatedInput } from './dated-input.tsx'
import { useOtherCalendar } from './use-date-reader.ts'

/** Day and minute in Nepal, wherever it is typed; kept in UTC. */
export function NepalTimeInput({
  source,
  label,
  helperText,
}: {
  source: string
  label: string
  helperText: string | undefined
}) {
  const { id, field, fieldState } = useInput<string | null>({
    source,
    format: (iso) => (iso ? toTimeInput(iso) : ''),
    parse: (value) => fromTimeInput(value as string) ?? null,
  })
  const iso = fromTimeInput(String(field.value ?? ''))
  const other = useOtherCalendar(iso ? { value: nepalDay(new Date(iso)) } : undefined)
  return (
    <DatedInput source={source} toTyped={toTimeInput} toValue={fromTimeInput}>
      <TextField
        {...field}
        id={id}
        label={label}
        type="datetime-local"
        error={Boolean(fieldState.error)}
        helperText={fieldState.error?.message ?? other ?? helperText}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </DatedInput>
  )
}

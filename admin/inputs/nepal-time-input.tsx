import TextField from '@mui/material/TextField'
import { useInput } from 'react-admin'
import { fromTimeInput, toTimeInput } from '../words/times.ts'
import { DatedInput } from './dated-input.tsx'

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
  return (
    <DatedInput source={source} toTyped={toTimeInput} toValue={fromTimeInput}>
      <TextField
        {...field}
        id={id}
        label={label}
        type="datetime-local"
        error={Boolean(fieldState.error)}
        helperText={fieldState.error?.message ?? helperText}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </DatedInput>
  )
}

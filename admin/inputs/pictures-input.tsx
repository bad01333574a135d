import { useController } from 'react-hook-form'
import TextField from '@mui/material/TextField'

export interface PicturesInputProps {
  /** Holds ids of pictures, in the order in which they are shown. */
  source: string
  label: string
}

/** Pictures of the library, in order. */
export function PicturesInput({ source, label }: PicturesInputProps) {
  const { field } = useController<Record<string, number[]>>({ name: source })
  return (
    <TextField
      label={`${label} (numbers in the library, with commas)`}
      defaultValue={(field.value ?? []).join(', ')}
      onBlur={(event) => field.onChange(event.target.value.split(/[\s,]+/).filter(Boolean).map(Number))}
    />
  )
}

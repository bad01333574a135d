import { MenuItem, TextField } from '@mui/material'
import type { ImportedFile } from '../../contract/transfer/import.ts'
import { useWords } from '../words/use-words.ts'
import { words } from './words.ts'

interface SheetSelectProps {
  file: ImportedFile
  /** Its place in the workbook. */
  value: number
  onChange: (sheet: number) => void
}

export function SheetSelect({ file, value, onChange }: SheetSelectProps) {
  const say = useWords()
  return (
    <TextField
      select
      size="small"
      label={say(words.sheet)}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ minWidth: '16rem', maxWidth: '100%' }}
    >
      {file.sheets.map(({ name }, index) => (
        <MenuItem key={name} value={index}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

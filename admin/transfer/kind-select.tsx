import { TextField, Typography } from '@mui/material'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { useWords } from '../core/words/use-words.ts'
import { words } from './words.ts'
import { menuItems } from '../core/layout/choices.tsx'
import type { ImportedFile } from '../../contract/transfer/import.ts'

export function KindSelect({
  value,
  onChange,
}: {
  value: ContentEntity | ''
  onChange: (entity: ContentEntity) => void
}) {
  const say = useWords()
  return (
    <TextField
      select
      label={say(words.kind)}
      value={value}
      onChange={({ target }) => onChange(target.value as ContentEntity)}
      sx={{ minWidth: '16rem' }}
    >
      {menuItems(CONTENT_ENTITIES, (entity) => [entity, say(kindOf(entity).plural)])}
    </TextField>
  )
}

interface SheetSelectProps {
  file: ImportedFile
  /** Its place in the workbook. */
  value: number
  onChange: (sheet: number) => void
  /** Sheets that have rows of its items. */
  rowSheets: string[]
}

export function SheetSelect({ file, value, onChange, rowSheets }: SheetSelectProps) {
  const say = useWords()
  return (
    <>
      <TextField
        select
        label={say(words.sheet)}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        sx={{ minWidth: '16rem', maxWidth: '100%' }}
      >
        {menuItems(
          [...file.sheets.entries()].filter(([, { name }]) => !rowSheets.includes(name)),
          ([index, { name }]) => [index, name],
        )}
      </TextField>
      {rowSheets.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {say(words.rowSheets)} {rowSheets.join(', ')}
        </Typography>
      )}
    </>
  )
}

import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useController, useFormState } from 'react-hook-form'
import { MOST_ROWS } from '../../contract/limits.ts'
import { listFaults } from '../content/faults.ts'

interface RowsInputProps {
  /** Holds a list of objects with texts. */
  source: string
  label: string
  /** The texts of each. */
  columns: { source: string; label: string }[]
  helperText?: string
  lang?: string
  /** The most rows that the server takes. */
  most?: number
}

type Row = Record<string, string>

/** A short list of rows of texts: more can be added, each can be taken away. */
export function RowsInput({ source, label, columns, helperText, lang, most = MOST_ROWS }: RowsInputProps) {
  const { field } = useController<Record<string, Row[]>>({ name: source })
  return <Rows {...{ source, label, columns, helperText, lang, most }} rows={field.value ?? []} onChange={field.onChange} />
}

/** A short list of texts, such as phone numbers. */
export function LinesInput({ source, label, helperText, lang, most = MOST_ROWS, faultOf }: Omit<RowsInputProps, 'columns'> & { faultOf?: (text: string) => string | undefined }) {
  const { field } = useController<Record<string, string[]>>({
    name: source,
    rules: { validate: (lines) => lines.filter((line) => line.trim() !== '').map((line) => faultOf?.(line)).find(Boolean) },
  })
  const rows = (field.value ?? []).map((text) => ({ text }))
  return <Rows {...{ source, label, helperText, lang, most }} columns={[{ source: 'text', label }]} rows={rows} onChange={(rows) => field.onChange(rows.map(({ text }) => text))} />
}

interface RowsProps {
  source: string
  label: string
  columns: RowsInputProps['columns']
  helperText: string | undefined
  lang: string | undefined
  most: number
  rows: Row[]
  onChange: (rows: Row[]) => void
}

function Rows({ source, label, columns, helperText, lang, most, rows, onChange }: RowsProps) {
  const id = useId()
  const { errors } = useFormState()
  const fault = listFaults({ found: source.split('.').reduce<unknown>((place, name) => (place as Record<string, unknown> | undefined)?.[name], errors) })[0]
  // An empty list shows a row to type into.
  const shown = rows.length > 0 ? rows : [{}]
  const change = (index: number, name: string, text: string) => onChange(shown.map((row, at) => (at === index ? { ...row, [name]: text } : row)))
  return (
    <Box role="group" aria-labelledby={id} sx={{ marginBlock: 1 }}>
      <Typography id={id} variant="subtitle2" component="h3" {...(lang && { lang })}>
        {label}
      </Typography>
      {shown.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no names of their own; what is typed stays where it is
        <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {columns.map((column) => (
            <TextField
              key={column.source}
              value={row[column.source] ?? ''}
              onChange={(event) => change(index, column.source, event.target.value)}
              error={fault !== undefined}
              {...(columns.length > 1 && index === 0 && { label: column.label })}
              slotProps={{ htmlInput: { 'aria-label': `${column.label} ${index + 1}`, ...(lang && { lang }) }, inputLabel: { shrink: true } }}
            />
          ))}
          <IconButton size="small" aria-label={`Remove ${label} ${index + 1}`} disabled={rows.length === 0} onClick={() => onChange(shown.filter((_row, at) => at !== index))}>
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {(fault ?? helperText) && <FormHelperText error={fault !== undefined}>{fault ?? helperText}</FormHelperText>}
      {rows.length < most && (
        <Button startIcon={<AddIcon />} onClick={() => onChange([...shown, Object.fromEntries(columns.map(({ source: name }) => [name, '']))])} aria-label={`Add to ${label}`}>
          Add
        </Button>
      )}
    </Box>
  )
}

import { useTranslate } from 'react-admin'
import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined'
import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material'
import { useId } from 'react'
import { get, useController, useFormState } from 'react-hook-form'
import { listFaults } from '../forms/faults.ts'
import { useWords } from '../words/use-words.ts'
import type { FieldProps } from './field-props.ts'
import { useFault } from './use-fault.ts'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'
import inputWords from '../words/input-words.json' with { type: 'json' }

type Row = Record<string, string>
const TEXT = 'text'

/** A short list of rows of texts: more can be added, each can be removed. */
export function RowsInput(props: FieldProps) {
  const say = useWords()
  const { source, field: declared, label } = props
  const validate = useFault(declared, label)
  const { field } = useController<Record<string, Row[]>>({ name: source, rules: { validate } })
  const columns = Object.entries(declared.columns ?? {}).map(([name, column]) => ({ name, label: say(column.label) }))
  return <Rows {...props} columns={columns} rows={field.value ?? []} onChange={field.onChange} />
}

/** A short list of texts, such as phone numbers. */
export function LinesInput(props: FieldProps) {
  const { source, field: declared, label } = props
  const validate = useFault(declared, label)
  const { field } = useController<Record<string, string[]>>({ name: source, rules: { validate } })
  const rows = (field.value ?? []).map((text) => ({ [TEXT]: text }))
  const onChange = (changed: Row[]) => field.onChange(changed.map((row) => row[TEXT] ?? ''))
  return <Rows {...props} columns={[{ name: TEXT, label }]} rows={rows} onChange={onChange} />
}

interface RowsProps extends FieldProps {
  /** The texts of each row. */
  columns: { name: string; label: string }[]
  rows: Row[]
  onChange: (rows: Row[]) => void
}

function Rows({ source, field, label, columns, help, lang, rows, onChange }: RowsProps) {
  const say = useWords()
  const id = useId()
  const { errors } = useFormState()
  const isReadOnly = useIsReadOnly()
  const fault = listFaults({ found: get(errors, source) as unknown })[0]
  // An empty list shows a row to type into.
  const shown = rows.length > 0 ? rows : [{}]
  const change = (index: number, name: string, text: string) =>
    onChange(shown.map((row, at) => (at === index ? { ...row, [name]: text } : row)))
  return (
    <Box role="group" aria-labelledby={id} sx={{ marginBlock: 1 }}>
      <Typography id={id} variant="subtitle2" component="h2" {...(lang && { lang })}>
        {label}
        {field.isRequired && ' *'}
      </Typography>
      {shown.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no names of their own; what is typed stays where it is
        <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {columns.map((column) => (
            <TextField
              key={column.name}
              value={row[column.name] ?? ''}
              onChange={(event) => change(index, column.name, event.target.value)}
              error={fault !== undefined}
              disabled={isReadOnly}
              {...(columns.length > 1 && index === 0 && { label: column.label })}
              slotProps={{
                htmlInput: { 'aria-label': `${column.label} ${index + 1}`, ...(lang && { lang }) },
                inputLabel: { shrink: true },
              }}
            />
          ))}
          {!isReadOnly && (
            <IconButton
              size="small"
              aria-label={say(inputWords.rows.remove, { label, row: index + 1 })}
              disabled={rows.length === 0}
              onClick={() => onChange(shown.filter((_row, at) => at !== index))}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {(fault ?? help) && <FormHelperText error={fault !== undefined}>{fault ?? help}</FormHelperText>}
      {!isReadOnly && rows.length < (field.bound ?? 1) && (
        <AddRow
          label={label}
          onClick={() => onChange([...shown, Object.fromEntries(columns.map(({ name }) => [name, '']))])}
        />
      )}
    </Box>
  )
}

/** The button below the rows of a list. @param label of the list */
export function AddRow({ label, onClick }: { label: string; onClick: () => void }) {
  const say = useWords()
  const translate = useTranslate()
  return (
    <Button startIcon={<AddIcon />} onClick={onClick} aria-label={say(inputWords.rows.add_to, { label })}>
      {translate('ra.action.add')}
    </Button>
  )
}

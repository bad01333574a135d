import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import OpenIcon from '@mui/icons-material/ExpandMore'
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined'
import { Box, Button, FormHelperText, IconButton, Typography } from '@mui/material'
import { useId, useState, type ComponentType } from 'react'
import { get, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { DEFAULT_LOCALE, type OtherLocale } from '../../../contract/locale.ts'
import { emptyRow, tableColumns } from '../../../contract/fields/table.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { plainFault } from '../forms/faults.ts'
import { useOtherLocales } from '../forms/use-other-locales.ts'
import { useWords } from '../words/use-words.ts'
import type { FieldProps } from './field-props.ts'
import { factColumn, useFact } from './use-fact.ts'
import { AddRow } from './rows-input.tsx'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'
import inputWords from '../words/input-words.json' with { type: 'json' }

type Values = Record<string, Record<string, unknown>[]>
/** As `FieldInput` of field-input.tsx, which has this input in its list. */
export type CellInput = ComponentType<{
  name: string
  field: Field
  locale?: OtherLocale
  source?: string
  help?: string
  isMarked?: boolean | undefined
}>

/** Rows with several values each: more can be added; each can be moved, and removed. */
export function TableInput({ source, field, label, help, Cell }: FieldProps & { Cell: CellInput }) {
  const id = useId()
  const isReadOnly = useIsReadOnly()
  const { control } = useFormContext<Values>()
  const { fields, append, remove, move } = useFieldArray({ control, name: source })
  const { errors } = useFormState({ control, name: source })
  const error = get(errors, source) as { message?: string; root?: { message?: string } } | undefined
  const fault = error?.message ?? error?.root?.message
  const RowOf = field.columns?.['factId'] ? FactRow : Row
  return (
    <Box role="group" aria-labelledby={id} sx={{ marginBlock: 1 }}>
      <Typography id={id} variant="subtitle2" component="h2">
        {label}
      </Typography>
      {(fault ?? help) && (
        <FormHelperText error={fault !== undefined}>{fault ? plainFault(fault) : help}</FormHelperText>
      )}
      {fields.map((row, index) => (
        <RowOf
          key={row.id}
          field={field}
          label={label}
          path={`${source}.${index}`}
          index={index}
          isLast={index === fields.length - 1}
          Cell={Cell}
          onMove={(by) => move(index, index + by)}
          onRemove={() => remove(index)}
        />
      ))}
      {!isReadOnly && fields.length < (field.bound ?? 1) && (
        <AddRow label={label} onClick={() => append(emptyRow(field))} />
      )}
    </Box>
  )
}

interface RowProps {
  field: Field
  label: string
  path: string
  index: number
  isLast: boolean
  Cell: CellInput
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function FactRow({ field, ...row }: RowProps) {
  const id = useWatch({ name: `${row.path}.factId` }) as number | undefined
  const fact = useFact(id)
  const { factId, ...columns } = field.columns!
  return <Row {...row} field={{ ...field, columns: { factId: factId!, ...factColumn(fact, columns) } }} />
}

/** The cells in a line where there is room, the buttons at its end, and folded cells below it. */
function Row({ field, label, path, index, isLast, Cell, onMove, onRemove }: RowProps) {
  const say = useWords()
  const isReadOnly = useIsReadOnly()
  const { errors } = useFormState({ name: path })
  const [isUnfolded, setUnfolded] = useState(false)
  const [folded, line] = partition(field)
  const isOpen =
    isUnfolded || Object.keys((get(errors, path) as object | undefined) ?? {}).some((name) => name in folded)
  const names = Object.values(folded).map((column) => say(column.label))
  const of = { label, row: index + 1 }
  return (
    <Box role="group" aria-label={`${label} ${index + 1}`} sx={rowStyle}>
      <Box sx={{ gridArea: 'cells', ...(names.length > 0 && lineStyle) }}>
        <Cells
          field={{ ...field, columns: line }}
          path={path}
          Cell={Cell}
          hasHelp={index === 0 || names.length === 0}
          {...(names.length > 0 && { least: '8.5rem' })}
        />
      </Box>
      {!isReadOnly && (
        <Box sx={{ gridArea: 'buttons', whiteSpace: 'nowrap', justifySelf: 'end' }}>
          <IconButton aria-label={say(inputWords.rows.up, of)} disabled={index === 0} onClick={() => onMove(-1)}>
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton aria-label={say(inputWords.rows.down, of)} disabled={isLast} onClick={() => onMove(1)}>
            <DownIcon fontSize="small" />
          </IconButton>
          <IconButton aria-label={say(inputWords.rows.remove, of)} onClick={onRemove}>
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
      {names.length > 0 && (
        <>
          <Button
            aria-expanded={isOpen}
            startIcon={<OpenIcon sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />}
            onClick={() => setUnfolded(!isOpen)}
            sx={{ gridArea: 'fold', justifySelf: 'start' }}
          >
            {names.join(', ')}
          </Button>
          {/* Mounted, so that the form checks them. */}
          <Box hidden={!isOpen} sx={{ gridArea: 'folded' }}>
            <Cells field={{ ...field, columns: folded }} path={path} Cell={Cell} />
          </Box>
        </>
      )}
    </Box>
  )
}

/** The columns that a form keeps folded, and the others. */
function partition({ columns = {}, folded = [] }: Field): [Record<string, Field>, Record<string, Field>] {
  const pick = (isFolded: boolean) =>
    Object.fromEntries(Object.entries(columns).filter(([name]) => folded.includes(name) === isFolded))
  return [pick(true), pick(false)]
}

interface CellsProps {
  field: Field
  path: string
  Cell: CellInput
  /** The least width of a cell. */
  least?: string
  /** Help that rows below the first would only repeat. */
  hasHelp?: boolean
}

/** The values of a row; a translated one in each language. */
export function Cells({ field, path, Cell, least = '13rem', hasHelp = true }: CellsProps) {
  const others = useOtherLocales()
  const help = hasHelp ? {} : { help: '' }
  return (
    <Box sx={{ ...cellsStyle, gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))` }}>
      {tableColumns(field).map(([name, column]) => {
        if (column.madeFrom) return null
        const at = `${path}.${name}`
        if (!column.isTranslated) return <Cell key={name} name={at} field={column} {...help} />
        // One language is enough: cell-faults.ts looks for it.
        const text = { ...column, isRequired: false }
        const english = `${at}.${DEFAULT_LOCALE}`
        return [
          <Cell key={name} name={at} field={text} source={english} isMarked={column.isRequired} {...help} />,
          ...others.map((locale) => (
            <Cell key={`${name} ${locale}`} name={at} field={text} locale={locale} source={`${at}.${locale}`} />
          )),
        ]
      })}
    </Box>
  )
}

const rowStyle = {
  display: 'grid',
  gridTemplate: {
    xs: '"cells cells" "fold buttons" "folded folded" / minmax(0, 1fr) auto',
    md: '"cells buttons" "fold fold" "folded folded" / minmax(0, 1fr) auto',
  },
  columnGap: 1,
  alignItems: 'start',
  borderInlineStart: 3,
  borderColor: 'divider',
  paddingInlineStart: 1.5,
  marginBlock: 1.5,
}
/** The cell that names the row has a line of its own on phones. */
const lineStyle = { '& > * > :first-of-type > *': { gridColumn: { xs: '1 / -1', md: 'auto' } } }
const cellsStyle = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  '& .MuiFormControl-root': { minWidth: 0 },
}

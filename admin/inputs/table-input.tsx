import AddIcon from '@mui/icons-material/Add'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined'
import { Box, Button, FormHelperText, IconButton, Typography } from '@mui/material'
import { useId, type ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { DEFAULT_LOCALE, type OtherLocale } from '../../contract/locale.ts'
import { emptyRow, tableColumns } from '../../contract/kinds/table.ts'
import type { Field } from '../../contract/kinds/field.ts'
import { plainFault } from '../content/faults.ts'
import { useOtherLocales } from '../translations/use-other-locales.ts'
import { useWords } from '../words/use-words.ts'
import type { FieldProps } from './field-props.ts'
import { useIsReadOnly } from './use-is-read-only.ts'
import { inputWords } from './words.ts'

type Values = Record<string, Record<string, unknown>[]>
/** As `FieldInput` of field-input.tsx, which has this input in its list. */
export type CellInput = ComponentType<{ name: string; field: Field; locale?: OtherLocale; source?: string }>

/** Rows with several values each: more can be added; each can be moved, and removed. */
export function TableInput({ source, field, label, help, Cell }: FieldProps & { Cell: CellInput }) {
  const say = useWords()
  const translate = useTranslate()
  const id = useId()
  const isReadOnly = useIsReadOnly()
  const { control } = useFormContext<Values>()
  const { fields, append, remove, move } = useFieldArray({ control, name: source })
  const { errors } = useFormState({ control, name: source })
  const error = get(errors, source) as { message?: string; root?: { message?: string } } | undefined
  const fault = error?.message ?? error?.root?.message
  return (
    <Box role="group" aria-labelledby={id} sx={{ marginBlock: 1 }}>
      <Typography id={id} variant="subtitle2" component="h2">
        {label}
      </Typography>
      {(fault ?? help) && (
        <FormHelperText error={fault !== undefined}>{fault ? plainFault(fault) : help}</FormHelperText>
      )}
      {fields.map((row, index) => {
        const of = { label, row: index + 1 }
        return (
          <Box key={row.id} role="group" aria-label={`${label} ${index + 1}`} sx={rowStyle}>
            <Cells field={field} path={`${source}.${index}`} Cell={Cell} />
            {!isReadOnly && (
              <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
                <IconButton
                  aria-label={say(inputWords.rows.up, of)}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <UpIcon fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={say(inputWords.rows.down, of)}
                  disabled={index === fields.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <DownIcon fontSize="small" />
                </IconButton>
                <IconButton aria-label={say(inputWords.rows.remove, of)} onClick={() => remove(index)}>
                  <RemoveIcon fontSize="small" />
                </IconButton>
              </Box>
            )}
          </Box>
        )
      })}
      {!isReadOnly && fields.length < (field.bound ?? 1) && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => append(emptyRow(field))}
          aria-label={say(inputWords.rows.add_to, { label })}
        >
          {translate('ra.action.add')}
        </Button>
      )}
    </Box>
  )
}

interface CellsProps {
  field: Field
  path: string
  Cell: CellInput
  /** The least width of a cell. */
  least?: string
}

/** The values of a row; a translated one in each language. */
export function Cells({ field, path, Cell, least = '13rem' }: CellsProps) {
  const others = useOtherLocales()
  return (
    <Box sx={{ ...cellsStyle, gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))` }}>
      {tableColumns(field).map(([name, column]) => {
        const at = `${path}.${name}`
        if (!column.isTranslated) return <Cell key={name} name={at} field={column} />
        // One language is enough.
        const text = { ...column, isRequired: false }
        return [
          <Cell key={name} name={at} field={text} source={`${at}.${DEFAULT_LOCALE}`} />,
          ...others.map((locale) => (
            <Cell key={`${name} ${locale}`} name={at} field={text} locale={locale} source={`${at}.${locale}`} />
          )),
        ]
      })}
    </Box>
  )
}

const rowStyle = { borderInlineStart: 3, borderColor: 'divider', paddingInlineStart: 1.5, marginBlock: 1.5 }
const cellsStyle = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  '& .MuiFormControl-root': { minWidth: 0 },
}

import { Alert, Box, Checkbox, FormControlLabel, NativeSelect, Typography } from '@mui/material'
import type { ImportedFile } from '../../contract/transfer/import.ts'
import type { ImportedFact } from '../../contract/transfer/fact-columns.ts'
import { findPreeti } from '../../contract/preeti/find-preeti.ts'
import { fieldsOf, translatedFields, type Kind } from '../../contract/fields/kind.ts'
import { OTHER_LOCALES, LOCALE_NAMES } from '../../contract/locale.ts'
import { columnIn, findTwins, LEFT_OUT, columnsOf, columnsOfField, ID_COLUMN } from '../../contract/transfer/columns.ts'
import { useWords } from '../core/words/use-words.ts'
import { MakeFactButton } from './make-fact.tsx'
import words from './words.json' with { type: 'json' }
import { options } from '../core/layout/choices.tsx'
import { useMemo } from 'react'

type Columns = NonNullable<ImportedFile['columns']>
/** The fields that the columns of a file are imported as, by their names. */
export type ChosenColumns = Record<string, string>

interface FileColumnsProps {
  columns: Columns
  /** Undefined: not chosen yet. */
  kind: Kind | undefined
  chosen: ChosenColumns
  onChoose: (name: string, column: string) => void
  fromPreeti: boolean
  onPreeti: (fromPreeti: boolean) => void
  /** A column has become a fact of the items. */
  onFact: (name: string, fact: ImportedFact) => void
}

/** Fields that several columns are imported as. */
export const twinsIn = (chosen: ChosenColumns, kind: Kind | undefined): string[] =>
  kind ? findTwins(kind, Object.entries(chosen)) : []

/** Labels of the fields that every row needs and no column has. */
function findMissing(kind: Kind, columns: string[]) {
  return fieldsOf(kind).flatMap(([name, { isRequired, isUnique, initial, label }]) => {
    const names = [name, ...OTHER_LOCALES.map((locale) => columnIn(locale, name))]
    // A number of its own is made.
    return isRequired && !isUnique && initial === undefined && !names.some((one) => columns.includes(one)) ? label : []
  })
}

const isPreeti = (value: string) => findPreeti(value) !== undefined

/** The first rows of a table, and what each column is imported as. */
export function FileColumns({ columns, kind, chosen, onChoose, fromPreeti, onPreeti, onFact }: FileColumnsProps) {
  const say = useWords()
  const labels = useColumnLabels(kind)
  const leftOut = columns.filter(({ name }) => kind && chosen[name] === LEFT_OUT)
  const missing = kind ? findMissing(kind, Object.values(chosen)) : []
  const twins = twinsIn(chosen, kind)
  const preeti = columns.flatMap(({ values }) => values).find(isPreeti)
  const inPreeti = columns.flatMap(({ name, values }) => (values.some(isPreeti) ? name : []))
  const shown = (name: string, value: string) => (fromPreeti && findPreeti(value, inPreeti.includes(name))) || value
  const rows = Math.max(0, ...columns.map(({ values }) => values.length))
  return (
    <>
      <Box
        role="region"
        aria-label={say(words.preview)}
        tabIndex={0}
        sx={{
          width: '100%',
          overflowX: 'auto',
          border: 1,
          borderColor: 'divider',
          '& table': { borderCollapse: 'collapse', fontSize: '0.875rem' },
          '& th, & td': {
            padding: '6px 10px',
            textAlign: 'left',
            verticalAlign: 'top',
            border: 1,
            borderColor: 'divider',
          },
          // Not "anywhere": a cell may then be as narrow as a letter.
          '& td': { minWidth: '6rem', maxWidth: '16rem', overflowWrap: 'break-word' },
        }}
      >
        <table>
          <thead>
            <tr>
              {columns.map(({ name, ...column }) => (
                <th key={name} scope="col">
                  {name}
                  {kind && (
                    <NativeSelect
                      value={chosen[name] ?? LEFT_OUT}
                      onChange={({ target }) => onChoose(name, target.value)}
                      error={twins.includes(chosen[name] ?? '')}
                      inputProps={{ 'aria-label': say(words.importedAs, { name }) }}
                      sx={{ display: 'block', minWidth: '10rem', fontSize: '0.875rem' }}
                    >
                      <option value={LEFT_OUT}>{say(words.leftOut)}</option>
                      {options(labels, ([column, label]) => [column, label])}
                    </NativeSelect>
                  )}
                  {kind && (chosen[name] ?? LEFT_OUT) === LEFT_OUT && (
                    <MakeFactButton
                      entity={kind.entity}
                      column={{ name, ...column }}
                      onMade={(fact) => onFact(name, fact)}
                    />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                {columns.map(({ name, values }) => (
                  <td key={name}>{shown(name, values[row] ?? '')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {leftOut.length > 0 && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          {say(words.leftOutColumns)} <code>{leftOut.map(({ name }) => name).join(', ')}</code>
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert severity="warning">
          {say(words.missingColumns)} {missing.map((label) => say(label)).join(', ')}
        </Alert>
      )}
      {twins.length > 0 && (
        <Alert severity="error">
          {say(words.twins)} {labels.flatMap(([column, label]) => (twins.includes(column) ? label : [])).join(', ')}
        </Alert>
      )}
      {columns.length === 1 && <Typography variant="body2">{say(words.oneColumn)}</Typography>}
      {preeti !== undefined && (
        <FormControlLabel
          control={<Checkbox checked={fromPreeti} onChange={(_, isChecked) => onPreeti(isChecked)} />}
          label={say(words.fromPreeti, { before: preeti, after: findPreeti(preeti) ?? '' })}
        />
      )}
    </>
  )
}

/** The columns of a kind with their labels, in the order of its template; none without a kind. */
function useColumnLabels(kind: Kind | undefined): [column: string, label: string][] {
  const say = useWords()
  return useMemo(() => {
    if (!kind) return []
    const labels = new Map<string, string>([[ID_COLUMN, say(words.idColumn)]])
    for (const [name, field] of fieldsOf(kind))
      for (const column of columnsOfField(name, field))
        labels.set(column, [say(field.label), column.slice(name.length).trim()].filter(Boolean).join(': '))
    for (const locale of OTHER_LOCALES)
      for (const [name, { label }] of translatedFields(kind))
        labels.set(columnIn(locale, name), `${say(label)} (${LOCALE_NAMES[locale].own})`)
    return columnsOf(kind).map((column) => [column, labels.get(column) ?? column])
  }, [kind, say])
}

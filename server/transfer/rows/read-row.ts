import type { Field } from '../../../contract/fields/field.ts'
import type { Kind } from '../../../contract/fields/kind.ts'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import { columnIn } from '../../../contract/transfer/columns.ts'
import { isDevanagari } from '../../search/public.ts'
import { readDate } from '../import/read-date.ts'
import { isNoValue, readMeasure } from '../../../contract/amounts.ts'
import type { ImportNote } from '../../../contract/transfer/import-notes.ts'
import { readField } from '../table-cells.ts'

/** Cells by the keys of their columns; those of texts without a language by the name alone. */
export type RowCells = Record<string, string>

/** How something was read that may be read otherwise. */
export type ReadNote = [note: ImportNote, text: string]

/** A row of a table as a document has it; what the schema refuses is for the schema to say. */
function readRow(
  table: Field,
  cells: RowCells,
  notes: ReadNote[],
  addFault: (column: string, message: string) => void,
) {
  const row: Record<string, unknown> = {}
  const datesAsEntered: Record<string, string> = {}
  const read = (name: string, field: Field): unknown => {
    if (field.isTranslated) return readTexts(name, field, cells)
    const cell = cells[name] ?? ''
    if (cell === '' || (isNoValue(cell) && !field.isRequired)) return field.initial
    if (field.type === 'number') return readMeasure(cell, unitOf(table, field, row))
    if (field.type !== 'date') return readField(name, field, () => cell)
    const { value, entered } = readDate(field, cell)
    if (entered !== undefined) {
      datesAsEntered[name] = entered
      notes.push(['bsDate', `${cell} = ${value}`])
    }
    return value
  }
  for (const [name, field] of Object.entries(table.columns ?? {})) {
    try {
      const value = read(name, field)
      if (value !== undefined) row[name] = value
    } catch (error) {
      addFault(name, (error as Error).message)
    }
  }
  if (Object.keys(datesAsEntered).length > 0) row['datesAsEntered'] = datesAsEntered
  return row
}

/** A text that does not say its language is of the one that its script is of. */
function readTexts(name: string, { label }: Field, cells: RowCells): Partial<Record<Locale, string>> {
  const texts: Partial<Record<Locale, string>> = {}
  for (const locale of LOCALES) texts[locale] = cells[columnIn(locale, name)] ?? ''
  const text = cells[name] ?? ''
  if (text === '') return texts
  const locale = isDevanagari(text) ? 'ne' : 'en'
  if (texts[locale] !== '') throw new Error(`${label.en} is written twice`)
  return { ...texts, [locale]: text }
}

/** Its own unit, or the one in the label of the row's choice, as in “Length (km)”. */
function unitOf({ columns = {} }: Field, { unit }: Field, row: Record<string, unknown>): string {
  const chosen = Object.entries(columns).flatMap(([name, { choices = [] }]) =>
    choices.filter(({ value }) => value === row[name]),
  )
  return unit?.en ?? /\(([^()]+)\)$/.exec(chosen[0]?.label.en ?? '')?.[1] ?? ''
}

/** Where a row stands in the file: a line of its cell, or a row of a sheet. */
type RowOrigin = { line: number } | { where: string }
/** By field, for each row of it. */
export type RowOrigins = Map<string, RowOrigin[]>

export interface GivenRow {
  cells: RowCells
  /** Of its cell, from 1. */
  line?: number
  where?: string
  fault?: string
}

/** As a report has it. */
export interface PlacedFault {
  /** If it is not where the item stands. */
  where?: string
  field: string | null
  message: string
}

export const rowKey = (field: string, index: number, column = ''): string => `${field}.${index}.${column}`
/** The key of the whole row that a key is of. */
export const rowOf = (key: string): string => `${key.split('.').slice(0, 2).join('.')}.`

export interface Found {
  /** By column, or `rowKey`. */
  faults: [key: string, message: string][]
  /** Such as dates that were read as Bikram Sambat, with what they became. */
  notes: ReadNote[]
  /** Of rows that were written as lines of a cell. */
  origins: RowOrigins
}

/** The rows of a field as a document has them; what is wrong with them is added to `found`. */
export function readTable(
  { faults, notes, origins }: Found,
  { name, field, rows }: { name: string; field: Field; rows: GivenRow[] },
): Record<string, unknown>[] {
  // Names are looked up for each row before the schema counts them.
  if (rows.length > field.bound!) {
    faults.push([name, `${field.label.en}: at most ${field.bound} rows`])
    return []
  }
  origins.set(
    name,
    rows.map(({ line, where }) => (where === undefined ? { line: line! } : { where })),
  )
  return rows.map(({ cells, fault }, index) => {
    if (fault !== undefined) faults.push([rowKey(name, index), fault])
    return readRow(field, cells, notes, (column, message) => faults.push([rowKey(name, index, column), message]))
  })
}

/** @param key a column of the kind, or a `rowKey` */
export function placeFault(kind: Kind, origins: RowOrigins, [key, message]: [string | null, string]): PlacedFault {
  const [name = '', index, column = ''] = key?.split('.') ?? []
  const field = kind.fields[name]
  if (index === undefined || !field) return { field: key, message }
  if (field.type !== 'table') return { field: name, message }
  const origin = origins.get(name)?.[Number(index)]
  if (origin && 'where' in origin) {
    return { where: origin.where, field: field.columns?.[column]?.label.en ?? null, message }
  }
  const place = origin ? `line ${origin.line}` : `row ${Number(index) + 1}`
  return { field: name, message: `${place} of ${field.label.en}: ${message}` }
}

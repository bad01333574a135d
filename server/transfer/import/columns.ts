import { isNoValue } from '../../../contract/amounts.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf, translatedFields, type Kind } from '../../../contract/fields/kind.ts'
import { PROJECT_STATUS_CHOICES } from '../../../contract/projects/project-status.ts'
import { OTHER_LOCALES } from '../../../contract/locale.ts'
import {
  LEFT_OUT,
  ORDER_COLUMN,
  columnIn,
  columnsOf,
  findTwins,
  matchColumn,
  matchColumns,
} from '../../../contract/transfer/columns.ts'
import { formatMoneyInFull } from '../../../contract/money.ts'
import type { ImportedFile } from '../../../contract/transfer/import.ts'
import { readTable, type Found } from '../rows/read-row.ts'
import { readLines } from '../rows/row-columns.ts'
import { findChoice, isJson, readField, readNumber } from '../table-cells.ts'
import { TransferError } from '../transfer-error.ts'
import { readDate, type ColumnDates } from './read-date.ts'
import type { Preview, TableRow } from './read-table.ts'

/** Lists have “Ongoing” where the date of completion would be. */
export function withStatus(entity: ContentEntity, cells: Record<string, unknown>): Record<string, unknown> {
  if (entity !== 'projects') return cells
  const status = findChoice(PROJECT_STATUS_CHOICES, String(cells['end'] ?? ''))
  return status ? { ...cells, end: '', status: cells['status'] || status } : cells
}

/** The status that nobody has written: what has ended is completed. */
export function statusOf(entity: ContentEntity, { end }: Record<string, unknown>, today: string): string | undefined {
  if (entity !== 'projects' || typeof end !== 'string' || end === '') return undefined
  return end < today.slice(0, end.length) ? 'completed' : undefined
}

/** The reason column of a file of rejected rows. */
export const FAULT_COLUMN = 'fault'
/** Of the tables that `npm run export` writes, and of rejected rows. */
const IGNORED = ['path', ORDER_COLUMN, 'createdAt', 'updatedAt', FAULT_COLUMN]

type Money = Parameters<typeof formatMoneyInFull>[0]

/** Columns, and letters of a name. */
const SHOWN = 100
/** Of no field. */
const UNKNOWN = '?'

/** A summary of a table for the screen: its names, the kinds that have such a column, and the first values. */
export function describeColumns({ names, rows }: Preview): NonNullable<ImportedFile['columns']> {
  const kindsOf = (name: string) =>
    CONTENT_ENTITIES.filter((one) => columnsFor(kindOf(one), [name]).get(name) !== UNKNOWN)
  return names.slice(0, SHOWN).flatMap((name, index) => {
    const values = rows.map((cells) => (cells[index] ?? '').slice(0, SHOWN))
    return name === '' ? [] : { name: name.slice(0, SHOWN), kinds: kindsOf(name), values }
  })
}

/** The fields that the columns of a header are imported as, by their names. Those of exports that are no field are left out. */
export function columnsFor(
  kind: Kind,
  names: string[],
  given: Record<string, string> = {},
  first: TableRow['values'] = {},
): Map<string, string> {
  const inFile = names.map((name) => ({ name, values: [String(first[name] ?? '')] }))
  const together = matchColumns(kind, inFile)
  const columns = names.flatMap((name): [string, string][] => {
    const alone = matchColumn(kind, name) ?? (IGNORED.includes(name) ? LEFT_OUT : undefined)
    const chosen = given[name] ?? (together[name] || alone)
    return name === '' ? [] : [[name, chosen ?? UNKNOWN]]
  })
  return new Map(columns)
}

/** @throws TransferError for a column that no field has, or two of one field */
export function refuseColumns(kind: Kind, entity: string, columns: Map<string, string>): void {
  const known = [...columnsOf(kind), LEFT_OUT]
  const unknown = [...columns].flatMap(([name, column]) => (known.includes(column) ? [] : name))
  if (unknown.length > 0)
    throw new TransferError(`The template of ${entity} has no column ${unknown.join(', ')}: correct or delete it.`)
  const [twin] = findTwins(kind, columns)
  if (twin === undefined) return
  const names = [...columns].flatMap(([name, column]) => (column === twin ? name : []))
  throw new TransferError(`The columns ${names.join(' and ')} are both ${twin}: leave one out.`)
}

export interface ReadCells extends Found {
  given: Record<string, unknown>
  /** Of choices, where nobody has chosen what can be read. */
  initials?: Record<string, unknown>
  /** Whether the file has one, readable or not. */
  hasStatus?: boolean
}

/** Hints of the file about a column of the kind, beside its cells. */
export interface FileColumn {
  heading: string
  /** Of a column of dates. */
  dates?: ColumnDates
  /** Whether most of its texts are typed in a font such as Preeti. */
  isPreeti?: boolean
}
export type FileColumns = ReadonlyMap<string, FileColumn>

/** A row of a table as the body of a call; empty cells are left out, and those that say that there is no value. */
export function readCells(kind: Kind, cells: Record<string, string>, fileColumns?: FileColumns): ReadCells {
  const found: Found = { faults: [], notes: [], origins: new Map() }
  const datesAsEntered: Record<string, string> = {}
  const cellOf = (column: string) => unescapeCell((cells[column] ?? '').trim())
  const read = (column: string, field: Field) => {
    const cell = cellOf(column)
    const { heading, dates } = fileColumns?.get(column) ?? {}
    if (isNoValue(cell) && column !== kind.title && !isChoice(field, cell)) return undefined
    try {
      if (field.type === 'table' && !isJson(cell))
        return readTable(found, { name: column, field, rows: readLines(field, cell) })
      if (field.type !== 'date') {
        const interpret = (money: Money) => found.notes.push(['amount', `${cell} = ${formatMoneyInFull(money, 'en')}`])
        return readField(column, field, cellOf, { heading, interpret })
      }
      const { value, entered } = readDate(field, cell, dates)
      if (entered === undefined) return value
      datesAsEntered[column] = entered
      const shown = value?.slice(0, field.precision === 'time' ? 'yyyy-mm-dd'.length : undefined)
      found.notes.push(['bsDate', `${cell} = ${shown}`])
      return value
    } catch (error) {
      found.faults.push([column, (error as Error).message])
      return undefined
    }
  }
  const given: Record<string, unknown> = {}
  for (const [name, field] of fieldsOf(kind)) {
    const value = read(name, field)
    if (value !== undefined) given[name] = value
  }
  const order = cells[ORDER_COLUMN]?.trim()
  if (kind.hasOrder && order) given['order'] = readNumber(order)
  for (const locale of OTHER_LOCALES) {
    const texts = translatedFields(kind).flatMap(([name, field]) => {
      const value = read(columnIn(locale, name), field)
      return value === undefined ? [] : [[name, value]]
    })
    if (texts.length > 0)
      given['translations'] = { ...(given['translations'] as object), [locale]: Object.fromEntries(texts) }
  }
  if (Object.keys(datesAsEntered).length > 0) given['datesAsEntered'] = datesAsEntered
  return { given, ...found }
}

const isChoice = ({ choices }: Field, cell: string) => choices !== undefined && findChoice(choices, cell) !== undefined

/** Exported tables put an apostrophe before what a spreadsheet would calculate. */
export function unescapeCell(cell: string): string {
  return /^'[=+\-@＝＋－＠]/u.test(cell) ? cell.slice(1) : cell
}

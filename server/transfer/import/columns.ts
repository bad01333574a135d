import type { Field } from '../../../contract/kinds/field.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf, translatedFields, type Kind } from '../../../contract/kinds/kind.ts'
import { PROJECT_STATUS_CHOICES } from '../../../contract/kinds/project.ts'
import { OTHER_LOCALES } from '../../../contract/locale.ts'
import { LEFT_OUT, ORDER_COLUMN, columnIn, columnsOf, matchColumn } from '../../../contract/transfer/columns.ts'
import type { ImportedFile } from '../../../contract/transfer/import.ts'
import { readTable, type RowOrigins } from '../rows/read-row.ts'
import { readLines } from '../rows/row-columns.ts'
import { isJson, readField, readNumber } from '../table-cells.ts'
import { TransferError } from '../transfer-error.ts'
import { readDate } from './read-date.ts'
import type { Preview } from './read-table.ts'

/** What one of an amount is, where the header says so: “Cost (NRs. in lakh)”. */
const UNITS: [RegExp, number][] = [
  [/lakh|lac\b|लाख/i, 100_000],
  [/crore|करोड/i, 10_000_000],
  [/million/i, 1_000_000],
]

/** The amount in rupees, for a column of money. */
export function inUnits(
  entity: ContentEntity,
  { name, column }: { name: string; column: string },
  cell: unknown,
): unknown {
  const unit = UNITS.find(([word]) => word.test(name))?.[1]
  if (unit === undefined || kindOf(entity).fields[column]?.type !== 'money' || cell === '') return cell
  const amount = readNumber(String(cell))
  return typeof amount === 'number' ? String(Math.round(amount * unit)) : cell
}

/** Lists have “Ongoing” where the date of completion would be. */
export function withStatus(entity: ContentEntity, cells: Record<string, unknown>): Record<string, unknown> {
  if (entity !== 'projects') return cells
  const word = String(cells['end'] ?? '')
    .trim()
    .toLowerCase()
  const status = PROJECT_STATUS_CHOICES.find(({ label }) =>
    Object.values(label).some((one) => one.toLowerCase() === word),
  )
  return status ? { ...cells, end: '', status: cells['status'] || status.value } : cells
}

/** The status that nobody has written: what has ended is completed. */
export function statusOf(entity: ContentEntity, { end }: Record<string, unknown>, today: string): string | undefined {
  if (entity !== 'projects' || typeof end !== 'string' || end === '') return undefined
  return end < today.slice(0, end.length) ? 'completed' : undefined
}

/** What a file of rejected rows says of each. */
export const FAULT_COLUMN = 'fault'
/** Of the tables that `npm run export` writes, and of rejected rows. */
const IGNORED = ['path', ORDER_COLUMN, 'createdAt', 'updatedAt', FAULT_COLUMN]

/** Columns, and letters of a name. */
const SHOWN = 100
/** Of no field. */
const UNKNOWN = '?'

/** What a table has, as far as a screen can show it: its names, the kinds that have such a column, and the first values. */
export function describeColumns({ names, rows }: Preview): NonNullable<ImportedFile['columns']> {
  const kindsOf = (name: string) =>
    CONTENT_ENTITIES.filter((one) => columnsFor(kindOf(one), [name]).get(name) !== UNKNOWN)
  return names.slice(0, SHOWN).flatMap((name, index) => {
    const values = rows.map((cells) => (cells[index] ?? '').slice(0, SHOWN))
    return name === '' ? [] : { name: name.slice(0, SHOWN), kinds: kindsOf(name), values }
  })
}

/** What the columns of a header are imported as, by their names. Those of exports that are no field are left out. */
export function columnsFor(kind: Kind, names: string[], given: Record<string, string> = {}): Map<string, string> {
  const columns = names.flatMap((name): [string, string][] => {
    const chosen = given[name] ?? matchColumn(kind, name) ?? (IGNORED.includes(name) ? LEFT_OUT : undefined)
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
  const used = [...columns.values()].filter((column) => column !== LEFT_OUT)
  const twin = used.find((column, index) => used.indexOf(column) !== index)
  if (twin === undefined) return
  const names = [...columns].flatMap(([name, column]) => (column === twin ? name : []))
  throw new TransferError(`The columns ${names.join(' and ')} are both ${twin}: leave one out.`)
}

export interface ReadCells {
  given: Record<string, unknown>
  /** By column. */
  faults: [string, string][]
  /** Dates that were read as Bikram Sambat, with what they became. */
  bsDates: string[]
  /** Of rows that were written as lines of a cell. */
  origins: RowOrigins
}

/** A row of a table as the body of a call; empty cells are left out. */
export function readCells(kind: Kind, cells: Record<string, string>): ReadCells {
  const faults: ReadCells['faults'] = []
  const datesAsEntered: Record<string, string> = {}
  const bsDates: string[] = []
  const origins: RowOrigins = new Map()
  const cellOf = (column: string) => unescapeCell((cells[column] ?? '').trim())
  const read = (column: string, field: Field) => {
    const cell = cellOf(column)
    if (cell === '') return undefined
    try {
      if (field.type === 'table' && !isJson(cell))
        return readTable({ faults, bsDates, origins }, { name: column, field, rows: readLines(field, cell) })
      if (field.type !== 'date') return readField(column, field, cellOf)
      const { value, entered } = readDate(field, cell)
      if (entered === undefined) return value
      datesAsEntered[column] = entered
      bsDates.push(`${cell} = ${value?.slice(0, field.precision === 'time' ? 'yyyy-mm-dd'.length : undefined)}`)
      return value
    } catch (error) {
      faults.push([column, (error as Error).message])
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
  if (bsDates.length > 0) given['datesAsEntered'] = datesAsEntered
  return { given, faults, bsDates, origins }
}

/** Exported tables put an apostrophe before what a spreadsheet would calculate. */
export function unescapeCell(cell: string): string {
  return /^'[=+\-@＝＋－＠]/u.test(cell) ? cell.slice(1) : cell
}

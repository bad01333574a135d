import type { ImportedFile } from '../../../contract/transfer/import.ts'
import { CONTENT_ENTITIES, kindOf } from '../../../contract/kinds/index.ts'
import { fieldsOf, translatedFields, type Kind } from '../../../contract/kinds/kind.ts'
import type { Field } from '../../../contract/kinds/field.ts'
import { OTHER_LOCALES } from '../../../contract/locale.ts'
import { columnIn, columnsOf, LEFT_OUT, matchColumn, ORDER_COLUMN } from '../../../contract/transfer/columns.ts'
import { readField, readNumber } from '../table-cells.ts'
import { TransferError } from '../transfer-error.ts'
import type { Preview } from './read-table.ts'
import { readEnteredDate, type EnteredDate } from '../../../contract/calendar/entered-date.ts'
import { isOfEitherCalendar } from '../../../contract/calendar/parse-date.ts'
import { toLatinDigits } from '../../../contract/digits.ts'

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
}

/** A row of a table as the body of a call; empty cells are left out. */
export function readCells(kind: Kind, cells: Record<string, string>): ReadCells {
  const faults: ReadCells['faults'] = []
  const datesAsEntered: Record<string, string> = {}
  const bsDates: string[] = []
  const cellOf = (column: string) => unescape((cells[column] ?? '').trim())
  const read = (column: string, field: Field) => {
    const cell = cellOf(column)
    if (cell === '') return undefined
    try {
      if (field.type !== 'date') return readField(column, field, cellOf)
      const { value, entered } = readDate(field, cell)
      if (entered === undefined) return value
      datesAsEntered[column] = entered
      bsDates.push(`${cell} = ${value.slice(0, field.precision === 'time' ? 'yyyy-mm-dd'.length : undefined)}`)
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
  return { given, faults, bsDates }
}

/** Exported tables put an apostrophe before what a spreadsheet would calculate. */
function unescape(cell: string): string {
  return /^'[=+\-@＝＋－＠]/u.test(cell) ? cell.slice(1) : cell
}

/** A time of day without a time zone, which is Nepal's. */
const CLOCK = /[T ,](\d{1,2}:\d{2})(?::\d{2})?$/
/** After the month; a calendar may follow. */
const DAY_OF_MONTH = /^(\d{4}-\d{1,2})-\d{1,2}(?: \d{2}:\d{2})?(?= |$)/
const INSTANT = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/

/** In characters, beyond that of any date: patterns are not tried on longer cells. */
const MAX_LENGTH = 60
export const BS_EXAMPLES = {
  period: '2066-2070 BS',
  yearOrMonth: '2081-01 BS',
  day: '2083-08-06 BS',
  time: '2083-08-06 14:30',
}

/** Reads a date AD or BS as the staff forms do. @throws Error for what is none, or may be of either calendar */
export function readDate({ label, precision, pattern }: Field, cell: string): EnteredDate {
  if (precision !== 'time') {
    const must = `${label.en} must ${pattern!.must.en} (in Bikram Sambat: ${BS_EXAMPLES[precision!]})`
    // Spreadsheets have days where the site has months.
    const text = precision === 'yearOrMonth' ? toLatinDigits(cell).replace(DAY_OF_MONTH, '$1') : cell
    return read(text, precision!, { label: label.en, must })
  }
  const must = `${label.en} must be a day and a time such as 2026-11-22 14:30, or 2083-08-06 14:30 in Bikram Sambat`
  if (cell.length > MAX_LENGTH) throw new Error(must)
  if (INSTANT.test(cell)) return { value: cell }
  const typed = toLatinDigits(cell)
  const time = CLOCK.exec(typed)?.[1] ?? '00:00'
  const { value, ...entered } = read(typed.replace(CLOCK, ''), 'day', { label: label.en, must })
  return { value: `${value}T${time.padStart('hh:mm'.length, '0')}:00+05:45`, ...entered }
}

function read(
  text: string,
  precision: 'period' | 'yearOrMonth' | 'day',
  { label, must }: { label: string; must: string },
): EnteredDate {
  if (text.length > MAX_LENGTH) throw new Error(must)
  const date = readEnteredDate(text, precision)
  if (date?.entered !== undefined) return date
  const inBs = readEnteredDate(text, precision, true)
  const isLikelyBs = inBs?.entered !== undefined && isOfEitherCalendar(Number(inBs.entered.slice(0, 4)))
  // Of 2040-2050 or 2040-2044 BS, the later year tells the calendar of both.
  if (!date && isLikelyBs && precision === 'period') return inBs
  if (!date) throw new Error(must)
  if (isLikelyBs) throw new Error(`${label} may be of either calendar: write ${text} AD or ${text} BS`)
  return date
}

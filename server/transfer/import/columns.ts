import type { ImportedFile } from '../../../contract/transfer/import.ts'
import { CONTENT_ENTITIES, kindOf } from '../../../contract/kinds/index.ts'
import { fieldsOf, translatedFields, type Kind } from '../../../contract/kinds/kind.ts'
import type { Field } from '../../../contract/kinds/field.ts'
import { OTHER_LOCALES, type OtherLocale } from '../../../contract/locale.ts'
import { columnsOfField, readField, readNumber } from '../table-cells.ts'
import { readEnteredDate, type EnteredDate } from '../../../contract/calendar/entered-date.ts'
import { isOfEitherCalendar } from '../../../contract/calendar/parse-date.ts'
import { toLatinDigits } from '../../../contract/digits.ts'

/** Columns besides those of fields. `id` is how the other program names a row. */
export const ID_COLUMN = 'id'
export const ORDER_COLUMN = 'order'
/** What a file of rejected rows says of each. */
export const FAULT_COLUMN = 'fault'
/** Of the tables that `npm run export` writes, and of rejected rows. */
const IGNORED = ['path', 'order', 'createdAt', 'updatedAt', FAULT_COLUMN]

/** Columns, and letters of a name. */
const SHOWN = 100

/** As in exported tables. */
export const columnIn = (locale: OtherLocale, name: string): string => `${name} (${locale})`

export function columnsOf(kind: Kind): string[] {
  return [
    ID_COLUMN,
    ...fieldsOf(kind).flatMap(([name, field]) => columnsOfField(name, field)),
    ...(kind.hasOrder ? [ORDER_COLUMN] : []),
    ...OTHER_LOCALES.flatMap((locale) => translatedFields(kind).map(([name]) => columnIn(locale, name))),
  ]
}

/** What a header has, as far as a screen can show it: its names, and the kinds that have such a column. */
export function describeColumns(names: string[]): NonNullable<ImportedFile['columns']> {
  const shown = names.filter((name) => name !== '').slice(0, SHOWN)
  const kindsOf = (name: string) => CONTENT_ENTITIES.filter((one) => unknownColumns(kindOf(one), [name]).length === 0)
  return shown.map((name) => ({ name: name.slice(0, SHOWN), kinds: kindsOf(name) }))
}

/** Names in the header that no field has. */
export function unknownColumns(kind: Kind, names: string[]): string[] {
  const known = [...columnsOf(kind), ...IGNORED]
  return names.filter((name) => name !== '' && !known.includes(name))
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
    return read(cell, precision!, { label: label.en, must })
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

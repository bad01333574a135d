import { fieldsOf, translatedFields, type Kind } from '../../../contract/kinds/kind.ts'
import type { Field } from '../../../contract/kinds/field.ts'
import type { BsCalendar } from '../../../contract/calendar/bikram-sambat.ts'
import { toLatinDigits } from '../../../contract/digits.ts'
import { OTHER_LOCALES, type OtherLocale } from '../../../contract/locale.ts'
import { readDate } from './read-date.ts'

/** Columns besides those of fields. `id` is how the other program names a row. */
export const ID_COLUMN = 'id'
const ORDER_COLUMN = 'order'
/** Of the tables that `npm run export` writes. */
const IGNORED = ['path', 'order', 'createdAt', 'updatedAt']

/** As in exported tables. */
export const columnIn = (locale: OtherLocale, name: string): string => `${name} (${locale})`

export function columnsOf(kind: Kind): string[] {
  return [
    ID_COLUMN,
    ...fieldsOf(kind).map(([name]) => name),
    ...(kind.hasOrder ? [ORDER_COLUMN] : []),
    ...OTHER_LOCALES.flatMap((locale) => translatedFields(kind).map(([name]) => columnIn(locale, name))),
  ]
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
export function readCells(kind: Kind, cells: Record<string, string>, calendar: BsCalendar): ReadCells {
  const faults: ReadCells['faults'] = []
  const datesAsEntered: Record<string, string> = {}
  const bsDates: string[] = []
  const read = (column: string, field: Field) => {
    const cell = unescape((cells[column] ?? '').trim())
    if (cell === '') return undefined
    try {
      if (field.type !== 'date') return readCell(field, cell)
      const { value, entered } = readDate(field, cell, calendar)
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

const LISTS = new Set<Field['type']>(['references', 'pictures', 'districts', 'localLevels'])
const OBJECTS = new Set<Field['type']>(['money', 'quantity', 'location', 'geometry', 'rows'])

function readCell({ type, label, choices }: Field, cell: string): unknown {
  if (choices) return choices.find(({ value }) => String(value) === cell)?.value ?? cell
  if (type === 'number') return readNumber(cell)
  if (type === 'flag') return readFlag(cell)
  if (LISTS.has(type)) return splitList(cell, /;/)
  if (type === 'lines') return splitList(cell, /[;\n]/)
  if (OBJECTS.has(type)) {
    try {
      return JSON.parse(cell) as unknown
    } catch {
      throw new Error(`${label.en} must be JSON as in the template`)
    }
  }
  return cell
}

/** What is no number stays a text, which the schema refuses in its own words. */
function readNumber(cell: string): number | string {
  const number = Number(toLatinDigits(cell).replaceAll(/[,\s]/g, ''))
  return Number.isFinite(number) ? number : cell
}

function readFlag(cell: string): boolean | string {
  const word = cell.toLowerCase()
  if (['yes', 'true', '1'].includes(word)) return true
  return ['no', 'false', '0'].includes(word) ? false : cell
}

function splitList(cell: string, separator: RegExp): string[] {
  return cell
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)
}

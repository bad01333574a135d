import type { Field } from '../../../contract/fields/field.ts'
import { LOCALES, LOCALE_NAMES, type Locale } from '../../../contract/locale.ts'
import { columnIn, plainColumn } from '../../../contract/transfer/columns.ts'
import type { GivenRow, RowCells } from './read-row.ts'

/** A column that a table has in a spreadsheet: a translated text has one for each language. */
interface RowColumn {
  key: string
  name: string
  field: Field
  locale?: Locale
}

/** In the order of their declaration. */
export function rowColumns({ columns = {} }: Field): RowColumn[] {
  return Object.entries(columns).flatMap(([name, field]): RowColumn[] =>
    field.isTranslated
      ? LOCALES.map((locale) => ({ key: columnIn(locale, name), name, field, locale }))
      : [{ key: name, name, field }],
  )
}

/** Such as “Position (Nepali)”, in the language of the reader. */
export function headingOf({ field, locale }: RowColumn, reader: Locale): string {
  const label = field.label[reader] ?? field.label.en
  if (locale === undefined) return label
  const { english, own } = LOCALE_NAMES[locale]
  return `${label} (${reader === 'en' ? english : own})`
}

/** The key of the column that a heading means; the name alone where a text does not say its language. */
export function matchHeading(table: Field, heading: string): string | undefined {
  const wanted = plainColumn(heading)
  const isMeant = (names: string[]) => names.some((name) => plainColumn(name) === wanted)
  const found = rowColumns(table).find(({ key, name, field, locale }) => {
    const names = [name, ...Object.values(field.label)]
    if (locale === undefined) return isMeant([key, ...names])
    const languages = [locale, ...Object.values(LOCALE_NAMES[locale])]
    return isMeant([key, ...names.flatMap((one) => languages.map((language) => `${one} (${language})`))])
  })
  if (found) return found.key
  return Object.entries(table.columns ?? {}).find(([name, { label }]) => isMeant([name, ...Object.values(label)]))?.[0]
}

/*
 * Rows in one cell: a line for each, its values in the order of the columns, or after their names:
 *
 *     Sita Sample | Team Leader | 2076-01 | 2078-03
 *     Person: Sita Sample | To: 2078-03
 *     length: 23.5 km
 *
 * The last one needs a choice as its first column. Within a value, \| is a vertical line and \n the end of a line.
 */
const SEPARATOR = '|'

export function readLines(table: Field, cell: string): GivenRow[] {
  return cell.split('\n').flatMap((text, index): GivenRow[] => {
    if (text.trim() === '') return []
    try {
      return [{ line: index + 1, cells: cellsOf(table, text) }]
    } catch (error) {
      return [{ line: index + 1, cells: {}, fault: (error as Error).message }]
    }
  })
}

/** The cells of a row as one line, each after its name. */
export function writeLine(table: Field, cells: RowCells): string {
  const keys = [...rowColumns(table), ...Object.entries(table.columns ?? {}).map(nameOnly)]
  const written = keys.filter(({ key }, at) => cells[key] && keys.findIndex((one) => one.key === key) === at)
  return written.map((column) => `${headingOf(column, 'en')}: ${escape(cells[column.key]!)}`).join(` ${SEPARATOR} `)
}

const nameOnly = ([name, field]: [string, Field]) => ({ key: name, name, field })

function cellsOf(table: Field, text: string): RowCells {
  const names = Object.keys(table.columns ?? {})
  const split = splitLine(text)
  const parts = split.length === 1 ? (splitAtChoice(table, split[0]!) ?? split) : split
  const cells: RowCells = {}
  for (const [index, part] of parts.entries()) {
    if (part === '') continue
    const [key, value] = named(table, part) ?? [names[index], part]
    if (key === undefined) throw new Error(`there are more values than columns: write ${columnNames(table)}`)
    if (cells[key] !== undefined) throw new Error(`${labelOf(table, key)} is written twice`)
    cells[key] = value
  }
  return cells
}

function splitLine(text: string): string[] {
  const parts = ['']
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (sign === SEPARATOR) parts.push('')
    else if (sign === '\\' && at + 1 < text.length) parts[parts.length - 1] += unescaped(text[(at += 1)]!)
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

const unescaped = (sign: string) => (sign === 'n' ? '\n' : [SEPARATOR, '\\'].includes(sign) ? sign : `\\${sign}`)
const escape = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(SEPARATOR, `\\${SEPARATOR}`).replaceAll('\n', '\\n')

/** `Position: Team Leader`, if the word before the colon is a column's. */
function named(table: Field, part: string): [key: string, value: string] | undefined {
  const colon = part.indexOf(':')
  const key = colon < 0 ? undefined : matchHeading(table, part.slice(0, colon))
  return key === undefined ? undefined : [key, part.slice(colon + 1).trim()]
}

/** `length: 23.5 km`. */
function splitAtChoice({ columns = {} }: Field, part: string): string[] | undefined {
  const [first] = Object.values(columns)
  const colon = part.indexOf(':')
  if (!first?.choices || colon < 0) return undefined
  return [part.slice(0, colon).trim(), part.slice(colon + 1).trim()]
}

const columnNames = ({ columns = {} }: Field) =>
  Object.values(columns)
    .map(({ label }) => label.en)
    .join(` ${SEPARATOR} `)

const labelOf = (table: Field, key: string) =>
  rowColumns(table).find((one) => one.key === key)?.field.label.en ?? table.columns?.[key]?.label.en ?? key

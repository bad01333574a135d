import { isOfEitherCalendar } from '../../../contract/calendar/parse-date.ts'
import type { Field } from '../../../contract/kinds/field.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { Locale } from '../../../contract/locale.ts'
import { rowColumns } from './row-columns.ts'

export type Cell = string | number
/** What an import finds an item by. */
export type NameOf = (entity: ContentEntity, id: unknown) => string

/** As people keep it, in the calendar in which it was entered; an import reads it again. */
export function writeDate(value: unknown, entered: string | undefined): string {
  if (entered !== undefined) return `${entered} BS`
  const date = String(value ?? '')
  return date.length <= 'yyyy-mm-dd'.length && isOfEitherCalendar(Number(date.slice(0, 4))) ? `${date} AD` : date
}

/** A row of a document as the cells of its columns. */
export function writeRow(table: Field, row: Record<string, unknown>, nameOf: NameOf, reader: Locale): Cell[] {
  const entered = (row['datesAsEntered'] ?? {}) as Record<string, string>
  return rowColumns(table).map(({ name, field, locale }): Cell => {
    const value = row[name]
    if (value === null || value === undefined) return ''
    if (locale !== undefined) return (value as Partial<Record<Locale, string>>)[locale] ?? ''
    if (field.type === 'date') return writeDate(value, entered[name])
    if (field.type === 'reference') return nameOf(field.to as ContentEntity, value)
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    const label = field.choices?.find((choice) => choice.value === value)?.label
    if (label) return label[reader] ?? label.en
    return typeof value === 'number' ? value : String(value)
  })
}

const MIN_WIDTH = 12
const MAX_WIDTH = 48
/** Of a cell in Excel, which calls a workbook with longer ones damaged. */
const MAX_CELL = 32_767
/** Rows of a template that offer choices. */
const OFFERED_ROWS = 1_000

export interface WrittenSheet {
  name: string
  head: string[]
  rows: Cell[][]
  /** Values that cells of a column may have, by the number of the column. */
  choices?: Map<number, string[]>
}

interface WorkbookWords {
  /** The name of the sheet that lists what can be chosen. */
  choices: string
  /** Stands in a cell whose text is longer than cells can be. */
  tooLong: string
}

/** With headers that stay in view. What writes it is loaded when it is wanted: few ever do. */
export async function writeWorkbook(sheets: WrittenSheet[], words: WorkbookWords): Promise<Uint8Array<ArrayBuffer>> {
  const { default: write } = await import('write-excel-file/node')
  const offered = sheets.flatMap(({ name, head, choices }) =>
    Array.from(choices ?? [], ([column, values]) => ({ sheet: name, column, heading: head[column]!, values })),
  )
  const list = offered.length > 0 && listOf(words.choices, offered)
  const written = [...sheets, ...(list ? [list] : [])].map(({ name, head, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: head.map((heading) => ({ width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, heading.length + 2)) })),
    data: [
      head.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...rows.map((row) =>
        row.map((cell) => (String(cell).length > MAX_CELL ? words.tooLong : cell === '' ? null : cell)),
      ),
    ],
  }))
  const features = list ? [offerChoices(words.choices, offered)] : []
  return new Uint8Array(await write(written, { features }).toBuffer())
}

interface Offered {
  sheet: string
  column: number
  heading: string
  values: string[]
}

/** A sheet with a column of values for each column that offers some. */
function listOf(name: string, offered: Offered[]): WrittenSheet {
  const longest = Math.max(...offered.map(({ values }) => values.length))
  const rows = Array.from({ length: longest }, (_, row) => offered.map(({ values }) => values[row] ?? ''))
  return { name, head: offered.map(({ sheet, heading }) => `${sheet}: ${heading}`), rows }
}

/** Offers the lists of that sheet in the cells; other words, such as those of another language, may be typed. */
function offerChoices(list: string, offered: Offered[]) {
  const insert = ({ sheet }: { sheet?: string }) => {
    const own = offered.flatMap((one, index) => (one.sheet === sheet ? { ...one, list: columnName(index) } : []))
    const validations = own.map(({ column, list: at, values }) => {
      const cells = `${columnName(column)}2:${columnName(column)}${OFFERED_ROWS}`
      const range = `'${list}'!$${at}$2:$${at}$${values.length + 1}`
      return `<dataValidation type="list" allowBlank="1" sqref="${cells}"><formula1>${range}</formula1></dataValidation>`
    })
    if (own.length === 0) return undefined
    return `<dataValidations count="${own.length}">${validations.join('')}</dataValidations>`
  }
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { insert } } } }
}

/** AB of 27. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}

import { isOfEitherCalendar } from '../../contract/calendar/parse-date.ts'
import { textsIn } from '../../contract/catalogue.ts'
import type { Field } from '../../contract/fields/field.ts'
import { CONTENT_ENTITIES, type ContentEntity } from '../../contract/kinds/index.ts'
import { fieldsOf, type Kind } from '../../contract/fields/kind.ts'
import type { Locale } from '../../contract/locale.ts'
import { sheetNameOf, tableFields } from '../../contract/transfer/row-sheets.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import type { Db } from '../core/store/schema.ts'
import type { ExportedItem } from './export-format.ts'
import { plainName } from './import/known-names.ts'
import { headingOf, rowColumns } from './rows/row-columns.ts'
import { keyColumns } from './rows/row-sheets.ts'
import { publishedDocuments, toTable, type DistrictNames } from './table-cells.ts'
import { listItems } from './transfer-store.ts'
import catalogue from './workbook-words.json' with { type: 'json' }

/** Names of all items, each of which an import finds one item by: its title, or else its address or number. */
export async function readNames(db: Db): Promise<NameOf> {
  const names = new Map<string, string>()
  for (const entity of CONTENT_ENTITIES) {
    const items = (await listItems(db, entity)).filter(({ state }) => state !== 'trash')
    const titles = Map.groupBy(items, ({ sort_title: title }) => title)
    const slugs = new Set(items.map(({ slug }) => slug))
    for (const { item_id: id, title, sort_title: sorted, slug } of items) {
      const isItsName = titles.get(sorted)!.length === 1 && !slugs.has(title) && title.trim() === title
      // Commas and semicolons divide lists, and numbers are those of items.
      const isPlain = title !== '' && !/^\d+$|[;,]/.test(title)
      names.set(`${entity} ${id}`, isItsName && isPlain ? title : (slug ?? String(id)))
    }
  }
  return (entity: ContentEntity, id) => names.get(`${entity} ${String(id)}`) ?? String(id)
}

/** The published items of a kind, and the rows of each of its tables on a sheet of their own. */
export async function toWorkbook(
  kind: Kind,
  items: ExportedItem[],
  { districts, nameOf, reader }: { districts: DistrictNames; nameOf: NameOf; reader: Locale },
): Promise<Uint8Array<ArrayBuffer>> {
  const published = publishedDocuments(items)
  const fields = fieldsOf(kind).filter(([, { type }]) => type !== 'table')
  const shown = published.map(({ item, document }) => ({ item, document: readable(fields, document, nameOf) }))
  const { head, rows } = toTable(kind, fields, shown, districts)
  const names = nameRows(kind, head, rows)
  const sheets = tableFields(kind).map(([name, field]): WrittenSheet => {
    const cells = published.flatMap(({ document }, index) =>
      (document[name] as Record<string, unknown>[]).map((row) => [
        names[index]!,
        ...writeRow(field, row, nameOf, reader),
      ]),
    )
    return { name: sheetNameOf(kind, field, reader), head: headOf(kind, field, reader), rows: cells }
  })
  return writeWorkbook([{ name: kind.plural.en, head, rows }, ...sheets], reader)
}

export const headOf = (kind: Kind, table: Field, reader: Locale): string[] => [
  kind.singular[reader] ?? kind.singular.en,
  ...rowColumns(table).map((column) => headingOf(column, reader)),
]

/** With names instead of ids, and dates as they were entered. */
function readable(fields: [string, Field][], document: ContentDocument, nameOf: NameOf): ContentDocument {
  const entered = (document['datesAsEntered'] ?? {}) as Record<string, string>
  const shown = fields.map(([name, field]) => [name, readableValue(field, document[name], nameOf, entered[name])])
  return { ...document, ...Object.fromEntries(shown) }
}

/** A date is written as people keep it, in the calendar in which it was entered; an import reads it again. */
function readableValue({ type, to }: Field, value: unknown, nameOf: NameOf, entered: string | undefined): unknown {
  if (value === null || value === undefined) return value
  if (type === 'reference') return nameOf(to as ContentEntity, value)
  if (type === 'references') return (value as number[]).map((id) => nameOf(to as ContentEntity, id))
  if (type !== 'date') return value
  if (entered !== undefined) return `${entered} BS`
  const date = String(value)
  return date.length <= 'yyyy-mm-dd'.length && isOfEitherCalendar(Number(date.slice(0, 4))) ? `${date} AD` : date
}

/** The name of each row on other sheets: its title, if no other one is called so. */
function nameRows(kind: Kind, head: string[], rows: Cell[][]): string[] {
  const keys = keyColumns(kind).map((column) => head.indexOf(column))
  const namesOf = (row: Cell[]) => new Set(keys.map((key) => plainName(String(row[key] ?? ''))))
  const owners = new Map<string, number>()
  for (const row of rows) for (const name of namesOf(row)) owners.set(name, (owners.get(name) ?? 0) + 1)
  const order = [kind.title, 'slug', 'id'].map((column) => head.indexOf(column)).filter((at) => at >= 0)
  return rows.map((row) => {
    const names = order.map((at) => String(row[at]))
    return names.find((name) => name !== '' && owners.get(plainName(name)) === 1) ?? names.at(-1)!
  })
}

type Cell = string | number
/** The name by which an import finds an item. */
type NameOf = (entity: ContentEntity, id: unknown) => string

/** A row of a document as the cells of its columns. */
export function writeRow(table: Field, row: Record<string, unknown>, nameOf: NameOf, reader: Locale): Cell[] {
  const entered = (row['datesAsEntered'] ?? {}) as Record<string, string>
  return rowColumns(table).map(({ name, field, locale }): Cell => {
    const value = readableValue(field, row[name], nameOf, entered[name])
    if (value === null || value === undefined) return ''
    if (locale !== undefined) return (value as Partial<Record<Locale, string>>)[locale] ?? ''
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

/** With headers that stay in view. What writes it is loaded when it is wanted: few ever do. */
export async function writeWorkbook(sheets: WrittenSheet[], reader: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const { default: write } = await import('write-excel-file/node')
  const words = textsIn(catalogue, reader)
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

import type { Field } from '../../contract/kinds/field.ts'
import { CONTENT_ENTITIES, type ContentEntity } from '../../contract/kinds/index.ts'
import { fieldsOf, type Kind } from '../../contract/kinds/kind.ts'
import type { Locale } from '../../contract/locale.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import type { Db } from '../core/store/schema.ts'
import type { ExportedItem } from './export-format.ts'
import { plainName } from './import/known-names.ts'
import { headingOf, rowColumns, WORKBOOK_WORDS } from './rows/row-columns.ts'
import { keyColumns } from './rows/row-sheets.ts'
import { sheetNameOf, tableFields } from '../../contract/transfer/row-sheets.ts'
import { writeDate, writeRow, type Cell, type NameOf, writeWorkbook, type WrittenSheet } from './rows/write-workbook.ts'
import { publishedDocuments, toTable, type DistrictNames } from './table-cells.ts'
import { listItems } from './transfer-store.ts'

export interface WorkbookParts {
  districts: DistrictNames
  nameOf: NameOf
  reader: Locale
}

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
  { districts, nameOf, reader }: WorkbookParts,
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
  return writeWorkbook([{ name: kind.plural.en, head, rows }, ...sheets], WORKBOOK_WORDS[reader])
}

export const headOf = (kind: Kind, table: Field, reader: Locale): string[] => [
  kind.singular[reader] ?? kind.singular.en,
  ...rowColumns(table).map((column) => headingOf(column, reader)),
]

/** With names instead of ids, and dates as they were entered. */
function readable(fields: [string, Field][], document: ContentDocument, nameOf: NameOf): ContentDocument {
  const entered = (document['datesAsEntered'] ?? {}) as Record<string, string>
  const shown = { ...document }
  for (const [name, { type, to }] of fields) {
    const value = document[name]
    if (value === null || value === undefined) continue
    if (type === 'reference') shown[name] = nameOf(to as ContentEntity, value)
    if (type === 'references') shown[name] = (value as number[]).map((id) => nameOf(to as ContentEntity, id))
    if (type === 'date') shown[name] = writeDate(value, entered[name])
  }
  return shown
}

/** What each row is called on other sheets: its title, if no other one is called so. */
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

import { hash } from 'node:crypto'
import { EXAMPLE_ID } from '../../../contract/transfer/import.ts'
import { CONTENT_SCHEMAS } from '../../../contract/content/schemas.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf, type Kind } from '../../../contract/fields/kind.ts'
import { LOCALE_NAMES, type Locale } from '../../../contract/locale.ts'
import { PAGE_KEYS } from '../../../contract/pages/page-texts.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { findPreeti } from '../../../contract/preeti/find-preeti.ts'
import { calendarOf, ID_COLUMN, LEFT_OUT } from '../../../contract/transfer/columns.ts'
import { listKnownIds } from '../../core/content/store/content-items.ts'
import { findPageId } from '../../pages/public.ts'
import { placeFault, readTable } from '../rows/read-row.ts'
import { keyColumns, type RowSheets } from '../rows/row-sheets.ts'
import { tableFields } from '../../../contract/transfer/row-sheets.ts'
import { readCells, type FileColumn, type ReadCells, statusOf, withStatus } from './columns.ts'
import { takeFacts } from './fact-columns.ts'
import { preetiNotes } from './file-columns.ts'
import { keyFieldOf, leaveOutReferences, RowFaults, withoutFaults } from './left-out-facts.ts'
import type { MadeNumbers } from './made-numbers.ts'
import { takeIn, takePictures } from './import-files.ts'
import { checkItem, fillItem, isKnown, keyOf, makeItem, type Importing } from './importing.ts'
import { isNamed, makeNewItems, withoutNewItems, resolveReferences } from './resolve-names.ts'
import { resolveDistricts } from './resolve-districts.ts'
import type { TableRow } from './read-table.ts'
import { plainName, type Names } from './known-names.ts'

const RECORD = 'row'

export interface Table {
  entity: ContentEntity
  /** With the own facts of its items. */
  kind: Kind
  /** The field that each column is imported as, by its name in the header; undefined: a list of objects. */
  columns: Map<string, string> | undefined
  fromPreeti: boolean
  names: Names
  /** Rows of table fields; undefined: the file has no sheets of them. */
  sheets: RowSheets | undefined
  fileColumns: Map<string, FileColumn>
  numbers: MadeNumbers
  /** Where each row stands, by its id or its cells. */
  rows: Map<string, string>
  /** Plain, of items that are there already or were rows above. */
  titles: Set<string>
}

/** A date whose calendar its heading may name. */
const IN_NUMBERS = /^[\d०-९]{1,4}(?:[-/.। ][\d०-९]{1,4}){0,2}$/

/** The cells of a row by the columns of the kind: a date that stands in both calendars is one cell. */
export function cellsOf(values: TableRow['values'], table: Table): TableRow['values'] {
  const { entity, kind, columns, fromPreeti, fileColumns } = table
  if (!columns) return values
  const cells: TableRow['values'] = {}
  for (const [name, column] of columns) {
    if (column === LEFT_OUT) continue
    const text = String(values[name] ?? '').trim()
    const converted = (fromPreeti && findPreeti(text, fileColumns.get(column)?.isPreeti)) || text
    const isBare = kind.fields[column]?.type === 'date' && IN_NUMBERS.test(text)
    const own = isBare ? `${converted} ${calendarOf(name)?.toUpperCase() ?? ''}`.trim() : converted
    cells[column] = [cells[column], own].filter(Boolean).join(' / ')
  }
  return withStatus(entity, cells)
}

/** Names that the sheets of rows may use for an item. */
export const itemNames = (kind: Kind, cells: TableRow['values']): string[] =>
  keyColumns(kind)
    .map((column) => String(cells[column] ?? '').trim())
    .filter(Boolean)

/** @returns the optional facts that the item goes without, as they cannot be read @throws RowFaults for required ones */
export async function importRow(importing: Importing, table: Table, { where, values }: TableRow) {
  const { entity, kind, names } = table
  const { report, publish } = importing
  const cells = cellsOf(values, table)
  const { id, ...fields } = cells
  const { [ID_COLUMN]: _id, ...asInFile } = values
  const externalId = String(id ?? '').trim()
  if (externalId === EXAMPLE_ID) {
    report.note('example', EXAMPLE_ID)
    return []
  }
  // Lists count their rows, in a column that is left out.
  const same = externalId || hashOf(fields)
  const like = table.rows.get(same)
  if (like !== undefined) {
    report.note('sameRow', `${where} is like ${like}: ${itemNames(kind, fields)[0] ?? ''}`)
    return []
  }
  table.rows.set(same, where)
  const key = keyOf(importing, RECORD, externalId || hashOf(asInFile))
  if (await isKnown(importing, key, entity)) return []
  const read = readGiven(table, cells, importing.now())
  const { given, notes, origins } = read
  const newItems = await resolveReferences(importing, names, entity, read)
  resolveDistricts(importing, names, entity, read)
  const pictures = takePictures(entity, given)
  await addNumber(importing, table, read)
  const required = [
    ...(table.columns ? [] : unknownProperties(entity, fields)),
    ...(kind.isFixed ? [] : untitled(kind, given)),
  ]
  const { parsed, leftOut } = withoutFaults(kind, read, required, [newItems, pictures])
  const { publish: _, ...document } = parsed as Record<string, unknown> & { order?: number; publish?: boolean }
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      return await work()
    } catch (error) {
      leftOut.push(...leaveOutReferences(kind, origins, document, error))
      return work()
    }
  }
  if (pictures.length > 0 || newItems.length > 0) {
    // Before pictures are fetched and others made for a row that is refused.
    await attempt(() => checkItem(importing, entity, withoutNewItems(document, newItems)))
    await makeNewItems(importing, names, document, newItems)
    for (const place of pictures) {
      const lost = (await takeIn(importing, document, place)).map((fault) => placeFault(kind, origins, fault))
      if (kind.fields[place.field]?.isRequired && lost.length > 0) throw new RowFaults(lost)
      leftOut.push(...lost)
    }
  }
  const item = { entity, key, given: document, publish, order: document['order'] as number | undefined }
  const title = titleOf(kind, document)
  if (!kind.isFixed) {
    if (table.titles.has(plainName(title))) notes.push(['sameTitle', title])
    await attempt(async () => {
      const made = await makeItem(importing, item)
      if (isNamed(entity)) names.items[entity].add(made, title)
    })
    table.titles.add(plainName(title))
  } else await fillItem(importing, await fixedItem(importing, entity, given[keyFieldOf(kind) ?? '']), item)
  for (const [note, text] of [...notes, ...preetiNotes(table, values)]) report.note(note, `${where}: ${text}`)
  report.rowsOf(title, countRows(kind, document))
  return leftOut
}

/** An item that needs a number of its own has one that is free. */
async function addNumber({ db }: Importing, { entity, kind, numbers }: Table, { given, faults, notes }: ReadCells) {
  for (const [name, { isUnique, isRequired }] of fieldsOf(kind)) {
    if (!isUnique || !isRequired || given[name] || faults.some(([column]) => column === name)) continue
    given[name] = await numbers.next(db, entity, name)
    notes.push(['madeNumber', String(given[name])])
  }
}

/** The body of a call, with the rows of its sheets. */
function readGiven(table: Table, cells: TableRow['values'], now: Date): ReadCells {
  const { entity, kind, columns, sheets } = table
  const { id: _, ...fields } = cells
  const read: ReadCells = columns
    ? readCells(kind, fields as Record<string, string>, table.fileColumns)
    : { given: structuredClone(fields), faults: [], notes: [], origins: new Map() }
  const { given, faults } = read
  // As in the form of a new item.
  const status = statusOf(entity, given, nepalDay(now))
  const choices = fieldsOf(kind).filter(([, { type, initial }]) => type === 'choice' && initial !== undefined)
  read.initials = Object.fromEntries(
    choices.map(([name, { initial }]) => [name, name === 'status' ? (status ?? initial) : initial]),
  )
  read.hasStatus = given['status'] !== undefined
  if (entity === 'projects' && !given['status'] && !given['end'])
    read.notes.push(['statusAssumed', String(given[kind.title])])
  if (!kind.isFixed) for (const [name] of choices) given[name] ??= read.initials[name]
  const ofSheets = Object.groupBy(sheets?.of(itemNames(kind, cells)) ?? [], ({ field }) => field)
  for (const [name, rows = []] of Object.entries(ofSheets)) {
    if (given[name] === undefined) given[name] = readTable(read, { name, field: kind.fields[name]!, rows })
    else faults.push([name, 'There are rows in this column and on a sheet of their own: leave one out'])
  }
  takeFacts(kind, read)
  return read
}

const translationsOf = (document: Record<string, unknown>) =>
  (document['translations'] ?? {}) as Record<string, Record<string, unknown> | null>

/** In the first language that has one. */
function titleOf({ title }: Kind, document: Record<string, unknown>): string {
  const titles = [document, ...Object.values(translationsOf(document))].map((texts) => texts?.[title])
  return titles.find((text) => typeof text === 'string' && text !== '') as string
}

/** By table field; those without rows are left out. */
function countRows(kind: Kind, document: Record<string, unknown>): Record<string, number> {
  const counts = tableFields(kind).map(([name]) => [name, ((document[name] ?? []) as unknown[]).length] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/** Of a row without an id: the same row twice is one item. */
const hashOf = (values: object): string => hash('sha256', JSON.stringify(values)).slice(0, 32)

function unknownProperties(entity: ContentEntity, given: object): [string, string][] {
  const known = new Set(Object.keys(CONTENT_SCHEMAS[entity].record.shape))
  return Object.keys(given).flatMap((name): [string, string][] =>
    known.has(name) || name === 'datesAsEntered' ? [] : [[name, 'There is no such field in the template']],
  )
}

/** Other languages alone would stand on English pages too, which nobody wants of a table by mistake. */
function untitled({ title, fields }: Kind, given: Record<string, unknown>): [string, string][] {
  const [locale] = Object.entries(translationsOf(given)).find(([, texts]) => texts?.[title]) ?? []
  if (given[title] || locale === undefined) return []
  const label = fields[title]!.label.en
  return [[title, `${label} is empty in English, and given in ${LOCALE_NAMES[locale as Locale].english}: write both`]]
}

/** The page of a key, or the only item of a kind. */
async function fixedItem({ db }: Importing, entity: ContentEntity, pageKey: unknown): Promise<number> {
  const id = entity === 'pages' ? await findPageId(db, pageKey) : [...(await listKnownIds(db, entity))][0]
  if (id !== undefined) return id
  throw new RowFaults([{ field: 'key', message: `Key must be one of ${PAGE_KEYS.join(', ')}` }])
}

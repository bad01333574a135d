import { createHash } from 'node:crypto'
import { EXAMPLE_ID } from '../../../contract/transfer/import.ts'
import { CONTENT_SCHEMAS } from '../../../contract/kinds/content-schemas.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf, pictureFields, type Kind } from '../../../contract/kinds/kind.ts'
import { LOCALE_NAMES, type Locale, type OtherLocale } from '../../../contract/locale.ts'
import { PAGE_KEYS } from '../../../contract/pages/page-texts.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { findPreeti } from '../../../contract/preeti/find-preeti.ts'
import { columnIn, ID_COLUMN, LEFT_OUT } from '../../../contract/transfer/columns.ts'
import { listKnownIds } from '../../core/content/store/content-items.ts'
import { placeFault, readTable, rowKey, rowOf, type PlacedFault } from '../rows/read-row.ts'
import { keyColumns, type RowSheets } from '../rows/row-sheets.ts'
import { tableFields } from '../../../contract/transfer/row-sheets.ts'
import { readCells, type ReadCells, inUnits, statusOf, withStatus } from './columns.ts'
import { importPicture, PictureError } from './import-files.ts'
import { checkItem, fillItem, isKnown, findPageId, keyOf, makeItem, type Importing } from './importing.ts'
import { makeNewItems, withoutNewItems, type ItemPlace, resolveDistricts, resolveReferences } from './resolve-names.ts'
import type { TableRow } from './read-table.ts'
import type { Names } from './known-names.ts'

const RECORD = 'row'

export class RowFaults extends Error {
  readonly faults: PlacedFault[]

  constructor(faults: PlacedFault[]) {
    super()
    this.faults = faults
  }
}

export interface Table {
  entity: ContentEntity
  /** What columns are imported as, by their names in the header; undefined: a list of objects. */
  columns: Map<string, string> | undefined
  fromPreeti: boolean
  names: Names
  /** Rows of table fields; undefined: the file has no sheets of them. */
  sheets: RowSheets | undefined
}

/** The cells of a row by the columns of the kind. */
export function cellsOf(values: TableRow['values'], { entity, columns, fromPreeti }: Table): TableRow['values'] {
  if (!columns) return values
  const cells = [...columns].flatMap(([name, column]) =>
    column === LEFT_OUT ? [] : [[column, inUnits(entity, { name, column }, values[name])] as const],
  )
  const read = ([column, value]: readonly [string, unknown]) => [
    column,
    (fromPreeti && findPreeti(String(value))) || value,
  ]
  return withStatus(entity, Object.fromEntries(cells.map(read)))
}

/** What the sheets of rows may call an item. */
export const itemNames = (kind: Kind, cells: TableRow['values']): string[] =>
  keyColumns(kind)
    .map((column) => String(cells[column] ?? '').trim())
    .filter(Boolean)

export async function importRow(importing: Importing, table: Table, { where, values }: TableRow): Promise<void> {
  const { entity, names } = table
  const kind = kindOf(entity)
  const { report, publish } = importing
  const { id, ...fields } = cellsOf(values, table)
  const { [ID_COLUMN]: _id, ...asInFile } = values
  const externalId = String(id ?? '').trim()
  if (externalId === EXAMPLE_ID) return report.note('example', EXAMPLE_ID)
  const key = keyOf(importing, RECORD, externalId || hashOf(asInFile))
  if (await isKnown(importing, key, entity)) return
  const read = readGiven(table, values, importing.now())
  const { given, faults, bsDates, origins } = read
  const newItems = await resolveReferences(importing, names, entity, read)
  resolveDistricts(importing, names, entity, given, faults)
  const pictures = takePictures(entity, given)
  const schema = CONTENT_SCHEMAS[entity][kind.isFixed ? 'change' : 'given']
  const keyField = fieldsOf(kind).find(([, { type }]) => type === 'key')?.[0]
  const { [keyField ?? '']: pageKey, ...body } = given
  const parsed = schema.safeParse(body)
  if (!parsed.success) {
    const known = new Set(faults.map(([column]) => column))
    const issues = parsed.error.issues.map(({ path, message }): [string, string] => [columnAt(kind, path), message])
    faults.push(...issues.filter(([column]) => !known.has(column) && !known.has(rowOf(column))))
  }
  if (!table.columns) faults.push(...unknownProperties(entity, fields))
  if (!kind.isFixed) faults.push(...untitled(kind, given))
  if (faults.length > 0) throw new RowFaults(faults.map((fault) => placeFault(kind, origins, fault)))
  for (const date of bsDates) report.note('bsDate', `${where}: ${date}`)
  const { publish: _, ...document } = parsed.data as Record<string, unknown> & { order?: number; publish?: boolean }
  if (pictures.length > 0 || newItems.length > 0) {
    // Before pictures are fetched and others made for a row that is refused.
    await checkItem(importing, entity, withoutNewItems(document, newItems))
    await makeNewItems(importing, names, document, newItems)
    for (const place of pictures) await takeIn(importing, document, place, (fault) => placeFault(kind, origins, fault))
  }
  const item = { entity, key, given: document, publish, order: document['order'] as number | undefined }
  if (!kind.isFixed) await makeItem(importing, item)
  else await fillItem(importing, await fixedItem(importing, entity, pageKey), item)
  report.rowsOf(titleOf(kind, document), countRows(kind, document))
}

/** The body of a call, with the rows of its sheets. */
function readGiven(table: Table, values: TableRow['values'], now: Date): ReadCells {
  const { entity, columns, sheets } = table
  const kind = kindOf(entity)
  const { id: _, ...fields } = cellsOf(values, table)
  const read: ReadCells = columns
    ? readCells(kind, fields as Record<string, string>)
    : { given: structuredClone(fields), faults: [], bsDates: [], origins: new Map() }
  const { given, faults } = read
  // As in the form of a new item.
  if (!kind.isFixed)
    for (const [name, { type, initial }] of fieldsOf(kind))
      if (type === 'choice' && initial !== undefined)
        given[name] ??= (name === 'status' ? statusOf(entity, given, nepalDay(now)) : undefined) ?? initial
  const ofSheets = Object.groupBy(sheets?.of(itemNames(kind, cellsOf(values, table))) ?? [], ({ field }) => field)
  for (const [name, rows = []] of Object.entries(ofSheets)) {
    if (given[name] === undefined) given[name] = readTable(read, { name, field: kind.fields[name]!, rows })
    else faults.push([name, 'There are rows in this column and on a sheet of their own: leave one out'])
  }
  return read
}

/** In the first language that has one. */
function titleOf({ title }: Kind, document: Record<string, unknown>): string {
  const translations = Object.values((document['translations'] ?? {}) as Record<string, Record<string, unknown> | null>)
  const titles = [document, ...translations].map((texts) => texts?.[title])
  return titles.find((text) => typeof text === 'string' && text !== '') as string
}

/** By table field; those without rows are left out. */
function countRows(kind: Kind, document: Record<string, unknown>): Record<string, number> {
  const counts = tableFields(kind).map(([name]) => [name, ((document[name] ?? []) as unknown[]).length] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/** Of a row without an id: the same row twice is one item. */
function hashOf(values: object): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32)
}

/** `translations.ne.name` is the column `name (ne)`; a part of a list or an object is its field's column. */
function columnAt({ fields }: Kind, path: PropertyKey[]): string {
  const [first = '', second, third] = path.map(String)
  if (first === 'translations' && third !== undefined) return columnIn(second as OtherLocale, third)
  return fields[first]?.type === 'table' && second !== undefined ? rowKey(first, Number(second), third) : first
}

function unknownProperties(entity: ContentEntity, given: object): [string, string][] {
  const known = new Set(Object.keys(CONTENT_SCHEMAS[entity].record.shape))
  return Object.keys(given).flatMap((name): [string, string][] =>
    known.has(name) || name === 'datesAsEntered' ? [] : [[name, 'There is no such field in the template']],
  )
}

/** Other languages alone would stand on English pages too, which nobody wants of a table by mistake. */
function untitled({ title, fields }: Kind, given: Record<string, unknown>): [string, string][] {
  const translations = Object.entries((given['translations'] ?? {}) as Record<string, Record<string, unknown> | null>)
  const [locale] = translations.find(([, texts]) => texts?.[title]) ?? []
  if (given[title] || locale === undefined) return []
  const label = fields[title]!.label.en
  return [[title, `${label} is empty in English, and given in ${LOCALE_NAMES[locale as Locale].english}: write both`]]
}

type PicturePlace = Pick<ItemPlace, 'field' | 'row' | 'column'> & { references: (string | number)[]; isList?: boolean }

/** Numbers are pictures of the library; all else is an address or a path. */
const referenceOf = (value: unknown) => (/^\d+$/.test(String(value)) ? Number(value) : (value as string))

/**
 * Takes addresses and paths of pictures out, and all that stand in rows: they are among the item's, which it has not yet.
 * Numbers of fields stay.
 */
function takePictures(entity: ContentEntity, given: Record<string, unknown>): PicturePlace[] {
  const kind = kindOf(entity)
  const ofFields = pictureFields(kind).flatMap(([name, { type }]): PicturePlace[] => {
    const values = [given[name] ?? []]
      .flat()
      .filter((value) => value !== '')
      .map(referenceOf)
    if (!values.some((value) => typeof value === 'string')) {
      if (given[name] !== undefined) given[name] = Array.isArray(given[name]) ? values : (values[0] ?? null)
      return []
    }
    delete given[name]
    return [{ field: name, references: values, isList: type === 'pictures' }]
  })
  const ofRows = tableFields(kind).flatMap(([name, { columns = {} }]) =>
    Object.entries(columns)
      .filter(([, { type }]) => type === 'picture')
      .flatMap(([column]) => takeFromRows(name, column, given[name])),
  )
  return [...ofFields, ...ofRows]
}

function takeFromRows(field: string, column: string, rows: unknown): PicturePlace[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((cells: Record<string, unknown> | null, row): PicturePlace[] => {
    const value = cells?.[column] ?? undefined
    if (value === undefined) return []
    cells![column] = null
    if (value === '') return []
    return [{ field, row, column, references: [referenceOf(value)] }]
  })
}

async function takeIn(
  importing: Importing,
  document: Record<string, unknown>,
  { field, row, column, references, isList }: PicturePlace,
  place: (fault: [key: string, message: string]) => PlacedFault,
): Promise<void> {
  const ids: number[] = []
  for (const reference of references) {
    try {
      ids.push(typeof reference === 'number' ? reference : (await importPicture(importing, reference)).id)
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      const key = row === undefined ? field : rowKey(field, row, column)
      throw new RowFaults([place([key, `${reference}: ${error.message}`])])
    }
  }
  if (row === undefined) document[field] = isList ? ids : ids[0]!
  else (document[field] as Record<string, unknown>[])[row]![column!] = ids[0]!
}

/** The page of a key, or the only item of a kind. */
async function fixedItem({ db }: Importing, entity: ContentEntity, pageKey: unknown): Promise<number> {
  const id = entity === 'pages' ? await findPageId(db, pageKey) : [...(await listKnownIds(db, entity))][0]
  if (id !== undefined) return id
  throw new RowFaults([{ field: 'key', message: `Key must be one of ${PAGE_KEYS.join(', ')}` }])
}

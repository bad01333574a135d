import { createHash } from 'node:crypto'
import {
  EXAMPLE_ID,
  MAX_IMPORT_ITEMS,
  type ImportFormat,
  type ImportOptions,
  type NameOf,
} from '../../../contract/transfer/import.ts'
import { CONTENT_SCHEMAS } from '../../../contract/kinds/content-schemas.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf, pictureFields, type Kind } from '../../../contract/kinds/kind.ts'
import { LOCALE_NAMES, type Locale, type OtherLocale } from '../../../contract/locale.ts'
import { PAGE_KEYS } from '../../../contract/pages/page-texts.ts'
import { findPreeti } from '../../../contract/preeti/find-preeti.ts'
import { columnIn, ID_COLUMN, LEFT_OUT } from '../../../contract/transfer/columns.ts'
import { ServiceError } from '../../core/process/service-error.ts'
import { listKnownIds } from '../../core/content/store/content-items.ts'
import { TransferError } from '../transfer-error.ts'
import { columnsFor, readCells, refuseColumns, type ReadCells } from './columns.ts'
import { importPicture, PictureError } from './import-picture.ts'
import { checkItem, fillItem, findKnown, findPageId, keyOf, makeItem, type Importing } from './importing.ts'
import { readJson, readRows, type TableRow } from './read-table.ts'
import { makeClient, openNames, resolveDistricts, resolveReferences, type Names } from './resolve-names.ts'
import { sheetOf } from './sheet.ts'

const RECORD = 'row'

class RowFaults extends Error {
  readonly faults: [field: string | null, message: string][]

  constructor(faults: [string | null, string][]) {
    super()
    this.faults = faults
  }
}

interface Table {
  entity: ContentEntity
  /** What columns are imported as, by their names in the header; undefined: a list of objects. */
  columns: Map<string, string> | undefined
  fromPreeti: boolean
  names: Names
}

/** Each row is imported whole or, with its faults in the report, not at all. @throws TransferError for the file */
export async function importTable(
  importing: Importing,
  {
    path,
    format,
    entity,
    options,
  }: { path: string; format: ImportFormat; entity: ContentEntity; options: TableOptions },
): Promise<void> {
  const rows = () => {
    const sheet = sheetOf(path, format, options.sheet)
    return sheet ? readRows(sheet) : readJson(path)
  }
  let columns: Table['columns']
  // The whole file is read once before anything is written: a broken one imports nothing.
  const total = await countRows(rows(), (values) => {
    if (format === 'json') return
    columns = columnsFor(kindOf(entity), Object.keys(values), options.columns)
    refuseColumns(kindOf(entity), entity, columns)
  })
  const { fromPreeti = false } = options
  const table: Table = { entity, columns, fromPreeti, names: await openNames(importing.db, options) }
  let done = 0
  for await (const row of rows()) {
    importing.signal.throwIfAborted()
    try {
      await importRow(importing, table, row)
    } catch (error) {
      const faults = faultsOf(error).map(([field, message]) => [nameIn(columns, field), message] as const)
      for (const [field, message] of faults) importing.report.fault(row.where, field, message)
      if (columns) {
        const texts = faults.map(([field, message]) => (field === null ? message : `${field}: ${message}`))
        await importing.rejected.add(row.values as Record<string, string>, texts)
      }
    }
    done += 1
    await importing.onProgress(done, total)
  }
}

type TableOptions = Pick<ImportOptions, 'columns' | 'fromPreeti' | 'sheet' | NameOf>

/** How the file itself calls the column of a field. */
function nameIn(columns: Table['columns'], field: string | null): string | null {
  return [...(columns ?? [])].find(([, column]) => column === field)?.[0] ?? field
}

/** The cells of a row by the columns of the kind. */
function cellsOf(values: TableRow['values'], { columns, fromPreeti }: Table): TableRow['values'] {
  if (!columns) return values
  const cells = [...columns].flatMap(([name, column]) => (column === LEFT_OUT ? [] : [[column, values[name]] as const]))
  if (!fromPreeti) return Object.fromEntries(cells)
  return Object.fromEntries(cells.map(([column, value]) => [column, findPreeti(String(value)) ?? value]))
}

async function countRows(
  rows: AsyncGenerator<TableRow>,
  checkFirst: (values: TableRow['values']) => void,
): Promise<number> {
  let count = 0
  for await (const { values } of rows) {
    if (count === 0) checkFirst(values)
    count += 1
    if (count > MAX_IMPORT_ITEMS) throw new TransferError(`The file has more than ${MAX_IMPORT_ITEMS} rows.`)
  }
  return count
}

function faultsOf(error: unknown): [string | null, string][] {
  if (error instanceof RowFaults) return error.faults
  if (error instanceof ServiceError) return error.fields ? Object.entries(error.fields) : [[null, error.message]]
  throw error
}

async function importRow(importing: Importing, table: Table, { where, values }: TableRow): Promise<void> {
  const { entity, columns, names } = table
  const kind = kindOf(entity)
  const { report, publish } = importing
  const { id, ...fields } = cellsOf(values, table)
  const { [ID_COLUMN]: _id, ...asInFile } = values
  const externalId = String(id ?? '').trim()
  if (externalId === EXAMPLE_ID) return report.note('example', EXAMPLE_ID)
  const key = keyOf(importing, RECORD, externalId || hashOf(asInFile))
  if ((await findKnown(importing, key, entity)) !== undefined) {
    report.known += 1
    return
  }
  const { given, faults, bsDates }: ReadCells = columns
    ? readCells(kind, fields as Record<string, string>)
    : { given: structuredClone(fields), faults: [], bsDates: [] }
  // As in the form of a new item.
  if (!kind.isFixed)
    for (const [name, { type, initial }] of fieldsOf(kind))
      if (type === 'choice' && initial !== undefined) given[name] ??= initial
  const newClients = await resolveReferences(importing, names, entity, given, faults)
  resolveDistricts(importing, names, entity, given, faults)
  const pictures = takePictures(entity, given)
  const schema = CONTENT_SCHEMAS[entity][kind.isFixed ? 'change' : 'given']
  const keyField = fieldsOf(kind).find(([, { type }]) => type === 'key')?.[0]
  const { [keyField ?? '']: pageKey, ...body } = given
  const parsed = schema.safeParse(body)
  if (!parsed.success) {
    const known = new Set(faults.map(([column]) => column))
    const issues = parsed.error.issues.map(({ path, message }): [string, string] => [columnAt(path), message])
    faults.push(...issues.filter(([column]) => !known.has(column)))
  }
  if (!columns) faults.push(...unknownProperties(entity, fields))
  if (!kind.isFixed) faults.push(...untitled(kind, given))
  if (faults.length > 0) throw new RowFaults(faults)
  for (const date of bsDates) report.note('bsDate', `${where}: ${date}`)
  const { publish: _, ...document } = parsed.data as Record<string, unknown> & { order?: number; publish?: boolean }
  if (pictures.length > 0 || newClients.length > 0) {
    // Before pictures are fetched and clients made for a row that is refused.
    await checkItem(importing, entity, document)
    for (const client of newClients) document[client.field] = await makeClient(importing, names, client)
    for (const [name, references] of pictures) document[name] = await takeIn(importing, entity, name, references)
  }
  const item = { entity, key, given: document, publish, order: document['order'] as number | undefined }
  if (!kind.isFixed) await makeItem(importing, item)
  else await fillItem(importing, await fixedItem(importing, entity, pageKey), item)
}

/** Of a row without an id: the same row twice is one item. */
function hashOf(values: object): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32)
}

/** `translations.ne.name` is the column `name (ne)`; a part of a list or an object is its field's column. */
function columnAt(path: PropertyKey[]): string {
  const [first = '', locale, name] = path.map(String)
  return first === 'translations' && name !== undefined ? columnIn(locale as OtherLocale, name) : first
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

/** Takes addresses and paths of pictures out; numbers stay and are pictures of the library. */
function takePictures(entity: ContentEntity, given: Record<string, unknown>): [string, (string | number)[]][] {
  return pictureFields(kindOf(entity)).flatMap(([name]): [string, (string | number)[]][] => {
    const values = [given[name] ?? []]
      .flat()
      .filter((value) => value !== '')
      .map((value) => (/^\d+$/.test(String(value)) ? Number(value) : value))
    if (!values.some((value) => typeof value === 'string')) {
      if (given[name] !== undefined) given[name] = Array.isArray(given[name]) ? values : (values[0] ?? null)
      return []
    }
    delete given[name]
    return [[name, values as (string | number)[]]]
  })
}

async function takeIn(
  importing: Importing,
  entity: ContentEntity,
  name: string,
  references: (string | number)[],
): Promise<number | number[]> {
  const ids: number[] = []
  for (const reference of references) {
    try {
      ids.push(typeof reference === 'number' ? reference : (await importPicture(importing, reference)).id)
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      throw new RowFaults([[name, `${reference}: ${error.message}`]])
    }
  }
  return kindOf(entity).fields[name]!.type === 'pictures' ? ids : ids[0]!
}

/** The page of a key, or the only item of a kind. */
async function fixedItem({ db }: Importing, entity: ContentEntity, pageKey: unknown): Promise<number> {
  const id = entity === 'pages' ? await findPageId(db, pageKey) : [...(await listKnownIds(db, entity))][0]
  if (id !== undefined) return id
  throw new RowFaults([['key', `Key must be one of ${PAGE_KEYS.join(', ')}`]])
}

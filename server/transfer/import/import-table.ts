import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf, type Kind } from '../../../contract/fields/kind.ts'
import {
  MAX_IMPORT_ITEMS,
  type TemplateFormat,
  type ImportOptions,
  type NameOf,
} from '../../../contract/transfer/import.ts'
import { OTHER_LOCALES } from '../../../contract/locale.ts'
import { columnIn } from '../../../contract/transfer/columns.ts'
import { withFacts } from '../../../contract/transfer/fact-columns.ts'
import { tableFields } from '../../../contract/transfer/row-sheets.ts'
import { listImportedFacts } from '../../facts/public.ts'
import type { PlacedFault } from '../rows/read-row.ts'
import { writeLine } from '../rows/row-columns.ts'
import { readRowSheets, type SheetRowOf } from '../rows/row-sheets.ts'
import { TransferError } from '../transfer-error.ts'
import { columnsFor, refuseColumns } from './columns.ts'
import { ColumnSurvey, isOtherLine } from './file-columns.ts'
import { cellsOf, importRow, itemNames, type Table } from './import-row.ts'
import type { Importing } from './importing.ts'
import { plainName } from './known-names.ts'
import { faultsOf } from './left-out-facts.ts'
import { listItemNames } from './import-store.ts'
import { MadeNumbers } from './made-numbers.ts'
import { readCsv, readJson, readRows, type TableRow, type TakeNote } from './read-table.ts'
import { readXlsx } from './read-xlsx.ts'
import { openNames } from './resolve-names.ts'

/** The rows of a table. @param sheet of a workbook, by default the first that looks like a list */
function rowsOf(path: string, format: TemplateFormat, note: TakeNote, sheet?: string): AsyncGenerator<TableRow> {
  if (format === 'json') return readJson(path)
  return readRows(format === 'csv' ? readCsv(path, note) : readXlsx(path, sheet, note), note)
}

/** Each row is imported whole or, with its faults in the report, not at all. @throws TransferError for the file */
export async function importTable(
  importing: Importing,
  entity: ContentEntity,
  { path, format }: { path: string; format: TemplateFormat },
  options: TableOptions,
): Promise<void> {
  const rows = (note: TakeNote) => rowsOf(path, format, note, options.sheet)
  const { fromPreeti = false, sheet: main } = options
  const kind = withFacts(kindOf(entity), await listImportedFacts(importing.db, importing.now()))
  const note: TakeNote = (...said) => importing.report.note(...said)
  const sheets = format === 'xlsx' ? await readRowSheets(path, { kind, main, fromPreeti, note }) : undefined
  const names = await openNames(importing.db, options)
  const survey = new ColumnSurvey()
  const numbers = new MadeNumbers()
  /** Fields that name another row of the kind, and the names in them. */
  const beneath = fieldsOf(kind).flatMap(([name, { type, to }]) => (type === 'reference' && to === entity ? name : []))
  const parents = new Set<string>()
  const titles = new Set((await listItemNames(importing.db, entity)).map(({ name }) => plainName(name)))
  const shared = { entity, kind, fromPreeti, names, sheets, numbers, rows: new Map<string, string>(), titles }
  const table: Table = { ...shared, columns: undefined, fileColumns: new Map() }
  // The whole file is read once before anything is written: a broken one imports nothing.
  let total = 0
  for await (const { values, where } of rows(() => undefined)) {
    total += 1
    if (total > MAX_IMPORT_ITEMS) throw new TransferError(`The file has more than ${MAX_IMPORT_ITEMS} rows.`)
    if (format !== 'json' && !table.columns) {
      table.columns = columnsFor(kind, Object.keys(values), options.columns, values)
      refuseColumns(kind, entity, table.columns)
    }
    const own = cellsOf(values, table)
    for (const name of textsIn(own, beneath)) parents.add(plainName(name))
    if (!table.columns) continue
    survey.add(kind, table.columns, values)
    for (const [name, { isUnique }] of fieldsOf(kind)) if (isUnique) numbers.see(entity, own[name])
    sheets?.claim(where, itemNames(kind, own))
  }
  table.fileColumns = survey.finish(kind)
  for (const { where, message } of sheets?.orphans() ?? []) importing.report.fault(where, kind.singular.en, message)
  const named = ['slug', kind.title, ...OTHER_LOCALES.map((locale) => columnIn(locale, kind.title))]
  const isTop = ({ values }: TableRow) => {
    const own = cellsOf(values, table)
    return textsIn(own, beneath).length === 0 && textsIn(own, named).some((name) => parents.has(plainName(name)))
  }
  let done = 0
  // Rows that others refer to come first.
  for (const isFirst of parents.size > 0 ? [true, false] : [undefined])
    for await (const row of rows(isFirst ? () => undefined : note)) {
      if (isFirst !== undefined && isTop(row) !== isFirst) continue
      importing.signal.throwIfAborted()
      try {
        if (isOtherLine(table, row.values)) note('besideTable', lineOf(row))
        else
          for (const fault of await importRow(importing, table, row))
            importing.report.leaveOut({ where: row.where, ...fault, field: nameIn(table, fault.field) })
      } catch (error) {
        await refuseRow(importing, table, row, faultsOf(kind, new Map(), error))
      }
      done += 1
      await importing.onProgress(done, total)
    }
}

const textsIn = (cells: TableRow['values'], columns: string[]): string[] =>
  columns.map((column) => String(cells[column] ?? '').trim()).filter(Boolean)

type TableOptions = Pick<ImportOptions, 'columns' | 'fromPreeti' | 'sheet' | 'spellings' | NameOf>

/** Tells the report, and keeps the row, with those of its sheets, to be corrected. */
async function refuseRow(importing: Importing, table: Table, row: TableRow, given: PlacedFault[]): Promise<void> {
  const { columns, sheets, kind } = table
  const faults = given.map((fault) => ({ where: row.where, ...fault, field: nameIn(table, fault.field) }))
  for (const { where, field, message } of faults) importing.report.fault(where, field, message)
  if (!columns) return
  const texts = faults.map(({ where, field, message }) =>
    [where === row.where ? '' : where, field ?? '', message].filter(Boolean).join(': '),
  )
  const lines = sheets && linesOf(kind, sheets.of(itemNames(kind, cellsOf(row.values, table))))
  await importing.rejected.add({ ...(row.values as Record<string, string>), ...lines }, texts)
}

/** The rows of sheets as cells of a table, each of which has those of a field. */
function linesOf(kind: Kind, rows: SheetRowOf[]): Record<string, string> {
  return Object.fromEntries(
    tableFields(kind).map(([name, field]) => {
      const own = rows.filter((row) => row.field === name)
      return [name, own.map(({ cells }) => writeLine(field, cells)).join('\n')]
    }),
  )
}

const lineOf = ({ where, values }: TableRow) => `${where}: ${Object.values(values).filter(Boolean).join(' · ')}`

/** How the file itself calls the column of a field, or the field's label where the file has none. */
function nameIn({ columns, kind }: Table, field: string | null): string | null {
  const inFile = [...(columns ?? [])].find(([, column]) => column === field)?.[0]
  return inFile ?? (columns && kind.fields[field ?? '']?.label.en) ?? field
}

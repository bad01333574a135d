import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PREVIEW_ROWS, SHOWN_SHEETS, type TemplateFormat } from '../../../contract/transfer/import.ts'
import type { ImportNote } from '../../../contract/transfer/import-notes.ts'
import { readHead } from '../../core/process/read-head.ts'
import { HEADER_FILE } from '../export-format.ts'
import { TransferError } from '../transfer-error.ts'
import { FILE_FORMATS, type FileFormat } from './file-formats.ts'
import { drain, readCsv, readJson, readPreview, readRows, type Preview, type TakeNote } from './read-table.ts'
import { isWorkbook, openWorkbook } from './read-xlsx.ts'
import type { SheetRow } from './table-layout.ts'

export interface FileDescription {
  format: string
  /** Of a CSV file one without a name. */
  sheets: { name: string; preview: Preview; fault: string | null }[]
}

/** Columns, and characters of a cell. */
const SHOWN = 100

const ignore = () => undefined
const START = 512
const XML = 'is a web page or a table in XML: open it in a spreadsheet, and save it as .xlsx.'
/** Other files that people have for a table, by their first bytes, and the way out. */
const REFUSED: [RegExp, string][] = [
  [/^\xd0\xcf[^]\xe0\xa1\xb1/, 'is an old or a protected workbook: save it as .xlsx without a password.'],
  [/^PK[^]*mimetypeapplication\/vnd\.oasis/, 'is an OpenDocument table: open it, and save it as .xlsx.'],
  [/^PK[^]*Index\/\w{1,40}\.iwa/, 'is a document of Numbers: open it, and export it as .xlsx.'],
  [/^%PDF/, 'is a PDF: copy its table into a spreadsheet, and save that as .xlsx.'],
  [/^\W{0,20}<(?:!doctype html|html|table|meta)\b|progid="Excel\.Sheet"|<(?:office:document|Workbook)\s/i, XML],
]

/** By what a file begins with, not by its name. `site`: what `npm run export` wrote. @throws TransferError */
export async function detectFormat(path: string): Promise<'site' | TemplateFormat | FileFormat> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new TransferError(`${path} does not exist.`)
  if (found.isDirectory()) {
    if (existsSync(join(path, HEADER_FILE))) return 'site'
    throw new TransferError(`${path} has no ${HEADER_FILE}: "npm run export" did not write it.`)
  }
  const bytes = await readHead(path, START)
  if (bytes.subarray(257, 262).toString('latin1') === 'ustar')
    throw new TransferError(`${path} is an archive: unpack it with tar -xf, and name the folder.`)
  const refused = REFUSED.find(([start]) => start.test(bytes.toString('latin1')))
  if (refused) throw new TransferError(`${path} ${refused[1]}`)
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    if (await isWorkbook(path)) return 'xlsx'
    throw new TransferError(
      `${path} is a ZIP file and no workbook: unpack it, or save the table as .xlsx or CSV UTF-8.`,
    )
  }
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  const format = FILE_FORMATS.find(({ isOf }) => isOf(text))
  if (format) return format
  if (text.startsWith('<')) throw new TransferError(`${path} ${XML}`)
  return text.startsWith('[') || text.startsWith('{') ? 'json' : 'csv'
}

/** The format of an uploaded file, and the beginnings of its tables. @throws TransferError */
export async function describeFile(path: string): Promise<FileDescription> {
  const format = await detectFormat(path)
  if (format === 'site') throw new TransferError('Name a file.')
  if (format === 'csv') return { format, sheets: [{ name: '', ...(await describeRows(() => readCsv(path, ignore))) }] }
  if (format !== 'xlsx') {
    await drain(format === 'json' ? readJson(path) : format.read(path))
    return { format: format === 'json' ? format : format.name, sheets: [] }
  }
  using workbook = await openWorkbook(path)
  const sheets: FileDescription['sheets'] = []
  // One that cannot be read does not spoil the others, which say what they have.
  const unread = ({ message: fault }: Error) => ({ preview: { names: [], rows: [] }, fault })
  for (const name of workbook.sheets.slice(0, SHOWN_SHEETS))
    sheets.push({ name, ...(await describeRows(() => workbook.rows(name, ignore)).catch(unread)) })
  if (sheets.every(({ fault }) => fault)) throw new TransferError(sheets[0]?.fault ?? 'The workbook has no table.')
  return { format, sheets }
}

/** A table of somebody's own, as it stands in a file. */
export interface WholeTable {
  /** Texts by the names of columns. */
  rows: { where: string; values: Record<string, string> }[]
  /** Sheets beside the one that looks like a list, which were not read. */
  otherSheets: string[]
  /** Of what the reader left out or changed, the first of each kind. */
  notes: { note: ImportNote; count: number; examples: string[] }[]
}

/** All of a CSV file, or of the sheet of a workbook that looks like a list. @throws TransferError, also beyond `most` rows */
export async function readWholeTable(path: string, most: number): Promise<WholeTable> {
  const notes: WholeTable['notes'] = []
  const take: TakeNote = (note, example) => {
    const known = notes.find((one) => one.note === note) ?? notes[notes.push({ note, count: 0, examples: [] }) - 1]!
    known.count += 1
    if (known.examples.length < PREVIEW_ROWS) known.examples.push(example.slice(0, SHOWN))
  }
  const format = await detectFormat(path)
  if (format !== 'csv' && format !== 'xlsx')
    throw new TransferError(`${path} is no table: save it as .xlsx or CSV UTF-8.`)
  using workbook = format === 'xlsx' ? await openWorkbook(path) : undefined
  const rows: WholeTable['rows'] = []
  for await (const row of readRows(workbook ? workbook.rows(undefined, take) : readCsv(path, take), take))
    if (rows.push(row as WholeTable['rows'][number]) > most)
      throw new TransferError(`${path} has more than ${most} rows: divide it.`)
  return { rows, otherSheets: workbook?.sheets.slice(1) ?? [], notes }
}

async function describeRows(open: () => AsyncGenerator<SheetRow>) {
  const { names, rows } = await readPreview(open())
  // Faults further down are for the import to say.
  await drain(open()).catch((error: unknown) => {
    if (!(error instanceof TransferError)) throw error
  })
  // A cell may have a million characters.
  const shown = (cells: string[]) => cells.slice(0, SHOWN).map((cell) => cell.slice(0, SHOWN))
  const preview = { names: shown(names), rows: rows.map(shown) }
  return { preview, fault: preview.names.every((name) => name === '') ? 'The sheet is empty.' : null }
}

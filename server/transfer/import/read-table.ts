import { createReadStream } from 'node:fs'
import { JSONParser } from '@streamparser/json'
import { CsvError, parse, type Options } from 'csv-parse'
import { parse as parseSample } from 'csv-parse/sync'
import { PREVIEW_ROWS } from '../../../contract/transfer/import.ts'
import type { ImportNote } from '../../../contract/transfer/import-notes.ts'
import { readHead } from '../../core/process/read-head.ts'
import { TransferError } from '../transfer-error.ts'
import { belowTitle, nameColumns, isBesideTable, type SheetRow } from './table-layout.ts'

/** In characters: two languages of the longest text, and room. */
const MAX_ROW = 1_000_000

export interface TableRow {
  /** Such as `row 2`, as spreadsheets count, or `item 1`. */
  where: string
  /** By column or property. */
  values: Record<string, unknown>
}

/** Gets what a reader left out or changed, with an example such as `row 2: #N/A`: `ReportBuilder.note` is one. */
export type TakeNote = (note: ImportNote, example: string) => void

export interface Preview {
  names: string[]
  rows: string[][]
}

/** The header and the first rows; what is wrong below the header is for the import to say. @throws TransferError */
export async function readPreview(sheet: AsyncIterable<SheetRow>): Promise<Preview> {
  let names: string[] | undefined
  const rows: string[][] = []
  try {
    for await (const { cells } of belowTitle(sheet)) {
      if (names) rows.push(cells)
      names ??= nameColumns(cells)
      if (rows.length === PREVIEW_ROWS) break
    }
  } catch (error) {
    if (!names) throw error
  }
  return { names: names ?? [], rows }
}

/** The rows below the header, by its names. @throws TransferError */
export async function* readRows(sheet: AsyncIterable<SheetRow>, note: TakeNote): AsyncGenerator<TableRow> {
  let names: string[] | undefined
  for await (const { row, cells } of belowTitle(sheet)) {
    if (!names) {
      names = nameColumns(cells)
      continue
    }
    if (isBesideTable(cells, names)) {
      note('besideTable', `row ${row}: ${cells.find((cell) => cell !== '')}`)
      continue
    }
    for (const [index, cell] of cells.entries())
      if (cell.trim() !== '' && !names[index]) note('strayCell', `row ${row}: ${cell}`)
    const named = names.flatMap((name, index) => (name === '' ? [] : [[name, cells[index] ?? '']]))
    yield { where: `row ${row}`, values: Object.fromEntries(named) }
  }
}

/** Errors that spreadsheets write in place of a value, also into CSV files. */
const CELL_ERROR =
  /^(?:#(?:N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|ERROR!|GETTING_DATA)|Err:\d{3}|#{3,})$/

/** Without what spreadsheets write in place of a value. */
export function withoutErrors({ row, cells }: SheetRow, note: TakeNote): SheetRow {
  const read = (cell: string) => {
    if (!CELL_ERROR.test(cell.trim())) return cell
    note('cellError', `row ${row}: ${cell}`)
    return ''
  }
  return { row, cells: cells.map(read) }
}

/** Rows of a CSV file that are not empty. @throws TransferError */
export async function* readCsv(path: string, note: TakeNote): AsyncGenerator<SheetRow> {
  const pieces = readText(path, note)
  const start = await readStart(pieces)
  if (start.trim() === '') throw new TransferError('The file is empty.')
  // A picture or a program: no table has this character.
  if (start.includes('\0')) throw new TransferError(`${path} is no table: save it as .xlsx or CSV UTF-8.`)
  // Excel's own way to name the separator.
  const named = /^sep=([^\r\n])\r?\n?/i.exec(start)
  const layout = { ...LAYOUT, delimiter: named?.[1] ?? findDelimiter(start) }
  let row = named ? 1 : 0
  try {
    for await (const cells of parseCsv(start.slice(named?.[0].length), pieces, layout)) {
      row += 1
      if (cells.some((cell) => cell.trim() !== '')) yield withoutErrors({ row, cells }, note)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new TransferError(`Row ${row + 1}: ${FAULTS[error.code] ?? error.message}`, { cause: error })
  }
}

/** A stream that fails drops what nobody has read of it: the rows of a piece are read before the next one. */
async function* parseCsv(start: string, pieces: AsyncGenerator<string>, layout: Options): AsyncGenerator<string[]> {
  const parser = parse(layout).on('error', () => undefined)
  const read = () => parser.read() as string[] | null
  parser.write(start)
  for (let cells = read(); cells; cells = read()) yield cells
  for await (const piece of pieces) {
    parser.write(piece)
    for (let cells = read(); cells; cells = read()) yield cells
    if (parser.errored) throw parser.errored
  }
  parser.end()
  yield* parser as AsyncIterable<string[]>
}

const DELIMITERS = [',', ';', '\t', '|']
const LAYOUT = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: MAX_ROW,
}
const FAULTS: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark (") at the start of a cell is not closed: delete it, or close it.',
  CSV_MAX_RECORD_SIZE: 'it is too long, perhaps because a quotation mark (") is not closed.',
}
/** Characters and rows that tell the separator. */
const SAMPLE = 65_536
const SAMPLE_ROWS = 20

async function readStart(pieces: AsyncGenerator<string>): Promise<string> {
  let text = ''
  while (text.length < SAMPLE) {
    const { value, done } = await pieces.next()
    if (done) break
    text += value
  }
  return text
}

function countCells(sample: string, delimiter: string): number[] {
  const counts: number[] = []
  const onRecord = (cells: string[]) => {
    counts.push(cells.length)
    return cells
  }
  try {
    parseSample(sample, { ...LAYOUT, delimiter, to: SAMPLE_ROWS, on_record: onRecord })
  } catch (error) {
    // A quotation mark that is not closed, perhaps for the end of the sample.
    if (!(error instanceof CsvError)) throw error
  }
  return counts
}

/** The separator that gives several rows as many cells as each other, the earliest of them as the header. */
function findDelimiter(start: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const counts = countCells(start.slice(0, SAMPLE), delimiter)
    const rowsOf = (count: number) => counts.filter((one) => one === count).length
    const [most = 1] = counts
      .filter((count) => count > 1)
      .toSorted((one, other) => rowsOf(other) - rowsOf(one) || other - one)
    const first = most > 1 ? counts.indexOf(most) : SAMPLE_ROWS
    return { delimiter, first, rows: rowsOf(most), cells: most }
  })
  const [best] = scores.toSorted(
    (one, other) =>
      Number(other.rows > 1) - Number(one.rows > 1) ||
      one.first - other.first ||
      other.rows - one.rows ||
      other.cells - one.cells,
  )
  return best!.delimiter
}

/** Objects of a JSON array, one at a time. @throws TransferError */
export async function* readJson(path: string): AsyncGenerator<TableRow> {
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false })
  const items: unknown[] = []
  let count = 0
  parser.onValue = ({ key, value }) => {
    if (typeof key !== 'number') throw new TransferError('The file must be a list of items: [ … ].')
    items.push(value)
  }
  parser.onError = (error) => {
    if (error instanceof TransferError) throw error
    const place = parser.isEnded ? 'After the end of the list' : `Item ${count + items.length + 1}`
    throw new TransferError(`${place}: ${error.message}`)
  }
  for await (const piece of readText(path)) {
    parser.write(piece)
    for (const value of items.splice(0)) {
      count += 1
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw new TransferError(`Item ${count} must be an object such as those of the template.`)
      yield { where: `item ${count}`, values: value as Record<string, unknown> }
    }
  }
  if (!parser.isEnded) throw new TransferError('The file ends too early: it may be incomplete.')
}

/**
 * The characters of a file in UTF-8 or UTF-16, piece by piece, without a byte order mark.
 *
 * @param note without it, other bytes are refused; with it, they are Windows-1252, as Excel writes CSV
 * @throws TransferError
 */
export async function* readText(path: string, note?: TakeNote): AsyncGenerator<string> {
  let encoding = await findEncoding(path)
  if (note && encoding === 'utf-8' && !(await isUtf8(path))) {
    encoding = 'windows-1252'
    note('encoding', encoding)
  }
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const bytes of createReadStream(path)) yield decoder.decode(bytes as Uint8Array, { stream: true })
    yield decoder.decode()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error
    throw new TransferError('The file is not UTF-8: save it as “CSV UTF-8”, or export it again.', { cause: error })
  }
}

async function findEncoding(path: string): Promise<string> {
  const buffer = await readHead(path, 2)
  const mark = buffer.toString('hex')
  if (mark === 'feff' || buffer[0] === 0) return 'utf-16be'
  return mark === 'fffe' || buffer[1] === 0 ? 'utf-16le' : 'utf-8'
}

const isUtf8 = (path: string): Promise<boolean> =>
  drain(readText(path)).then(
    () => true,
    () => false,
  )

/** Reads to the end, for the errors alone. */
export async function drain(parts: AsyncGenerator<unknown>): Promise<void> {
  while (!(await parts.next()).done);
}

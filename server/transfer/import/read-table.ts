import { pipeline } from 'node:stream'
import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import { PREVIEW_ROWS } from '../../../contract/transfer/import.ts'
import { TransferError } from '../transfer-error.ts'

/** In characters: two languages of the longest text, and room. */
const MAX_ROW = 1_000_000

export interface TableRow {
  /** Such as `row 2`, as spreadsheets count, or `item 1`. */
  where: string
  /** By column or property. */
  values: Record<string, unknown>
}

const DELIMITERS = [',', ';', '\t']

/** A row as it stands in a file. */
export interface SheetRow {
  /** As spreadsheets count. */
  row: number
  cells: string[]
}

export interface Preview {
  names: string[]
  rows: string[][]
}

/** A title above the header has one cell in a table of several columns. */
const FEWEST_COLUMNS = 3
const MAX_TITLE_ROWS = 10

async function* belowTitle(sheet: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  const countCells = ({ cells }: SheetRow) => cells.filter((cell) => cell.trim() !== '').length
  const above: SheetRow[] = []
  let isBelow = false
  for await (const row of sheet) {
    if (!isBelow && countCells(row) <= 1 && above.length < MAX_TITLE_ROWS) {
      above.push(row)
      continue
    }
    if (!isBelow && countCells(row) < FEWEST_COLUMNS) yield* above.splice(0)
    isBelow = true
    yield row
  }
  if (!isBelow) yield* above
}

/** The header and the first rows; what is wrong below the header is for the import to say. @throws TransferError */
export async function readPreview(sheet: AsyncIterable<SheetRow>): Promise<Preview> {
  let names: string[] | undefined
  const rows: string[][] = []
  try {
    for await (const { cells } of belowTitle(sheet)) {
      if (names) rows.push(cells)
      names ??= readNames(cells)
      if (rows.length === PREVIEW_ROWS) break
    }
  } catch (error) {
    if (!names) throw error
  }
  return { names: names ?? [], rows }
}

/** The rows below the header, by its names. @throws TransferError */
export async function* readRows(sheet: AsyncIterable<SheetRow>): AsyncGenerator<TableRow> {
  let names: string[] | undefined
  for await (const { row, cells } of belowTitle(sheet)) {
    if (!names) {
      names = readNames(cells)
      continue
    }
    if (cells.length > names.length && cells.slice(names.length).some((cell) => cell !== ''))
      throw new TransferError(`Row ${row} has more cells than the header has columns. Quote cells that have commas.`)
    yield { where: `row ${row}`, values: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) }
  }
}

/** Rows of a CSV file that are not empty. @throws TransferError */
export async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  let row = 0
  try {
    for await (const cells of await openCsv(path)) {
      row += 1
      if (row === 1 || cells.some((cell) => cell.trim() !== '')) yield { row, cells }
    }
  } catch (error) {
    throw error instanceof CsvError ? new TransferError(`Row ${row + 1}: ${error.message}`, { cause: error }) : error
  }
}

/** Commas, semicolons or tabs are told apart by the header. @throws TransferError */
async function openCsv(path: string): Promise<AsyncIterable<string[]>> {
  const pieces = readText(path)
  const first = await readHeader(pieces)
  const whole = async function* () {
    yield first
    yield* pieces
  }
  const header = first.split(/\r?\n|\r/, 1)[0]!
  const delimiter = DELIMITERS.toSorted((one, other) => header.split(other).length - header.split(one).length)[0]!
  const layout = { delimiter, relax_column_count: true, skip_empty_lines: true, max_record_size: MAX_ROW }
  const parser = parse(layout)
  // Whoever reads the rows throws what goes wrong in either.
  pipeline(whole, parser, () => undefined)
  return parser as AsyncIterable<string[]>
}

async function readHeader(pieces: AsyncGenerator<string>): Promise<string> {
  let text = ''
  while (!text.includes('\n') && text.length < MAX_ROW) {
    const { value, done } = await pieces.next()
    if (done) break
    text += value
  }
  if (text.trim() === '') throw new TransferError('The file is empty.')
  return text
}

function readNames(cells: string[]): string[] {
  const names = cells.map((cell) => cell.trim())
  const twin = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (twin !== undefined) throw new TransferError(`The column ${twin} is there twice.`)
  return names
}

/** Objects of a JSON array, one at a time. @throws TransferError */
export async function* readJson(path: string): AsyncGenerator<TableRow> {
  let count = 0
  for await (const text of splitArray(readText(path))) {
    count += 1
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch (error) {
      throw new TransferError(`Item ${count}: ${(error as Error).message}`, { cause: error })
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new TransferError(`Item ${count} must be an object such as those of the template.`)
    yield { where: `item ${count}`, values: value as Record<string, unknown> }
  }
}

/** The texts of an array's values, by counting brackets outside of strings. */
async function* splitArray(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let depth = 0
  let inString = false
  let isEscaped = false
  let isOver = false
  let item = ''
  for await (const piece of pieces) {
    let from = 0
    for (let index = 0; index < piece.length; index += 1) {
      const sign = piece[index]!
      if (isEscaped) isEscaped = false
      else if (inString) {
        if (sign === '\\') isEscaped = true
        else if (sign === '"') inString = false
      } else if (isOver) {
        if (sign.trim() !== '') throw new TransferError('Something follows the end of the list.')
      } else if (sign === '"') inString = true
      else if (sign === '[' || sign === '{') {
        depth += 1
        if (depth === 1) {
          if (sign === '{') throw new TransferError('The file must be a list of items: [ … ].')
          from = index + 1
        }
      } else if (sign === ']' || sign === '}') {
        depth -= 1
        isOver = depth === 0
      }
      const isEnd = !inString && !isOver && depth === 1 && sign === ','
      if (isEnd || (isOver && item + piece.slice(from, index) !== '' && sign === ']')) {
        const text = item + piece.slice(from, index)
        if (isEnd || text.trim() !== '') yield text
        item = ''
        from = index + 1
      } else if (depth === 0 && !isOver && sign.trim() !== '')
        throw new TransferError('The file must be a list of items: [ … ].')
    }
    if (depth > 0) item += piece.slice(from)
    if (item.length > MAX_ROW) throw new TransferError(`An item has more than ${MAX_ROW} characters.`)
  }
  if (!isOver) throw new TransferError('The file ends too early: it may be incomplete.')
}

/** The characters of a UTF-8 file, piece by piece, without a byte order mark. @throws TransferError */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined })
    } catch (error) {
      throw new TransferError('The file is not UTF-8: save it as “CSV UTF-8”, or export it again.', { cause: error })
    }
  }
  for await (const bytes of createReadStream(path)) yield decode(bytes as Uint8Array)
  yield decode()
}

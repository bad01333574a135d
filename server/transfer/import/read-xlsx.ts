import { orSourceError } from '../../core/process/measure.ts'
import { TransferError } from '../transfer-error.ts'
import { openZip, type Beside } from './media-source.ts'
import { dateFormats, textOfDate, type DateFormat } from './read-date.ts'
import { withoutErrors, type TakeNote } from './read-table.ts'
import type { SheetRow } from './table-layout.ts'
import { MAX_COLUMNS, columnOf, findMerged, findRelations, parsePart, readPart, type Merged } from './xlsx-parts.ts'

/** Characters that all texts of a workbook may have together, and those of one cell: they are held in memory. */
const MAX_TEXTS = 32_000_000
const MAX_CELL = 1_000_000
/** Rows that tell whether a sheet is a list, and its columns if the first sheet is a cover. */
const LOOKED_AT = 20
const FEWEST_COLUMNS = 3

/** Whether a ZIP file is a workbook. */
export async function isWorkbook(path: string): Promise<boolean> {
  using zip = await openZip(path).catch(() => undefined)
  const main = zip && (await findMain(zip).catch(() => undefined))
  return main !== undefined
}

/** Rows of a sheet, by default the first that looks like a list. @throws TransferError */
export async function* readXlsx(path: string, sheet: string | undefined, note: TakeNote): AsyncGenerator<SheetRow> {
  using workbook = await openWorkbook(path)
  yield* workbook.rows(sheet, note)
}

/** The error of a damaged workbook. */
const toTransferError = (error: Error) =>
  error instanceof TransferError ? error : new TransferError(error.message, { cause: error })

/** Names of the sheets, and rows by them: those that are not empty, formulas as their values. @throws TransferError */
export async function openWorkbook(path: string) {
  const zip = await openZip(path)
  try {
    return { ...(await readWorkbook(zip)), [Symbol.dispose]: () => zip[Symbol.dispose]() }
  } catch (error) {
    zip[Symbol.dispose]()
    throw toTransferError(error as Error)
  }
}

async function readWorkbook(zip: Beside) {
  const { all, is1904, partOf } = await readMain(zip)
  const [texts, formats] = [await readTexts(zip, partOf('sharedStrings')), await readFormats(zip, partOf('styles'))]
  const book = { texts, formats, is1904 }
  const rowsOf = (part: string, note: TakeNote) => readSheet(zip, part, { read: (cell) => textOf(cell, book), note })
  const [visible, hidden] = [all.filter(({ isHidden }) => !isHidden), all.filter(({ isHidden }) => isHidden)]
  const widths: number[] = []
  for (const { part } of visible.length > 1 ? visible : []) {
    widths.push(await widthOf(rowsOf(part, () => undefined)))
    if (widths[0]! > 1 || widths.at(-1)! >= FEWEST_COLUMNS) break
  }
  const main = widths.findIndex((width) => width >= FEWEST_COLUMNS)
  const sheets = main < 1 ? visible : [visible[main]!, ...visible.toSpliced(main, 1)]
  return {
    /** Visible ones in their order, but the first that looks like a list before all others. */
    sheets: sheets.map(({ name }) => name),
    /** @param name undefined: the first. @throws TransferError */
    async *rows(name: string | undefined, note: TakeNote): AsyncGenerator<SheetRow> {
      const sheet = name === undefined ? sheets[0] : sheets.find((one) => one.name === name)
      if (!sheet) throw new TransferError(`The workbook has no sheet “${name ?? ''}”.`)
      for (const one of hidden) note('hiddenSheet', one.name)
      for await (const row of orSourceError(rowsOf(sheet.part, note), toTransferError)) yield withoutErrors(row, note)
    },
  }
}

/** Cells that two of the first rows have: a cover has one or none. */
async function widthOf(rows: AsyncGenerator<SheetRow>): Promise<number> {
  const counts: number[] = []
  for await (const { cells } of rows) {
    if (counts.push(cells.filter((cell) => cell.trim() !== '').length) === LOOKED_AT) break
  }
  return counts.toSorted((one, other) => other - one)[1] ?? 0
}

async function findMain(zip: Beside): Promise<string | undefined> {
  for (const { type, part } of await findRelations(zip, '')) {
    let root: string | undefined
    if (type.endsWith('/officeDocument')) await readPart(zip, part, { open: (name) => void (root ??= name) })
    if (root === 'workbook') return part
  }
  return undefined
}

/** The sheets that are tables, and where texts and styles are. */
async function readMain(zip: Beside) {
  const main = await findMain(zip)
  if (main === undefined) throw new TransferError('The file is a ZIP file and no workbook.')
  const relations = await findRelations(zip, main)
  const all: { name: string; part: string; isHidden: boolean }[] = []
  let is1904 = false
  await readPart(zip, main, {
    open(tag, attributes) {
      if (tag === 'workbookPr') is1904 = isTrue(attributes['date1904'])
      if (tag !== 'sheet') return
      // Whatever prefix the file has for the namespace of relationships.
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      const sheet = relations.find((one) => one.id === id && one.type.endsWith('/worksheet'))
      const { name = '', state = 'visible' } = attributes
      if (sheet) all.push({ name, part: sheet.part, isHidden: state !== 'visible' })
    },
  })
  return { all, is1904, partOf: (type: string) => relations.find((one) => one.type.endsWith(`/${type}`))?.part }
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

/** Excel writes characters that XML has no place for as `_x000D_`. */
const unescape = (text: string) =>
  text
    .replaceAll(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\r+\n?/g, '\n')

/** Texts that cells name by their numbers; the reading of signs (`rPh`) is no part of them. */
async function readTexts(zip: Beside, part: string | undefined): Promise<string[]> {
  const texts: string[] = []
  let [text, size, isReading] = ['', 0, false]
  await readPart(zip, part, {
    open(name) {
      if (name === 'si') text = ''
      isReading ||= name === 'rPh'
    },
    close(name, piece) {
      if (name === 't' && !isReading) text += unescape(piece)
      if (name === 'rPh') isReading = false
      if (name === 'si') size += texts.push(text) && text.length
      if (size > MAX_TEXTS) throw new TransferError('The workbook has too many texts: save the table as CSV UTF-8.')
    },
  })
  return texts
}

type Format = DateFormat | 'percent' | undefined

/** By the number of a cell's style. */
async function readFormats(zip: Beside, part: string | undefined): Promise<Format[]> {
  // Those of percentages need not be described (ECMA-376, 18.8.30).
  const codes = new Map([9, 10].map((id) => [id, '0%']))
  const ids: number[] = []
  let isCells = false
  await readPart(zip, part, {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      if (name === 'cellXfs') isCells = true
      if (name === 'xf' && isCells) ids.push(Number(attributes['numFmtId'] ?? 0))
    },
    close(name) {
      if (name === 'cellXfs') isCells = false
    },
  })
  const dateOf = dateFormats(codes)
  return ids.map((id) => (/[0#?] ?%/.test(codes.get(id) ?? '') ? 'percent' : dateOf(id)))
}

interface Cell {
  type: string
  style: number
  value: string
}

async function* readSheet(zip: Beside, part: string, { read, note }: { read: (cell: Cell) => string; note: TakeNote }) {
  const merged = await findMerged(zip, part)
  const rows: SheetRow[] = []
  /** By column. */
  const open = new Map<number, Merged>()
  let current = { row: 0, cells: [] as string[], isHidden: false }
  let column = 0
  let cell: Cell = { type: '', style: 0, value: '' }
  const put = (at: number, text: string) => {
    while (current.cells.length < at) current.cells.push('')
    current.cells[at] = text
  }
  const endRow = ({ row, cells, isHidden }: typeof current) => {
    const isEmpty = cells.every((text) => text.trim() === '')
    for (const one of merged.get(row) ?? []) open.set(one.column, one)
    for (const one of open.values()) {
      if (one.until < row) open.delete(one.column)
      const isFirst = one.text === undefined
      one.text ??= cells[one.column] ?? ''
      if (isEmpty || isFirst || one.until < row || one.text === '' || cells[one.column]) continue
      put(one.column, one.text)
      note('mergedCells', `row ${row}: ${one.text}`)
    }
    if (isEmpty) return
    rows.push({ row, cells })
    if (isHidden) note('hiddenCells', `row ${row}`)
  }
  yield* parsePart(
    zip,
    part,
    {
      open(name, attributes) {
        const { r: place, t: type = 'n', s: style = 0, hidden } = attributes
        if (name === 'row') {
          current = { row: Number(place) || current.row + 1, cells: [], isHidden: isTrue(hidden) }
          column = 0
        } else if (name === 'c') {
          column = place === undefined ? column : columnOf(place)
          cell = { type, style: Number(style), value: '' }
        } else if (name === 'col' && isTrue(hidden))
          note('hiddenCells', `columns ${attributes['min']} to ${attributes['max']}`)
      },
      close(name, text) {
        if (name === 'v' || (name === 't' && cell.type === 'inlineStr')) cell.value += text
        if (cell.value.length > MAX_CELL) throw new TransferError(`Row ${current.row}: a cell is too long.`)
        if (name === 'row') endRow(current)
        if (name !== 'c') return
        // Cells far to the right are there by accident.
        if (column < MAX_COLUMNS && cell.value !== '') put(column, read(cell))
        else if (cell.value !== '') note('strayCell', `row ${current.row}: ${read(cell)}`)
        column += 1
      },
    },
    () => rows.splice(0),
  )
}

function textOf(
  { type, style, value }: Cell,
  { texts, formats, is1904 }: { texts: string[]; formats: Format[]; is1904: boolean },
): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'yes' : 'no'
  // Of strict workbooks.
  if (type === 'd') return value.replace('T00:00:00', '').replace('T', ' ')
  const number = Number(value)
  if (type !== 'n' || !Number.isFinite(number)) return unescape(value)
  const format = formats[style]
  // Spreadsheets keep 0.1 + 0.2 with all its digits, and show fifteen.
  if (format === undefined) return String(Number(number.toPrecision(15)))
  return format === 'percent' ? `${Number((number * 100).toPrecision(13))}%` : textOfDate(number, format, is1904)
}

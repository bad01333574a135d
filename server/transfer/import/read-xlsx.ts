import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { TransferError } from '../transfer-error.ts'
import { openZip } from './media-source.ts'
import type { SheetRow } from './read-table.ts'
import { dateFormats, textOfDate, type DateFormat } from './read-date.ts'

/** Characters that all texts of a workbook may have together, and those of one cell: they are held in memory. */
const MAX_TEXTS = 32_000_000
const MAX_CELL = 1_000_000
const MAX_COLUMNS = 500
/** Unpacked bytes of one part. */
const MAX_PART = 1024 * 1024 * 1024

interface Handler {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

type Zip = Awaited<ReturnType<typeof openZip>>

/** Whether a ZIP file is a workbook. */
export async function isWorkbook(path: string): Promise<boolean> {
  const zip = await openZip(path, () => undefined).catch(() => undefined)
  const found = await zip?.find('xl/workbook.xml').catch(() => undefined)
  zip?.close()
  return found !== undefined
}

/** Names of the sheets, and rows by them: those that are not empty, formulas as their values. */
export interface Workbook {
  /** Visible ones, in their order. */
  sheets: string[]
  /** @param sheet undefined: the first. @throws TransferError */
  rows(sheet?: string): AsyncGenerator<SheetRow>
}

/** Reads a workbook while it is open. @throws TransferError */
export async function withWorkbook<Result>(
  path: string,
  read: (workbook: Workbook) => Promise<Result>,
): Promise<Result> {
  const zip = await openZip(path, () => undefined)
  try {
    return await read(await openWorkbook(zip))
  } catch (error) {
    throw toTransferError(error)
  } finally {
    zip.close()
  }
}

/** Rows of a sheet, by default the first visible one. @throws TransferError */
export async function* readXlsx(path: string, sheet?: string): AsyncGenerator<SheetRow> {
  const zip = await openZip(path, () => undefined)
  try {
    yield* (await openWorkbook(zip)).rows(sheet)
  } catch (error) {
    throw toTransferError(error)
  } finally {
    zip.close()
  }
}

/** What a damaged workbook says. */
export const toTransferError = (error: unknown) =>
  error instanceof TransferError ? error : new TransferError((error as Error).message, { cause: error })

async function openWorkbook(zip: Zip): Promise<Workbook> {
  const { sheets, is1904 } = await findSheets(zip)
  const book = { texts: await readTexts(zip), styles: await readStyles(zip), is1904 }
  return {
    sheets: sheets.map(({ name }) => name),
    async *rows(name) {
      const sheet = name === undefined ? sheets[0] : sheets.find((one) => one.name === name)
      if (!sheet) throw new TransferError(`The workbook has no sheet “${name}”.`)
      yield* readSheet(zip, sheet.part, (cell) => valueOf(cell, book))
    },
  }
}

async function findSheets(zip: Zip): Promise<{ sheets: { name: string; part: string }[]; is1904: boolean }> {
  const sheets: { id: string; name: string; state: string }[] = []
  const parts = new Map<string, string>()
  let is1904 = false
  const workbook = parse(zip, 'xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      const { 'r:id': id = '', name: title = '', state = 'visible' } = attributes
      if (name === 'sheet') sheets.push({ id, name: title, state })
    },
  })
  await finish(workbook)
  const relations = parse(zip, 'xl/_rels/workbook.xml.rels', {
    open: (_, { Id, Target = '' }) => void parts.set(Id ?? '', Target),
  })
  await finish(relations)
  const visible = sheets.filter(({ state }) => state === 'visible')
  const found = (visible.length > 0 ? visible : [{ id: '', name: '' }]).map(({ id, name }) => {
    const target = parts.get(id) ?? 'worksheets/sheet1.xml'
    return { name, part: target.startsWith('/') ? target.slice(1) : `xl/${target}` }
  })
  return { sheets: found, is1904 }
}

/** Texts that cells name by their numbers; the reading of signs (`rPh`) is no part of them. */
async function readTexts(zip: Zip): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let size = 0
  let isText = false
  let isReading = false
  const work = parse(zip, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text = ''
      isText = name === 't' && !isReading
      isReading ||= name === 'rPh'
    },
    text(piece) {
      if (!isText) return
      text += piece
      size += piece.length
      if (size > MAX_TEXTS) throw new TransferError('The workbook has too many texts: save the table as CSV UTF-8.')
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isReading = false
      if (name === 'si') texts.push(text)
    },
  })
  await finish(work)
  return texts
}

/** By the number of a cell's style; undefined: no date. */
async function readStyles(zip: Zip): Promise<(DateFormat | undefined)[]> {
  const codes = new Map<number, string>()
  const formats: number[] = []
  let isCells = false
  const work = parse(zip, 'xl/styles.xml', {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      if (name === 'cellXfs') isCells = true
      if (name === 'xf' && isCells) formats.push(Number(attributes['numFmtId'] ?? 0))
    },
    close(name) {
      if (name === 'cellXfs') isCells = false
    },
  })
  await finish(work)
  return formats.map(dateFormats(codes))
}

interface Cell {
  type: string
  style: number
  value: string
}

interface Book {
  texts: string[]
  styles: (DateFormat | undefined)[]
  is1904: boolean
}

async function* readSheet(zip: Zip, part: string, read: (cell: Cell) => string): AsyncGenerator<SheetRow> {
  const rows: SheetRow[] = []
  let row = 0
  let cells: string[] = []
  let column = 0
  let cell: Cell = { type: '', style: 0, value: '' }
  let isValue = false
  const take = () => rows.splice(0)
  const handler: Handler = {
    open(name, attributes) {
      if (name === 'row') {
        row = Number(attributes['r']) || row + 1
        cells = []
        column = 0
      } else if (name === 'c') {
        column = attributes['r'] === undefined ? column : columnOf(attributes['r'])
        cell = { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), value: '' }
      }
      isValue = name === 'v' || (name === 't' && cell.type === 'inlineStr')
    },
    text(piece) {
      if (isValue) cell.value += piece
      if (cell.value.length > MAX_CELL) throw new TransferError(`Row ${row}: a cell is too long.`)
    },
    close(name) {
      isValue = false
      if (name === 'c') {
        // What lies far to the right is formatted by accident.
        if (column < MAX_COLUMNS && cell.value !== '') {
          while (cells.length < column) cells.push('')
          cells[column] = read(cell)
        }
        column += 1
      } else if (name === 'row' && cells.some((text) => text.trim() !== '')) rows.push({ row, cells })
    },
  }
  yield* parse(zip, part, handler, take)
}

function valueOf({ type, style, value }: Cell, { texts, styles, is1904 }: Book): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'yes' : 'no'
  if (type !== 'n') return value
  const number = Number(value)
  const format = styles[style]
  if (!Number.isFinite(number)) return value
  // Spreadsheets keep 0.1 + 0.2 with all its digits, and show fifteen.
  return format ? textOfDate(number, format, is1904) : String(Number(number.toPrecision(15)))
}

/** From 0. @param reference such as AB12 */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference) {
    if (letter < 'A' || letter > 'Z') break
    column = column * 26 + letter.charCodeAt(0) - 64
    if (column > MAX_COLUMNS) break
  }
  return column - 1
}

/**
 * Reads a part piece by piece; a missing one is empty. Document types, and with them entities, are not resolved.
 * @param take what the handler has ready
 */
async function* parse<Item>(
  zip: Zip,
  part: string,
  handler: Handler,
  take: () => Item[] = () => [],
): AsyncGenerator<Item> {
  const found = await zip.find(part)
  if (!found) return
  const parser = new SaxesParser()
  const nameOf = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => handler.open?.(nameOf(name), attributes))
  parser.on('text', (text) => handler.text?.(text))
  parser.on('closetag', ({ name }) => handler.close?.(nameOf(name)))
  parser.on('error', (error) => {
    throw new TransferError(`The workbook is damaged: save it again. (${error.message})`)
  })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  for await (const piece of found.pieces) {
    bytes += piece.length
    if (bytes > MAX_PART) throw new TransferError('The workbook is too large: divide it.')
    parser.write(decoder.decode(piece, { stream: true }))
    yield* take()
  }
  parser.write(decoder.decode()).close()
  yield* take()
}

async function finish(parts: AsyncGenerator<unknown>): Promise<void> {
  await parts.next()
}

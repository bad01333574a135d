import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { TransferError } from '../transfer-error.ts'
import { openZip } from './media-source.ts'
import type { SheetRow } from './read-table.ts'
import { dateFormats, textOfDate, type DateFormat } from './xlsx-dates.ts'

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

/** Rows of the first visible sheet that are not empty, formulas as their values. @throws TransferError */
export async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  const zip = await openZip(path, () => undefined)
  try {
    const { part, is1904 } = await findSheet(zip)
    const texts = await readTexts(zip)
    const styles = await readStyles(zip)
    yield* readSheet(zip, part, (cell) => valueOf(cell, { texts, styles, is1904 }))
  } catch (error) {
    throw error instanceof TransferError ? error : new TransferError((error as Error).message, { cause: error })
  } finally {
    zip.close()
  }
}

async function findSheet(zip: Zip): Promise<{ part: string; is1904: boolean }> {
  const sheets: { id: string; state: string }[] = []
  const parts = new Map<string, string>()
  let is1904 = false
  const workbook = parse(zip, 'xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      if (name === 'sheet') sheets.push({ id: attributes['r:id'] ?? '', state: attributes['state'] ?? 'visible' })
    },
  })
  await finish(workbook)
  const relations = parse(zip, 'xl/_rels/workbook.xml.rels', {
    open: (_, { Id, Target = '' }) => void parts.set(Id ?? '', Target),
  })
  await finish(relations)
  const id = sheets.find(({ state }) => state === 'visible')?.id ?? ''
  const target = parts.get(id) ?? 'worksheets/sheet1.xml'
  return { part: target.startsWith('/') ? target.slice(1) : `xl/${target}`, is1904 }
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

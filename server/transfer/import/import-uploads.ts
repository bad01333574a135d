import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { CSV_START, csvLine } from '../../../contract/csv.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { guessKind } from '../../../contract/transfer/columns.ts'
import {
  IMPORT_FILE_BYTES,
  IMPORT_MEDIA_BYTES,
  SHOWN_SHEETS,
  importedFileSchema,
  type ImportFormat,
  type ImportedFile,
} from '../../../contract/transfer/import.ts'
import { DAY } from '../../core/process/durations.ts'
import { ServiceError, notFound } from '../../core/process/service-error.ts'
import { HEADER_FILE } from '../export-format.ts'
import { TransferError } from '../transfer-error.ts'
import { FAULT_COLUMN, describeColumns } from './columns.ts'
import { readCsv, readPreview } from './read-table.ts'
import { isWorkbook, toTransferError, type Workbook, withWorkbook } from './read-xlsx.ts'
import type { ImportFile } from './run-import.ts'

const START = 512
/** Of .xls, and of workbooks with a password. */
const OLD_WORKBOOK = 'd0cf11e0'

/** By what a file begins with, not by its name. `site`: what `npm run export` wrote. @throws TransferError */
export async function detectFormat(path: string): Promise<'site' | ImportFormat> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new TransferError(`${path} does not exist.`)
  if (found.isDirectory()) {
    if (existsSync(join(path, HEADER_FILE))) return 'site'
    throw new TransferError(`${path} has no ${HEADER_FILE}: "npm run export" did not write it.`)
  }
  const bytes = await readStart(path)
  if (bytes.subarray(257, 262).toString('latin1') === 'ustar')
    throw new TransferError(`${path} is an archive: unpack it with tar -xf, and name the folder.`)
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    if (await isWorkbook(path)) return 'xlsx'
    throw new TransferError(
      `${path} is a ZIP file and no workbook: unpack it, or save the table as .xlsx or CSV UTF-8.`,
    )
  }
  if (bytes.subarray(0, 4).toString('hex') === OLD_WORKBOOK)
    throw new TransferError(`${path} is an old or a protected workbook: save it as .xlsx without a password.`)
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (text.startsWith('<')) return 'wxr'
  return text.startsWith('[') || text.startsWith('{') ? 'json' : 'csv'
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START), 0, START, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** `news.csv`, `news-2026.json`. */
export function entityOfName(path: string): ContentEntity | undefined {
  const [word = ''] = basename(path)
    .toLowerCase()
    .split(/[^a-z]/, 1)
  return CONTENT_ENTITIES.find((entity) => entity === word)
}

/*
 * Files that owners upload to be imported:
 *
 *     {data}/imports/{id}/file         as it came
 *                        /media.zip    pictures, if there are some
 *                        /file.json    what it is; written last
 *                   /{run}/rejected.csv   the rows that an import refused
 */
const FOLDER = 'imports'
const FACTS = 'file.json'
const MEDIA_FILE = 'media.zip'
const KEPT = 7 * DAY
const NAME_LENGTH = 200

const isId = (id: string) => z.uuid().safeParse(id).success
const folderOf = (dataDir: string, id: string) => join(dataDir, FOLDER, id)

interface Incoming {
  pieces: AsyncIterable<Uint8Array>
  declaredBytes: number | undefined
  name: string | undefined
}

/** @throws ServiceError too_large, invalid */
export async function receiveImportFile(dataDir: string, { name, ...given }: Incoming): Promise<ImportedFile> {
  await deleteOldFiles(dataDir)
  const id = randomUUID()
  const folder = folderOf(dataDir, id)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await receive(given, join(folder, 'file'), IMPORT_FILE_BYTES)
    const format = await detectFormat(join(folder, 'file'))
    if (format === 'site') throw new TransferError('Name a file.')
    const shown = basename(name ?? 'file').slice(-NAME_LENGTH)
    const table = await describeTable(join(folder, 'file'), format)
    const ofTable = format === 'wxr' ? null : (entityOfName(shown) ?? guessEntity([shown], table.columns ?? []))
    const sheets = table.sheets.map((sheet) => ({ ...sheet, entity: guessEntity([sheet.name], sheet.columns) }))
    const entity = sheets[0]?.entity ?? ofTable
    const facts = { id, name: shown, format, entity, ...table, sheets }
    await writeFile(join(folder, FACTS), JSON.stringify(facts), { mode: 0o600 })
    return facts
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    if (!(error instanceof TransferError)) throw error
    const reason = error.message.replace(`${join(folder, 'file')} `, 'The file ')
    throw new ServiceError('invalid', reason, { fields: { file: reason } })
  }
}

const guessEntity = (names: string[], columns: NonNullable<ImportedFile['columns']>) =>
  (guessKind(CONTENT_ENTITIES.map(kindOf), names, columns) as ContentEntity | undefined) ?? null

async function describeTable(path: string, format: ImportFormat): Promise<Pick<ImportedFile, 'columns' | 'sheets'>> {
  if (format === 'csv') return { columns: describeColumns(await readPreview(readCsv(path))), sheets: [] }
  if (format !== 'xlsx') return { columns: null, sheets: [] }
  const sheets = await withWorkbook(path, async (workbook) => {
    const found: ImportedFile['sheets'] = []
    for (const name of workbook.sheets.slice(0, SHOWN_SHEETS)) found.push(await describeSheet(workbook, name))
    return found
  })
  const faults = sheets.flatMap(({ fault }) => fault ?? [])
  if (faults.length === sheets.length) throw new TransferError(faults[0]!)
  return { columns: sheets[0]!.columns, sheets }
}

/** One that cannot be read does not spoil the others, which say what they have. */
async function describeSheet(workbook: Workbook, name: string): Promise<ImportedFile['sheets'][number]> {
  try {
    const columns = describeColumns(await readPreview(workbook.rows(name)))
    return { name, entity: null, columns, fault: columns.length === 0 ? 'The sheet is empty.' : null }
  } catch (error) {
    return { name, entity: null, columns: [], fault: toTransferError(error).message }
  }
}

/** A ZIP file with pictures for one of them. @throws ServiceError too_large, not_found */
export async function receiveImportMedia(dataDir: string, id: string, given: Incoming): Promise<ImportedFile> {
  const facts = await readImportFile(dataDir, id)
  if (!facts) throw notFound('File')
  await receive(given, join(folderOf(dataDir, id), MEDIA_FILE), IMPORT_MEDIA_BYTES)
  return facts
}

/** Undefined: it was deleted, or is on another machine. */
export async function readImportFile(dataDir: string, id: string): Promise<ImportedFile | undefined> {
  const path = join(folderOf(dataDir, id), FACTS)
  const text = isId(id) ? await readFile(path, 'utf8').catch(() => undefined) : undefined
  return text === undefined ? undefined : importedFileSchema.parse(JSON.parse(text))
}

/** Undefined: it is on another machine, or deleted. */
export function findImportFile(dataDir: string, id: string): ImportFile | undefined {
  const folder = folderOf(dataDir, id)
  if (!isId(id) || !existsSync(join(folder, 'file'))) return undefined
  const media = join(folder, MEDIA_FILE)
  return { path: join(folder, 'file'), beside: existsSync(media) ? media : undefined }
}

export async function deleteImportFile(dataDir: string, id: string): Promise<void> {
  if (isId(id)) await rm(folderOf(dataDir, id), { recursive: true, force: true })
}

async function receive({ pieces, declaredBytes = 0 }: Omit<Incoming, 'name'>, path: string, most: number) {
  const tooLarge = () =>
    new ServiceError('too_large', `The file is too large: it may have at most ${most / 1024 / 1024} MB`)
  if (declaredBytes > most) throw tooLarge()
  const part = `${path}.part`
  const file = await open(part, 'w', 0o600)
  let bytes = 0
  try {
    for await (const piece of pieces) {
      bytes += piece.length
      if (bytes > most) throw tooLarge()
      await file.writeFile(piece)
    }
  } finally {
    await file.close()
  }
  await rename(part, path)
}

async function deleteOldFiles(dataDir: string): Promise<void> {
  for (const id of await readdir(join(dataDir, FOLDER)).catch(() => [])) {
    const found = await stat(folderOf(dataDir, id)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > KEPT) await deleteImportFile(dataDir, id)
  }
}

const rejectedFile = (dataDir: string, runId: string) => join(folderOf(dataDir, runId), 'rejected.csv')

/** Writes the rows that an import refuses into a table of their own, to be corrected and imported again. */
export class RejectedRows {
  readonly #dataDir: string
  readonly #runId: string
  #names: string[] | undefined

  constructor(dataDir: string, runId: string) {
    this.#dataDir = dataDir
    this.#runId = runId
  }

  /** @param cells by column, as they stand in the file */
  async add(cells: Record<string, string>, faults: readonly string[]): Promise<void> {
    const path = rejectedFile(this.#dataDir, this.#runId)
    if (!this.#names) {
      this.#names = Object.keys(cells).filter((name) => name !== FAULT_COLUMN)
      await mkdir(folderOf(this.#dataDir, this.#runId), { recursive: true, mode: 0o700 })
      // An interrupted import begins again.
      await rm(path, { force: true })
      await appendFile(path, CSV_START + csvLine([FAULT_COLUMN, ...this.#names]), { mode: 0o600 })
    }
    await appendFile(path, csvLine([faults.join('; '), ...this.#names.map((name) => cells[name] ?? '')]))
  }
}

/** Undefined: it rejected none, ran on another machine, or is too old. */
export async function readRejectedRows(dataDir: string, runId: string): Promise<string | undefined> {
  return readFile(rejectedFile(dataDir, runId), 'utf8').catch(() => undefined)
}

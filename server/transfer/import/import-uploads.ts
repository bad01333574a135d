import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { appendFile, readFile, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { CSV_START, csvLine } from '../../../contract/csv.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { guessKind } from '../../../contract/transfer/columns.ts'
import {
  IMPORT_FILE_BYTES,
  IMPORT_MEDIA_BYTES,
  importedFileSchema,
  isTableFormat,
  type ImportedFile,
} from '../../../contract/transfer/import.ts'
import type { IncomingFile } from '../../core/pictures/picture-uploads.ts'
import { ChildDiedError, ChildWorkError } from '../../core/process/child-process.ts'
import { makeFolder, renameDurably, syncFile, syncFolder, writeDurably } from '../../core/process/durable-files.ts'
import { DAY } from '../../core/process/durations.ts'
import { readForeignFile } from '../../core/process/foreign-files.ts'
import { createMeasure } from '../../core/process/measure.ts'
import { ServiceError, orNotFound } from '../../core/process/service-error.ts'
import { FAULT_COLUMN, describeColumns } from './columns.ts'
import type { FileDescription, WholeTable } from './describe-file.ts'
import type { ImportFile } from './run-import.ts'

/** `news.csv`, `news-2026.json`. */
export function entityOfName(path: string): ContentEntity | undefined {
  const [word] = /^[a-z]*/.exec(basename(path).toLowerCase())!
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

const TOO_MUCH = 'The file takes too much time or memory to read: divide it.'
const OR_CSV = 'Or save the table as CSV UTF-8.'

/**
 * Receives a file and reads it once in a process of its own; one that is refused is deleted. The process that imports
 * reads only what was read there to its end. @throws ServiceError too_large, invalid
 */
async function receiveRead<Result>(
  given: Omit<IncomingFile, 'name'>,
  path: string,
  { most, signal, ...work }: { most: number; isArchive: boolean; rows?: number; signal: AbortSignal },
): Promise<Result> {
  try {
    await receive(given, path, most)
    return await readForeignFile<Result>('import', { path, ...work }, signal)
  } catch (error) {
    await Promise.all([path, `${path}.part`].map((one) => rm(one, { force: true })))
    if (!(error instanceof ChildWorkError) || signal.aborted) throw error
    const reason =
      error instanceof ChildDiedError
        ? [TOO_MUCH, ...(work.isArchive ? [] : [OR_CSV])].join(' ')
        : error.message.replace(`${path} `, 'The file ')
    throw new ServiceError('invalid', reason, { fields: { file: reason } })
  }
}

/** @param signal of the request. @throws ServiceError too_large, invalid */
export async function receiveImportFile(dataDir: string, { name, ...given }: IncomingFile, signal: AbortSignal) {
  await deleteOldFiles(dataDir)
  const id = randomUUID()
  const folder = folderOf(dataDir, id)
  await makeFolder(folder, 0o700)
  try {
    const bounds = { most: IMPORT_FILE_BYTES, isArchive: false, signal }
    const { format, sheets: found } = await receiveRead<FileDescription>(given, join(folder, 'file'), bounds)
    const shown = basename(name ?? 'file').slice(-NAME_LENGTH)
    const sheets = found.map(({ name: sheet, preview, fault }) => {
      const columns = describeColumns(preview)
      return { name: sheet, columns, fault, entity: guessEntity([sheet], columns) }
    })
    const columns = sheets[0]?.columns ?? null
    const ofFile = entityOfName(shown) ?? guessEntity([shown], columns ?? [])
    const ofTable = format === 'xlsx' ? (sheets[0]?.entity ?? ofFile) : ofFile
    const entity = isTableFormat(format) ? ofTable : null
    const table = { columns, sheets: format === 'xlsx' ? sheets : [] }
    const facts = importedFileSchema.parse({ id, name: shown, format, entity, ...table })
    await writeDurably(join(folder, FACTS), JSON.stringify(facts), 0o600)
    return facts
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

const guessEntity = (names: string[], columns: NonNullable<ImportedFile['columns']>) =>
  (guessKind(CONTENT_ENTITIES.map(kindOf), names, columns) as ContentEntity | undefined) ?? null

/** The rows of a table, whose file is not kept. @param most bytes and rows. @throws ServiceError too_large, invalid */
export async function readUploadedTable(
  dataDir: string,
  given: IncomingFile,
  most: { bytes: number; rows: number },
  signal: AbortSignal,
): Promise<WholeTable> {
  const folder = folderOf(dataDir, randomUUID())
  await makeFolder(folder, 0o700)
  try {
    const bounds = { most: most.bytes, rows: most.rows, isArchive: false, signal }
    return await receiveRead<WholeTable>(given, join(folder, 'file'), bounds)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A ZIP file with pictures for one of them. @throws ServiceError too_large, not_found */
export async function receiveImportMedia(dataDir: string, id: string, given: IncomingFile, signal: AbortSignal) {
  const facts = orNotFound(await readImportFile(dataDir, id), 'File')
  const bounds = { most: IMPORT_MEDIA_BYTES, isArchive: true, signal }
  await receiveRead(given, join(folderOf(dataDir, id), MEDIA_FILE), bounds)
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

async function receive({ pieces, declaredBytes = 0 }: Omit<IncomingFile, 'name'>, path: string, most: number) {
  const refuseAbove = (bytes: number) => {
    if (bytes <= most) return
    throw new ServiceError('too_large', `The file is too large: it may have at most ${most / 1024 / 1024} MB`)
  }
  refuseAbove(declaredBytes)
  const part = `${path}.part`
  const { pass } = createMeasure((_, bytes) => refuseAbove(bytes))
  await pipeline(pass(pieces), createWriteStream(part, { mode: 0o600, flush: true }))
  await renameDurably(part, path)
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
  readonly #path: string
  #names: string[] | undefined

  constructor(dataDir: string, runId: string) {
    this.#path = rejectedFile(dataDir, runId)
  }

  /** @param cells by column, as they stand in the file */
  async add(cells: Record<string, string>, faults: readonly string[]): Promise<void> {
    const path = this.#path
    if (!this.#names) {
      this.#names = Object.keys(cells).filter((name) => name !== FAULT_COLUMN)
      await makeFolder(dirname(path), 0o700)
      // An interrupted import begins again.
      await rm(path, { force: true })
      await appendFile(path, CSV_START + csvLine([FAULT_COLUMN, ...this.#names]), { mode: 0o600 })
    }
    await appendFile(path, csvLine([faults.join('; '), ...this.#names.map((name) => cells[name] ?? '')]))
  }

  /** To be called before the import is done. */
  async finish(): Promise<void> {
    if (!this.#names) return
    await syncFile(this.#path)
    await syncFolder(dirname(this.#path))
  }
}

/** Undefined: it rejected none, ran on another machine, or is too old. */
export async function readRejectedRows(dataDir: string, runId: string): Promise<string | undefined> {
  return readFile(rejectedFile(dataDir, runId), 'utf8').catch(() => undefined)
}

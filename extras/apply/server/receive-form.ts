import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { listParts, PARTS, TYPES_PART } from '../../../server/core/documents/documents.ts'
import { oneLine } from '../../../server/core/mail/mail-text.ts'
import { KIND_BYTES, photoKind } from '../../../server/core/pictures/picture-kind.ts'
import { createMeasure } from '../../../server/core/process/measure.ts'
import { ServiceError } from '../../../server/core/process/service-error.ts'
import { FILE_BOUNDS, type FileKind } from '../contract/bounds.ts'

const FIELDS = { fields: 40, fieldSize: 40_000, fieldNameSize: 100 }
const MOST_BYTES = FILE_BOUNDS.most * FILE_BOUNDS.bytes + 500_000
/** Of a document: one that unpacks to more is made to fill a disk or a memory. */
const UNPACKED = { parts: 2000, bytes: 200_000_000 }

export interface ReceivedFile {
  /** Of a local file. */
  path: string
  name: string
  bytes: number
  sha256: string
  kind: FileKind | undefined
  isTooLarge: boolean
}

/** A form with files, which are local files until they are taken over. */
export interface ReceivedForm {
  fields: Record<string, string>
  files: ReceivedFile[]
  /** More files than `FILE_BOUNDS.most`, which were not read. */
  hasMoreFiles: boolean
  /** Nothing was read beyond the bound of a whole form. */
  isTooLarge: boolean
  discard(): Promise<void>
}

/**
 * Reads a `multipart/form-data` body piece by piece: nothing of it is kept in memory but its short fields. @param folder
 * local, where what a crash leaves behind is deleted (upload-files.ts) @throws ServiceError for another or a broken body
 */
export async function receiveForm(request: Request, folder: string): Promise<ReceivedForm> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data;.*boundary=/i.test(type))
    throw new ServiceError('unsupported_media_type', 'The body must be multipart/form-data')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fields = new Map<string, string>()
  const paths: string[] = []
  const saving: Promise<ReceivedFile | undefined>[] = []
  const stop = new AbortController()
  const form = { hasMoreFiles: false, isTooLarge: false }
  const discard = async () => void (await Promise.all(paths.map((path) => rm(path, { force: true }))))
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: { ...FIELDS, files: FILE_BOUNDS.most, fileSize: FILE_BOUNDS.bytes },
  })
  parser.on('field', (name, value) => void fields.set(name, value.replaceAll('\0', '')))
  parser.on('filesLimit', () => (form.hasMoreFiles = true))
  parser.on('file', (_field, stream, name) => {
    const path = join(folder, `.${randomUUID()}.part`)
    paths.push(path)
    const saved = save(stream, { path, name: name ?? '' }, stop.signal)
    // It is awaited below.
    saved.catch(() => undefined)
    saving.push(saved)
  })
  const bounded = async function* () {
    let bytes = 0
    for await (const piece of request.body ?? []) {
      yield piece.subarray(0, MOST_BYTES - bytes)
      bytes += piece.length
      if (bytes > MOST_BYTES) return void (form.isTooLarge = true)
    }
  }
  try {
    await pipeline(Readable.from(bounded()), parser)
    const files = (await Promise.all(saving)).filter((file) => file !== undefined)
    return { ...form, fields: Object.fromEntries(fields), files, discard }
  } catch {
    stop.abort()
    await Promise.allSettled(saving)
    // The form ends where its reading was stopped.
    if (form.isTooLarge) return { ...form, fields: Object.fromEntries(fields), files: [], discard }
    await discard()
    throw new ServiceError('bad_request', 'The form broke off before its end')
  }
}

/** @returns undefined where no file was chosen */
async function save(
  stream: BusboyFileStream,
  { path, name }: { path: string; name: string },
  signal: AbortSignal,
): Promise<ReceivedFile | undefined> {
  const { pass, end } = createMeasure()
  await pipeline(pass(stream), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }), { signal })
  const { bytes, sha256 } = end()
  if (name === '' && bytes === 0) return undefined
  const shown = oneLine(name).slice(0, FILE_BOUNDS.name) || 'file'
  return { path, name: shown, bytes, sha256, kind: await kindOf(path), isTooLarge: stream.truncated }
}

/** By the contents, never by the name. */
async function kindOf(path: string): Promise<FileKind | undefined> {
  const start = await readStart(path)
  if (start.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
  return photoKind(start) ?? ((await isPlainDocx(path)) ? 'docx' : undefined)
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(KIND_BYTES), 0, KIND_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Without macros, and of a size that can be unpacked. */
async function isPlainDocx(path: string): Promise<boolean> {
  const parts = await listParts(path)
  if (!parts?.has(TYPES_PART) || !parts.has(PARTS.docx) || parts.size > UNPACKED.parts) return false
  const unpacked = [...parts.values()].reduce((sum, bytes) => sum + bytes, 0)
  return unpacked <= UNPACKED.bytes && ![...parts.keys()].some((name) => /vba|activex/i.test(name))
}

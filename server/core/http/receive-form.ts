import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { createMeasure, type Contents } from '../process/measure.ts'
import { ServiceError } from '../process/service-error.ts'
import { isDiskFull } from '../process/unavailable.ts'

const FIELDS = { fields: 40, fieldSize: 40_000, fieldNameSize: 100 }
/** Of all fields, and what stands between the parts. */
const FIELDS_BYTES = 500_000

export interface ReceivedFile extends Contents {
  /** Of a local file. */
  path: string
  /** As its sender called it. */
  name: string
  /** It was read up to the bound. */
  isTooLarge: boolean
}

/** A form with files, which are local files until they are taken over. */
export interface ReceivedForm extends AsyncDisposable {
  fields: Record<string, string>
  files: ReceivedFile[]
  /** There are more, which were not read. */
  hasMoreFiles: boolean
  /** The form is larger than its files may be together, and was read no further. */
  isTooLarge: boolean
}

/**
 * Reads a `multipart/form-data` body piece by piece: only its short fields are kept in memory. @param folder local, where
 * what a crash leaves behind is deleted (upload-files.ts) @throws ServiceError for another or a broken body
 */
export async function receiveForm(
  request: Request,
  { folder, most, bytes: fileSize }: { folder: string; most: number; bytes: number },
): Promise<ReceivedForm> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data;.*boundary=/i.test(type))
    throw new ServiceError('unsupported_media_type', 'The body must be multipart/form-data')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fields = new Map<string, string>()
  const saving: Promise<ReceivedFile>[] = []
  const paths: string[] = []
  const stop = new AbortController()
  const form = { hasMoreFiles: false, isTooLarge: false }
  const discard = async () => void (await Promise.all(paths.map((path) => rm(path, { force: true }))))
  const end = { [Symbol.asyncDispose]: discard }
  const parser = new Busboy({ headers: { 'content-type': type }, limits: { ...FIELDS, files: most, fileSize } })
  parser.on('field', (name, value) => void fields.set(name, value.replaceAll('\0', '')))
  parser.on('filesLimit', () => (form.hasMoreFiles = true))
  parser.on('file', (_field, stream, name = '') => {
    const path = join(folder, `.${randomUUID()}.part`)
    paths.push(path)
    const saved = save(stream, path, stop.signal).then((facts) => ({ ...facts, path, name }))
    // The parser would wait for a file that cannot be written.
    saved.catch((error) => stop.abort(error))
    saving.push(saved)
  })
  const bound = most * fileSize + FIELDS_BYTES
  const bounded = async function* () {
    let bytes = 0
    for await (const piece of request.body ?? []) {
      yield piece.subarray(0, bound - bytes)
      bytes += piece.length
      if (bytes > bound) return void (form.isTooLarge = true)
    }
  }
  try {
    await pipeline(Readable.from(bounded()), parser, { signal: stop.signal })
    // A browser sends an empty part where no file was chosen.
    const files = (await Promise.all(saving)).filter(({ name, bytes }) => name !== '' || bytes > 0)
    return { ...form, fields: Object.fromEntries(fields), files, ...end }
  } catch (error) {
    stop.abort()
    await Promise.allSettled(saving)
    await discard()
    if (isDiskFull(error)) throw error
    // The form ends where its reading was stopped.
    if (form.isTooLarge) return { ...form, fields: Object.fromEntries(fields), files: [], ...end }
    throw new ServiceError('bad_request', 'The form broke off before its end')
  }
}

async function save(stream: BusboyFileStream, path: string, signal: AbortSignal) {
  const { pass, end } = createMeasure()
  await pipeline(pass(stream), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }), { signal })
  return { ...end(), isTooLarge: stream.truncated }
}

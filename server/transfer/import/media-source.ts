import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep, basename } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import yauzl from 'yauzl'
import { decoded } from '../../../contract/decoded.ts'
import { UPLOAD_BYTES } from '../../../contract/pictures/picture-limits.ts'
import { fetchPublic } from '../../core/outbound/public-fetch.ts'
import type { IncomingFile } from '../../core/pictures/picture-uploads.ts'
import { TransferError } from '../transfer-error.ts'

/** Where files that an import names are found. */
export interface MediaSource extends Disposable {
  /**
   * @param reference an http(s) address, or a path in what stands beside the file
   * @param maxBytes of what is fetched; of a picture, if undefined @throws Error with the reason
   */
  open(reference: string, signal: AbortSignal, maxBytes?: number): Promise<IncomingFile>
}

export interface MediaOptions {
  /** A folder or a ZIP file. */
  beside?: string | undefined
  isPrivateAllowed?: boolean | undefined
}

const FETCH_TIMEOUT = 60_000

/**
 * Files beside the imported one are looked at first, then addresses are fetched.
 *
 * @param onLeftOut gets the names of files in a ZIP that are not taken, with the reason
 * @throws TransferError
 */
export async function openMediaSource(
  { beside, isPrivateAllowed }: MediaOptions,
  onLeftOut?: (name: string, reason: string) => void,
): Promise<MediaSource> {
  const files = beside === undefined ? undefined : await openBeside(beside, onLeftOut)
  return {
    async open(reference, signal, maxBytes = UPLOAD_BYTES) {
      const name = nameOf(reference)
      for (const path of pathsOf(reference)) {
        const found = await files?.find(path)
        if (found) return { pieces: found.pieces, declaredBytes: found.bytes, name }
      }
      if (!/^https?:\/\//i.test(reference)) throw new Error('There is no such file beside the import')
      const fetched = await fetchPublic(reference, { timeout: FETCH_TIMEOUT, maxBytes, isPrivateAllowed, signal })
      return { ...fetched, name }
    },
    [Symbol.dispose]: () => files?.[Symbol.dispose](),
  }
}

async function openBeside(path: string, onLeftOut: Parameters<typeof openZip>[1]): Promise<Beside> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new TransferError(`${path} does not exist.`)
  return found.isDirectory() ? openFolder(path) : openZip(path, onLeftOut)
}

async function openFolder(folder: string): Promise<Beside> {
  const root = await realpath(folder)
  return {
    async find(path) {
      // A link may lead out of the folder.
      const real = await realpath(join(root, path)).catch(() => undefined)
      if (!real?.startsWith(root + sep) || !(await stat(real)).isFile()) return undefined
      return { pieces: createReadStream(real), bytes: undefined, packed: 0 }
    },
    [Symbol.dispose]() {},
  }
}

const MAX_ENTRIES = 100_000
const STORED = 0
const DEFLATED = 8

export interface FoundFile {
  pieces: AsyncIterable<Uint8Array>
  bytes: number | undefined
  /** Bytes in the ZIP file. */
  packed: number
}

/** The files beside the one that is imported. */
export interface Beside extends Disposable {
  /** @throws Error with the reason why it cannot be read */
  find(path: string): Promise<FoundFile | undefined>
}

/**
 * Nothing is unpacked: entries are read by name. yauzl reads the directory alone, because its streams read a closed
 * file when one of several is given up.
 *
 * @param onLeftOut gets the names of entries that are not taken, with the reason
 * @throws TransferError
 */
export async function openZip(path: string, onLeftOut: (name: string, reason: string) => void = () => undefined) {
  const wrong = (error: unknown) => new TransferError(`${basename(path)}: ${(error as Error).message}`)
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw wrong(error)
  })
  const entries = new Map<string, yauzl.Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= MAX_ENTRIES) throw new Error(`It has more than ${MAX_ENTRIES} files`)
      const name = entry.fileName.normalize('NFC')
      if (name.endsWith('/')) continue
      if (name.length > ADDRESS_LENGTH) onLeftOut(name, `Its name has more than ${ADDRESS_LENGTH} characters: left out`)
      // Also by shorter names, because archives begin at different folders.
      else for (const short of pathsOf(name)) if (!entries.has(short)) entries.set(short, entry)
    }
  } catch (error) {
    zip.close()
    throw wrong(error)
  }
  return {
    async find(wanted: string) {
      const entry = entries.get(wanted.normalize('NFC'))
      if (!entry) return undefined
      const { compressionMethod: method, compressedSize, uncompressedSize: bytes } = entry
      if (entry.isEncrypted()) throw new Error('It is encrypted: make the ZIP file without a password')
      if (method !== STORED && method !== DEFLATED) throw new Error('It is compressed in a way that is not supported')
      const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
      const end = start + compressedSize - 1
      const part = compressedSize > 0 ? { path, start, end } : undefined
      return { pieces: readEntry(part, method, bytes), bytes, packed: compressedSize }
    },
    [Symbol.dispose]: () => zip.close(),
  }
}

/** As many bytes as an entry says it has. The file is opened when the first is wanted: one that is too large is not read. */
async function* readEntry(
  part: { path: string; start: number; end: number } | undefined,
  method: number,
  bytes: number,
): AsyncGenerator<Uint8Array> {
  const packed = part ? createReadStream(part.path, part) : Readable.from([])
  // The reader of the pieces gets the error as well.
  const pieces = method === STORED ? packed : pipeline(packed, createInflateRaw(), () => undefined)
  let rest = bytes
  try {
    for await (const piece of pieces as AsyncIterable<Uint8Array>) {
      rest -= piece.length
      if (rest < 0) throw new Error('It has more bytes than the ZIP file says: pack it again')
      yield piece
    }
  } catch (error) {
    const isOfZlib = (error as NodeJS.ErrnoException).code?.startsWith('Z_')
    throw isOfZlib ? new Error('It is damaged in the ZIP file: pack it again', { cause: error }) : error
  }
  if (rest > 0) throw new Error('It is cut off in the ZIP file: pack it again')
}

/** Characters of an address or a path; a longer one names no file. */
export const ADDRESS_LENGTH = 2_000
const MAX_PATHS = 20

/** From the whole path to the file's name: `wp-content/uploads/2019/05/a.jpg`, `uploads/…`, … `a.jpg`. */
export function pathsOf(reference: string): string[] {
  const path = URL.canParse(reference) ? new URL(reference).pathname : reference
  const parts = decoded(path)
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .slice(-MAX_PATHS)
  return parts.map((_, index) => parts.slice(index).join('/'))
}

/** Without its folders, decoded. */
export function nameOf(reference: string): string {
  return pathsOf(reference).at(-1) ?? 'picture'
}

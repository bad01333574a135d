import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import yauzl from 'yauzl'
import { UPLOAD_BYTES } from '../../../contract/picture-limits.ts'
import { fetchPublic } from '../../public-fetch.ts'
import type { IncomingFile } from '../../services/pictures/picture-uploads.ts'
import { TransferError } from '../transfer-error.ts'

/** Where files that an import names are found. */
export interface MediaSource {
  /**
   * @param reference an http(s) address, or a path in what stands beside the file
   * @param maxBytes of what is fetched; of a picture, if undefined @throws Error with the reason
   */
  open(reference: string, signal: AbortSignal, maxBytes?: number): Promise<IncomingFile>
  close(): void
}

interface Beside {
  find(path: string): Promise<(() => Promise<AsyncIterable<Uint8Array>>) | undefined>
  close(): void
}

export interface MediaOptions {
  /** A folder or a ZIP file. */
  beside?: string | undefined
  isPrivateAllowed?: boolean | undefined
}

const FETCH_TIMEOUT = 60_000
const MAX_ENTRIES = 100_000

/** What stands beside the file is looked at first, then addresses are fetched. @throws TransferError */
export async function openMediaSource({ beside, isPrivateAllowed }: MediaOptions): Promise<MediaSource> {
  const files = beside === undefined ? undefined : await openBeside(beside)
  return {
    async open(reference, signal, maxBytes = UPLOAD_BYTES) {
      const name = nameOf(reference)
      for (const path of pathsOf(reference)) {
        const found = await files?.find(path)
        if (found) return { pieces: await found(), declaredBytes: undefined, name }
      }
      if (!/^https?:\/\//i.test(reference)) throw new Error('There is no such file beside the import')
      const fetched = await fetchPublic(reference, {
        timeout: FETCH_TIMEOUT,
        maxBytes,
        isPrivateAllowed,
        signal,
      })
      return { ...fetched, name }
    },
    close: () => files?.close(),
  }
}

/** Without its folders, decoded. */
export function nameOf(reference: string): string {
  return pathsOf(reference).at(-1) ?? 'picture'
}

/** From the whole path to the file's name: `wp-content/uploads/2019/05/a.jpg`, `uploads/…`, … `a.jpg`. */
function pathsOf(reference: string): string[] {
  const path = URL.canParse(reference) ? new URL(reference).pathname : reference
  const parts = decode(path)
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
  return parts.map((_, index) => parts.slice(index).join('/'))
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

async function openBeside(path: string): Promise<Beside> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new TransferError(`${path} does not exist.`)
  return found.isDirectory() ? openFolder(path) : openZip(path)
}

async function openFolder(folder: string): Promise<Beside> {
  const root = await realpath(folder)
  return {
    async find(path) {
      // A link may lead out of the folder.
      const real = await realpath(join(root, path)).catch(() => undefined)
      if (!real?.startsWith(root + sep) || !(await stat(real)).isFile()) return undefined
      return async () => createReadStream(real)
    },
    close() {},
  }
}

/** Nothing is unpacked: entries are read by name, and uploads bound their size. @throws TransferError */
async function openZip(path: string): Promise<Beside> {
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
      // Also by shorter names, because archives begin at different folders.
      for (const short of pathsOf(name)) if (!entries.has(short)) entries.set(short, entry)
    }
  } catch (error) {
    zip.close()
    throw wrong(error)
  }
  return {
    async find(wanted) {
      const entry = entries.get(wanted.normalize('NFC'))
      return entry && (() => zip.openReadStreamPromise(entry))
    },
    close: () => zip.close(),
  }
}

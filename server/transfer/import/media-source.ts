import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { UPLOAD_BYTES } from '../../../contract/picture-limits.ts'
import { fetchPublic } from '../../core/outbound/public-fetch.ts'
import type { IncomingFile } from '../../core/pictures/picture-uploads.ts'
import { TransferError } from '../transfer-error.ts'
import { nameOf, pathsOf } from './file-paths.ts'
import { openZip, type Beside } from './zip-files.ts'

/** Where files that an import names are found. */
export interface MediaSource {
  /**
   * @param reference an http(s) address, or a path in what stands beside the file
   * @param maxBytes of what is fetched; of a picture, if undefined @throws Error with the reason
   */
  open(reference: string, signal: AbortSignal, maxBytes?: number): Promise<IncomingFile>
  close(): void
}

export interface MediaOptions {
  /** A folder or a ZIP file. */
  beside?: string | undefined
  isPrivateAllowed?: boolean | undefined
}

const FETCH_TIMEOUT = 60_000

/**
 * What stands beside the file is looked at first, then addresses are fetched.
 *
 * @param onLeftOut gets the names of files in a ZIP that are not taken, with the reason
 * @throws TransferError
 */
export async function openMediaSource(
  { beside, isPrivateAllowed }: MediaOptions,
  onLeftOut: (name: string, reason: string) => void = () => undefined,
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

async function openBeside(path: string, onLeftOut: (name: string, reason: string) => void): Promise<Beside> {
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
      return { pieces: createReadStream(real), bytes: undefined }
    },
    close() {},
  }
}

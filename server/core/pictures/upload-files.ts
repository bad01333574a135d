import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SVG_BYTES, UPLOAD_BYTES } from '../../../contract/pictures/picture-limits.ts'
import { receiveFile } from '../media/incoming-files.ts'
import type { MediaStore } from '../media/media-store.ts'
import { HOUR } from '../process/durations.ts'
import { readHead } from '../process/read-head.ts'
import { invalid, ServiceError } from '../process/service-error.ts'
import type { IncomingFile } from './picture-uploads.ts'
import { KIND_BYTES, UnknownPictureError, uploadKind, type UploadKind } from './picture-kind.ts'

/** Its files are deleted when it is disposed of. */
export interface ReceivedUpload extends AsyncDisposable {
  path: string
  /** Where the displayed picture is written. */
  madePath: string
  kind: UploadKind
  /** SHA-256, hexadecimal. */
  hash: string
  bytes: number
}

/** Uploads as received; never served. */
export type UploadFiles = ReturnType<typeof openUploadFiles>

/** In the store. */
export function uploadPath(hash: string, kind: string): string {
  return `uploads/${hash}.${kind}`
}

/**
 * Opens the uploads of a store. Their layout, which only this file knows:
 *
 *     uploads/{hash}.jpg      as it came
 *            /.{uuid}.part    coming in, in the local folder
 *            /.{uuid}.made    the picture made of it, on its way to the others; in the local folder
 */
export function openUploadFiles(media: MediaStore) {
  const folder = join(media.localFolder, 'uploads')
  const keptPath = (hash: string, kind: string) => {
    if (!/^[0-9a-f]{64}$/.test(hash) || !/^[a-z]{3,4}$/.test(kind)) throw new TypeError(`${hash}.${kind} is no upload`)
    return uploadPath(hash, kind)
  }

  return {
    /**
     * Reads a non-picture to its end, so that the client reads the answer; stops at one too large. A failed upload leaves
     * no files. @throws ServiceError too_large, invalid, bad_request
     */
    async receive(file: Omit<IncomingFile, 'name'>): Promise<ReceivedUpload> {
      const reception = { ...file, most: UPLOAD_BYTES, tooLarge: () => tooLarge(UPLOAD_BYTES, 'picture'), kindOf }
      const { path, kind, sha256: hash, bytes } = await receiveFile(media, reception)
      const madePath = path.replace(/\.part$/, '.made')
      const remove = async () => void (await Promise.all([path, madePath].map((one) => rm(one, { force: true }))))
      return { path, madePath, kind, hash, bytes, [Symbol.asyncDispose]: remove }
    },

    keep: ({ path, hash, kind }: ReceivedUpload) => media.adopt(keptPath(hash, kind), path),

    /** The first bytes of a kept upload; empty where there is none. */
    async readStart(hash: string, kind: string, bytes: number): Promise<Uint8Array> {
      return (await media.readStart(keptPath(hash, kind), bytes)) ?? new Uint8Array()
    },

    find: (hash: string, kind: string) => media.find(keptPath(hash, kind)),

    /** Deletes what a crash left behind: uploads older than an hour. */
    async sweep(): Promise<void> {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((one) => /\.(part|made)$/.test(one))) {
        const status = await stat(join(folder, name)).catch(() => undefined)
        if (status && Date.now() - status.mtimeMs > HOUR) await rm(join(folder, name), { force: true })
      }
    },
  }
}

/** @throws ServiceError invalid, too_large */
async function kindOf(path: string, bytes: number): Promise<UploadKind> {
  try {
    const kind = uploadKind(await readHead(path, KIND_BYTES))
    if (kind === 'svg' && bytes > SVG_BYTES) throw tooLarge(SVG_BYTES, 'SVG')
    return kind
  } catch (error) {
    throw error instanceof UnknownPictureError ? invalid({ file: error.message }) : error
  }
}

function tooLarge(bytes: number, what: string): ServiceError {
  const file = `The file is too large: a ${what} may have at most ${bytes / 1024 / 1024} MB. Make it smaller and upload it again`
  return new ServiceError('too_large', file, { fields: { file } })
}

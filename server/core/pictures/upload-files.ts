import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { SVG_BYTES, UPLOAD_BYTES } from '../../../contract/pictures/picture-limits.ts'
import type { MediaStore } from '../media/media-store.ts'
import { HOUR } from '../process/durations.ts'
import { createMeasure, orSourceError } from '../process/measure.ts'
import { invalid, ServiceError } from '../process/service-error.ts'
import type { IncomingFile } from './picture-uploads.ts'
import { KIND_BYTES, UnknownPictureError, uploadKind, type UploadKind } from './picture-kind.ts'

const brokenOff = () => new ServiceError('bad_request', 'The upload broke off: try again')

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
    async receive({ pieces, declaredBytes = 0 }: Omit<IncomingFile, 'name'>): Promise<ReceivedUpload> {
      if (declaredBytes > UPLOAD_BYTES) throw tooLarge(UPLOAD_BYTES, 'picture')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `.${randomUUID()}.part`)
      try {
        const received = await write(pieces, path)
        const madePath = path.replace(/\.part$/, '.made')
        const remove = async () => void (await Promise.all([path, madePath].map((file) => rm(file, { force: true }))))
        return { ...received, path, madePath, [Symbol.asyncDispose]: remove }
      } catch (error) {
        await rm(path, { force: true })
        throw error instanceof UnknownPictureError ? invalid({ file: error.message }) : error
      }
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

async function write(pieces: AsyncIterable<Uint8Array>, path: string) {
  const { add, end } = createMeasure((_, bytes) => {
    if (bytes > UPLOAD_BYTES) throw tooLarge(UPLOAD_BYTES, 'picture')
  })
  let start = Buffer.alloc(0)
  let kind: UploadKind | undefined
  let refusal: unknown
  const tellKind = () => {
    try {
      kind = uploadKind(start)
    } catch (error) {
      refusal = error
    }
  }
  const measured = async function* () {
    for await (const piece of orSourceError(pieces, brokenOff)) {
      add(piece)
      if (kind === undefined && refusal === undefined) {
        start = Buffer.concat([start, piece])
        if (start.length >= KIND_BYTES) tellKind()
      }
      if (refusal === undefined) yield piece
    }
    if (kind === undefined && refusal === undefined) tellKind()
    if (refusal !== undefined) throw refusal
  }
  await pipeline(measured, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  const { sha256, bytes } = end()
  if (kind === 'svg' && bytes > SVG_BYTES) throw tooLarge(SVG_BYTES, 'SVG')
  return { kind: kind!, hash: sha256, bytes }
}

function tooLarge(bytes: number, what: string): ServiceError {
  const file = `The file is too large: a ${what} may have at most ${bytes / 1024 / 1024} MB. Make it smaller and upload it again`
  return new ServiceError('too_large', file, { fields: { file } })
}

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SVG_BYTES, UPLOAD_BYTES } from '../../contract/picture-limits.ts'
import { KIND_BYTES, UnknownPictureError, uploadKind, type UploadKind } from './picture-kind.ts'

/** The upload is larger than what is taken; the rest of it was not read. */
class TooLargeUploadError extends Error {
  override name = 'TooLargeUploadError'
}

/** The upload ended before its end: whoever sent it has gone. */
class BrokenOffUploadError extends Error {
  override name = 'BrokenOffUploadError'
}

/** A file that has come in whole. */
export interface ReceivedUpload {
  /** Where it lies until it is kept. */
  path: string
  /** Where the picture that is made of it is put. */
  madePath: string
  kind: UploadKind
  /** SHA-256 of its bytes, hexadecimal. */
  hash: string
  bytes: number
}

/** How the taking in of a file went; reasons are for the person who sent it, and nothing is left behind then. */
export type ReceiveAnswer =
  | { kind: 'received'; upload: ReceivedUpload }
  | { kind: 'too-large' | 'no-picture' | 'broken-off'; reason: string }

/** The files that staff have uploaded, as they came. They are kept for another day, and never served. */
export interface UploadFiles {
  /**
   * Takes in a file piece by piece. Of a file that is no picture the rest is read and thrown away, so that its sender
   * reads the answer; of one that is too large it is not.
   * @param saidBytes how large the sender says that it is
   */
  receive(pieces: AsyncIterable<Uint8Array>, saidBytes?: number): Promise<ReceiveAnswer>
  /** Keeps a file that came in, under its hash. */
  keep(upload: ReceivedUpload): Promise<void>
  /** Throws away what is not kept of it. */
  discard(upload: ReceivedUpload): Promise<void>
  /** Removes a file that was kept. */
  remove(hash: string, kind: string): Promise<void>
  /** Removes what a crash has left behind: files that were coming in an hour ago. */
  sweep(): Promise<void>
}

/** In milliseconds. */
const HOUR = 60 * 60 * 1000

/**
 * Opens the uploads in the data folder. Their layout, which only this file knows:
 *
 *     {dataDir}/uploads/{hash}.jpg      as it came
 *                      /.{uuid}.part    coming in
 *                      /.{uuid}.made    the picture made of it, on its way to the others
 */
export function openUploadFiles(dataDir: string): UploadFiles {
  const folder = join(dataDir, 'uploads')
  const keptPath = (hash: string, kind: string) => {
    if (!/^[0-9a-f]{64}$/.test(hash) || !/^[a-z]{3,4}$/.test(kind)) throw new TypeError(`${hash}.${kind} is no upload`)
    return join(folder, `${hash}.${kind}`)
  }

  return {
    async receive(pieces, saidBytes = 0) {
      if (saidBytes > UPLOAD_BYTES) return refuse(tooLarge(UPLOAD_BYTES, 'picture'))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `.${randomUUID()}.part`)
      try {
        const received = await write(pieces, path)
        return { kind: 'received', upload: { ...received, path, madePath: path.replace(/\.part$/, '.made') } }
      } catch (error) {
        await rm(path, { force: true })
        return refuse(error)
      }
    },

    async keep({ path, hash, kind }) {
      await rename(path, keptPath(hash, kind))
    },

    async discard({ path, madePath }) {
      await Promise.all([rm(path, { force: true }), rm(madePath, { force: true })])
    },

    async remove(hash, kind) {
      await rm(keptPath(hash, kind), { force: true })
    },

    async sweep() {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((one) => /\.(part|made)$/.test(one))) {
        const status = await stat(join(folder, name)).catch(() => undefined)
        if (status && Date.now() - status.mtimeMs > HOUR) await rm(join(folder, name), { force: true })
      }
    },
  }
}

async function write(
  pieces: AsyncIterable<Uint8Array>,
  path: string,
): Promise<Pick<ReceivedUpload, 'kind' | 'hash' | 'bytes'>> {
  const hash = createHash('sha256')
  let start = Buffer.alloc(0)
  let bytes = 0
  let kind: UploadKind | undefined
  let refusal: unknown
  const tellKind = () => {
    try {
      kind = uploadKind(start)
    } catch (error) {
      refusal = error
    }
  }
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const piece of orBrokenOff(pieces)) {
      bytes += piece.length
      if (bytes > UPLOAD_BYTES) throw tooLarge(UPLOAD_BYTES, 'picture')
      if (kind === undefined && refusal === undefined) {
        start = Buffer.concat([start, piece])
        if (start.length >= KIND_BYTES) tellKind()
      }
      if (refusal !== undefined) continue
      hash.update(piece)
      await file.writeFile(piece)
    }
    if (kind === undefined && refusal === undefined) tellKind()
    if (refusal !== undefined) throw refusal
    if (kind === 'svg' && bytes > SVG_BYTES) throw tooLarge(SVG_BYTES, 'SVG')
    await file.sync()
  } finally {
    await file.close()
  }
  return { kind: kind!, hash: hash.digest('hex'), bytes }
}

/** What goes wrong while reading is the sender's; what goes wrong while writing is ours. */
async function* orBrokenOff(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces
  } catch (error) {
    throw new BrokenOffUploadError('The upload broke off: try again', { cause: error })
  }
}

function tooLarge(bytes: number, what: string): TooLargeUploadError {
  return new TooLargeUploadError(
    `The file is too large: a ${what} may have at most ${bytes / 1024 / 1024} MB. Make it smaller and upload it again`,
  )
}

/** @throws what is no fault of the sender's */
function refuse(error: unknown): ReceiveAnswer {
  if (error instanceof TooLargeUploadError) return { kind: 'too-large', reason: error.message }
  if (error instanceof UnknownPictureError) return { kind: 'no-picture', reason: error.message }
  if (error instanceof BrokenOffUploadError) return { kind: 'broken-off', reason: error.message }
  throw error
}

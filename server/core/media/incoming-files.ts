import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createMeasure, orSourceError } from '../process/measure.ts'
import { ServiceError } from '../process/service-error.ts'

/** A local file for a while: what a crash leaves is deleted by a later start (upload-files.ts). @param localFolder of the media store */
export function partPath({ localFolder }: { localFolder: string }): string {
  const folder = join(localFolder, 'uploads')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, `.${randomUUID()}.part`)
}

/** @public (extras use it) Work with local files of its own, which are deleted after it. @param work gets a function that gives another path each time */
export async function withPartFiles<Result>(
  place: { localFolder: string },
  work: (newPath: () => string) => Promise<Result>,
): Promise<Result> {
  const paths: string[] = []
  try {
    return await work(() => paths[paths.push(partPath(place)) - 1]!)
  } finally {
    for (const path of paths) await rm(path, { force: true })
  }
}

interface Reception<Kind> {
  pieces: AsyncIterable<Uint8Array>
  declaredBytes?: number | undefined
  /** Bytes. */
  most: number
  tooLarge: () => Error
  brokenOff?: (cause: Error) => Error
  /** Of the whole file; its error refuses the file. */
  kindOf: (path: string, bytes: number) => Promise<Kind>
}

const brokeOff = () => new ServiceError('bad_request', 'The upload broke off: try again')

/**
 * Writes a file that comes in to a local one, which is deleted if it fails, and when it is disposed of without having been
 * moved. @throws the errors of the reception; those of the disk
 */
export async function receiveFile<Kind>(
  place: { localFolder: string },
  { pieces, declaredBytes = 0, most, tooLarge, brokenOff = brokeOff, kindOf }: Reception<Kind>,
) {
  if (declaredBytes > most) throw tooLarge()
  const path = partPath(place)
  const remove = () => rm(path, { force: true })
  const { pass, end } = createMeasure((_, bytes) => {
    if (bytes > most) throw tooLarge()
  })
  try {
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(pass(orSourceError(pieces, brokenOff)), target)
    const contents = end()
    return { ...contents, path, kind: await kindOf(path, contents.bytes), [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    throw error
  }
}

import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { BucketRefusedError, openBucket, type BucketTimes } from '../core/media/bucket.ts'
import type { BucketPlace } from '../core/media/bucket-place.ts'
import { claimFolder } from '../core/store/store-folder.ts'
import type { ListedFile } from '../core/media/media-store.ts'
import { HOUR } from '../core/process/durations.ts'
import { isUnavailable } from '../core/process/unavailable.ts'
import { BackupBusyError, BackupError } from './backup-error.ts'
import { parseJson } from './backup-key.ts'
import type { BackupStore } from './backup-store.ts'
import { HEADER, isBackupName, LOCK, makeFolder, PARTS, UNFINISHED } from './layout.ts'

/** Bytes read at a time: a broken connection costs one of them. */
const PIECE = 8_000_000
const LOCK_OBJECT = 'lock.json'
/** One name, so that a key that may not delete leaves one object. */
const PROBE = 'probe'
const AGAIN = '. Try again later: what has arrived is not sent again.'
/** Longer than a backup may take (backup-job.ts). */
const LOCK_AGE = 7 * HOUR

const lockSchema = z.object({ id: z.string(), holder: z.string(), at: z.iso.datetime() })

/** Every PUT is whole or absent. What makes a backup of its files is `backup.json`, which is written last and removed first. */
export function openBackupBucket(place: BucketPlace, scratch: string, times?: BucketTimes): BackupStore {
  const bucket = openBucket(place, times)
  const work = join(scratch, UNFINISHED)
  const nameOf = (path: string) => `${bucket.name}/${path}`

  async function listOwn() {
    const paths: string[] = []
    // All names of backups begin so (until the year 3000).
    for await (const { path } of bucket.list('2')) if (isBackupName(path.split('/')[0]!)) paths.push(path)
    return paths
  }

  /** An interrupted backup, or one that was not removed completely. */
  async function removeUnfinished() {
    const paths = await listOwn()
    const finished = new Set(paths.filter((path) => path.endsWith(`/${HEADER}`)).map((path) => path.split('/')[0]))
    for (const path of paths) if (!finished.has(path.split('/')[0])) await bucket.remove(path)
  }

  /** Among machines; on this one, the lock of the work folder has been claimed before. */
  async function claimBucket(): Promise<() => Promise<void>> {
    const holder = `${hostname()}:${scratch}`
    const own = { id: randomUUID(), holder, at: new Date().toISOString() }
    const read = async () => {
      const text = await bucket.read(LOCK_OBJECT)
      return text === undefined ? undefined : lockSchema.safeParse(parseJson(text.toString())).data
    }
    const before = await read()
    const isAbandoned = !before || before.holder === holder || Date.parse(before.at) + LOCK_AGE < Date.now()
    if (isAbandoned) {
      await bucket.remove(LOCK_OBJECT)
      await bucket.put(LOCK_OBJECT, Buffer.from(JSON.stringify(own)))
    }
    const now = await read()
    if (now?.id === own.id) return () => bucket.remove(LOCK_OBJECT)
    throw new BackupBusyError(
      `Another backup is being made in ${bucket.name}, by ${now?.holder} since ${now?.at}: wait until it is done. ` +
        `If that one was killed, delete ${nameOf(LOCK_OBJECT)}.`,
    )
  }

  return {
    name: bucket.name,
    work,

    async claim() {
      await makeFolder(scratch)
      const release = claimFolder(join(scratch, LOCK))
      if (!release)
        throw new BackupBusyError(`Another backup into ${bucket.name} is being made: wait until it is done.`)
      const clean = () => rm(work, { recursive: true, force: true })
      try {
        await clean()
        await mkdir(work, { mode: 0o700 })
        const releaseBucket = await explained(claimBucket())
        await explained(removeUnfinished())
        return async () => {
          await clean()
          await releaseBucket().catch(() => undefined)
          release()
        }
      } catch (error) {
        await clean()
        release()
        throw error
      }
    },

    async check() {
      await explained(listOwn())
      await explained(bucket.put(PROBE, Buffer.from('')))
      await explained(bucket.read(PROBE))
      await explained(bucket.remove(PROBE))
    },

    async listBackups() {
      const paths = await explained(listOwn())
      return paths.flatMap((path) => (path.endsWith(`/${HEADER}`) ? [path.split('/')[0]!] : [])).toSorted()
    },

    list: (folder) => explained(Readable.from(bucket.list(`${folder}/`)).toArray() as Promise<ListedFile[]>),
    readText: (path) => explained(bucket.read(path).then((bytes) => bytes?.toString())),
    writeText: (path, text) => explained(bucket.put(path, Buffer.from(text))),

    async *read(path) {
      for (let start = 0; ; start += PIECE) {
        const piece = await explained(bucket.read(path, { start, end: start + PIECE - 1 }))
        if (piece === undefined && start === 0) throw new BackupError(`${nameOf(path)} is missing`)
        if (piece) yield piece
        if (!piece || piece.length < PIECE) return
      }
    },

    async adopt(path, file) {
      await explained(bucket.put(path, { file }), AGAIN)
      await rm(file, { force: true })
    },

    async finish(name) {
      for (const part of PARTS) await explained(bucket.put(`${name}/${part}`, { file: join(work, part) }), AGAIN)
    },

    remove: (path) => explained(bucket.remove(path)),

    async removeBackup(name) {
      for (const part of PARTS.toReversed()) await explained(bucket.remove(`${name}/${part}`))
    },
  }
}

/** @throws BackupError with the reason that a bucket gives */
async function explained<Result>(work: Promise<Result>, advice = ''): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (isUnavailable(error)) throw new BackupError(error.message + advice)
    if (error instanceof BucketRefusedError) throw new BackupError(error.message)
    throw error
  }
}

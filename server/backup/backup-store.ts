import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { BucketRefusedError, openBucket, type BucketTimes } from '../core/media/bucket.ts'
import type { BucketPlace } from '../core/media/media-config.ts'
import { openMediaFolder } from '../core/media/media-folder.ts'
import type { ListedFile } from '../core/media/media-store.ts'
import {
  makeFolder,
  renameDurably,
  syncFolder,
  undefinedIfMissing,
  writeDurably,
} from '../core/process/durable-files.ts'
import { HOUR } from '../core/process/durations.ts'
import { isUnavailable } from '../core/process/unavailable.ts'
import { claimFolder } from '../core/store/store-folder.ts'
import { BackupBusyError, BackupError, nameFault, named } from './backup-error.ts'
import { parseJson } from './backup-key.ts'
import { LOCK, UNFINISHED, isBackupName, FILES, HEADER, PARTS } from './layout.ts'

/** Mode of folders. */
const PRIVATE = 0o700

/** Claims a local folder, whose folder for work is new, and is removed with the claim. @throws BackupBusyError */
async function claimWork(folder: string, whileBusy: string): Promise<AsyncDisposable> {
  const release = claimFolder(join(folder, LOCK))
  if (!release) throw new BackupBusyError(whileBusy)
  await using claims = new AsyncDisposableStack()
  claims.defer(release)
  const work = join(folder, UNFINISHED)
  const clean = () => named(work, rm(work, { recursive: true, force: true }))
  await clean()
  claims.defer(clean)
  await named(work, mkdir(work, { mode: PRIVATE }))
  return claims.move()
}

function openBackupFolder(folder: string): BackupStore {
  const work = join(folder, UNFINISHED)
  const fileOf = (path: string) => join(folder, path)

  async function adopt(file: string, target: string): Promise<void> {
    await mkdir(dirname(target), { recursive: true, mode: PRIVATE })
    await rename(file, target)
  }

  /** After all names of what it has, also of files that an interrupted one moved here. */
  async function finish(target: string): Promise<void> {
    const shared = await readdir(fileOf(FILES)).catch(undefinedIfMissing)
    for (const name of shared ?? []) await syncFolder(fileOf(`${FILES}/${name}`))
    for (const path of [FILES, UNFINISHED, '.']) await syncFolder(fileOf(path))
    await renameDurably(work, target)
  }

  /** Out of the list at once: a part of a backup must not look like one. */
  async function removeBackup(file: string): Promise<void> {
    const old = join(work, basename(file))
    await rename(file, old)
    await syncFolder(folder)
    await rm(old, { recursive: true })
  }

  return {
    name: folder,
    work,

    async check() {
      const probe = fileOf(`.probe-${randomUUID()}`)
      try {
        // A recursive one says ENOENT of a read-only file system.
        const error = await mkdir(folder, { mode: 0o700 }).catch((fault: NodeJS.ErrnoException) => fault)
        if (error?.code === 'ENOENT') await makeFolder(folder, PRIVATE)
        else if (error && error.code !== 'EEXIST') throw error
        await writeFile(probe, '', { mode: 0o600 })
        await rm(probe)
      } catch (error) {
        throw nameFault(folder, error)
      }
    },

    async claim() {
      await this.check()
      return claimWork(folder, `Another backup is being made in ${folder}: wait until it is done.`)
    },

    async listBackups() {
      const names = (await named(folder, readdir(folder).catch(undefinedIfMissing))) ?? []
      return names.filter(isBackupName).toSorted()
    },

    list: (below) => named(fileOf(below), Readable.from(openMediaFolder(folder).listAll(below)).toArray()),

    readText: (path) => named(fileOf(path), readFile(fileOf(path), 'utf8').catch(undefinedIfMissing)),

    writeText: (path, text) => named(fileOf(path), writeDurably(fileOf(path), text, 0o600)),

    async *read(path) {
      try {
        yield* createReadStream(fileOf(path)) as AsyncIterable<Buffer>
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupError(`${fileOf(path)} is missing`)
        throw nameFault(fileOf(path), error)
      }
    },

    adopt: (path, file) => named(fileOf(path), adopt(file, fileOf(path))),
    finish: (name) => named(fileOf(name), finish(fileOf(name))),
    remove: (path) => named(fileOf(path), rm(fileOf(path), { force: true })),
    removeBackup: (name) => named(fileOf(name), removeBackup(fileOf(name))),
  }
}

/** A folder of backups (layout.ts), or a bucket of S3 with the same paths. */
export type BackupTarget = string | BucketPlace

/** Paths are relative, with `/` on every system. @throws BackupError, in all functions */
export interface BackupStore {
  /** For messages. */
  readonly name: string
  /** A local folder for files that are being written, on the disk of what is backed up or of the backups. */
  readonly work: string
  /**
   * Keeps other processes from writing here, and removes what an interrupted one left.
   * @throws BackupBusyError
   */
  claim(): Promise<AsyncDisposable>
  /** Tries everything that a backup does there: lists, writes, reads and deletes. */
  check(): Promise<void>
  /** Finished backups, oldest first. */
  listBackups(): Promise<string[]>
  /** Of one backup, or those that backups share. */
  list(folder: string): Promise<ListedFile[]>
  readText(path: string): Promise<string | undefined>
  writeText(path: string, text: string): Promise<void>
  read(path: string): AsyncIterable<Buffer>
  /** Moves a local file here. */
  adopt(path: string, file: string): Promise<void>
  /** Makes a backup of `work`: from now on it is listed. */
  finish(name: string): Promise<void>
  remove(path: string): Promise<void>
  removeBackup(name: string): Promise<void>
}

/**
 * @param scratch of a bucket: a folder for files on their way, needed for writing alone
 * @param times of a bucket: how long it is waited for
 */
export function openBackupStore(target: BackupTarget, scratch = '', times?: BucketTimes): BackupStore {
  return typeof target === 'string' ? openBackupFolder(target) : openBackupBucket(target, scratch, times)
}

/** A backup in a store, from its own path or address. */
export function splitBackup(backup: BackupTarget): { store: BackupStore; name: string } {
  if (typeof backup === 'string') {
    const [, folder = '.', name = ''] = /^(?:(.*)[/\\])?([^/\\]*)[/\\]*$/s.exec(backup) ?? []
    return { store: openBackupStore(folder === '' ? '/' : folder), name }
  }
  const parts = backup.prefix.split('/')
  const name = parts.pop()!
  return { store: openBackupStore({ ...backup, prefix: parts.join('/') }), name }
}

/** The address of a backup, for the one who opens it. */
export function backupIn(target: BackupTarget, name: string): BackupTarget {
  if (typeof target === 'string') return `${target}/${name}`
  return { ...target, prefix: [target.prefix, name].filter(Boolean).join('/') }
}

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
function openBackupBucket(place: BucketPlace, scratch: string, times?: BucketTimes): BackupStore {
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
      await makeFolder(scratch, PRIVATE)
      await using claims = new AsyncDisposableStack()
      claims.use(await claimWork(scratch, `Another backup into ${bucket.name} is being made: wait until it is done.`))
      const release = await explained(claimBucket())
      claims.defer(() => release().catch(() => undefined))
      await explained(removeUnfinished())
      return claims.move()
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

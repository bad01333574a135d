import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { BucketPlace } from '../core/media/bucket-place.ts'
import type { BucketTimes } from '../core/media/bucket.ts'
import type { ListedFile } from '../core/media/media-store.ts'
import { claimFolder } from '../core/store/store-folder.ts'
import { openBackupBucket } from './backup-bucket.ts'
import { BackupBusyError, BackupError, nameFault, named, undefinedIfMissing } from './backup-error.ts'
import { LOCK, UNFINISHED, isBackupName, makeFolder } from './layout.ts'

function openBackupFolder(folder: string): BackupStore {
  const work = join(folder, UNFINISHED)
  const fileOf = (path: string) => join(folder, path)

  async function listFiles(below: string): Promise<ListedFile[]> {
    const entries = await readdir(below, { recursive: true, withFileTypes: true }).catch(undefinedIfMissing)
    const files = (entries ?? []).filter((entry) => entry.isFile())
    return Promise.all(
      files.map(async ({ parentPath, name }) => {
        const file = join(parentPath, name)
        const { size, mtime } = await stat(file)
        return { path: relative(folder, file).replaceAll(sep, '/'), bytes: size, modifiedAt: mtime }
      }),
    )
  }

  async function adopt(file: string, target: string): Promise<void> {
    await makeFolder(dirname(target))
    await rename(file, target)
  }

  return {
    name: folder,
    work,

    async check() {
      const probe = fileOf(`.probe-${randomUUID()}`)
      try {
        // A recursive one says ENOENT of a read-only file system.
        const error = await mkdir(folder, { mode: 0o700 }).catch((fault: NodeJS.ErrnoException) => fault)
        if (error?.code === 'ENOENT') await makeFolder(folder)
        else if (error && error.code !== 'EEXIST') throw error
        await writeFile(probe, '', { mode: 0o600 })
        await rm(probe)
      } catch (error) {
        throw nameFault(folder, error)
      }
    },

    async claim() {
      await this.check()
      const release = claimFolder(fileOf(LOCK))
      if (!release) throw new BackupBusyError(`Another backup is being made in ${folder}: wait until it is done.`)
      const clean = () => named(work, rm(work, { recursive: true, force: true }))
      await clean()
      await named(work, mkdir(work, { mode: 0o700 }))
      return async () => {
        await clean()
        release()
      }
    },

    async listBackups() {
      const names = (await named(folder, readdir(folder).catch(undefinedIfMissing))) ?? []
      return names.filter(isBackupName).toSorted()
    },

    list: (below) => named(fileOf(below), listFiles(fileOf(below))),

    readText: (path) =>
      readFile(fileOf(path), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
        throw nameFault(fileOf(path), error)
      }),

    writeText: (path, text) => named(fileOf(path), writeFile(fileOf(path), text, { mode: 0o600, flush: true })),

    async *read(path) {
      try {
        yield* createReadStream(fileOf(path)) as AsyncIterable<Buffer>
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupError(`${fileOf(path)} is missing`)
        throw nameFault(fileOf(path), error)
      }
    },

    adopt: (path, file) => named(fileOf(path), adopt(file, fileOf(path))),
    finish: (name) => named(fileOf(name), rename(work, fileOf(name))),
    remove: (path) => named(fileOf(path), rm(fileOf(path), { force: true })),
    removeBackup: (name) => named(fileOf(name), rm(fileOf(name), { recursive: true })),
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
  claim(): Promise<() => Promise<void>>
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

import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from '../core/media/media-store.ts'
import { SECRET_FILE } from '../core/accounts/secret.ts'
import { BackupError } from './backup-error.ts'
import type { BackupKey } from './backup-key.ts'
import type { BackupStore } from './backup-store.ts'
import { filePath, FILES, type BackedUpFile } from './layout.ts'
import { openBackupIn } from './open-backup.ts'
import { measureFile, writeSealed } from './sealed-file.ts'

/** Files that backups share, and what the last backup says about those of the data folder. */
export interface FilePool {
  store: BackupStore
  key: BackupKey | undefined
  /** Bytes by path. */
  present: Map<string, number>
  known: Map<string, BackedUpFile>
}

export interface FileSources {
  /** The data folder, which has the secret. */
  own: MediaStore
  media: MediaStore
}

export interface Copied {
  files: BackedUpFile[]
  missing: string[]
  newFiles: number
  newBytes: number
}

/** Files copied at a time: more do not help one disk. */
const PARALLEL = 8

export async function openFilePool(store: BackupStore, key: BackupKey | undefined): Promise<FilePool> {
  const present = new Map((await store.list(FILES)).map(({ path, bytes }) => [path, bytes]))
  return { store, key, present, known: await readLastFiles(store, key) }
}

/** None if the last backup is damaged, or not to be trusted: everything is read again then. */
async function readLastFiles(store: BackupStore, key: BackupKey | undefined): Promise<Map<string, BackedUpFile>> {
  const last = (await store.listBackups()).at(-1)
  if (last === undefined) return new Map()
  try {
    const files = await (await openBackupIn(store, last, { key })).listFiles()
    return new Map(files.map((file) => [file.path, file]))
  } catch (error) {
    if (error instanceof BackupError) return new Map()
    throw error
  }
}

/** Copies what the pool does not have. A file with the size and time of the last backup has not changed. */
export async function copyFiles(
  { own, media }: FileSources,
  paths: string[],
  pool: FilePool,
  before?: Copied,
): Promise<Copied> {
  const copied: Copied = { files: [], missing: [], newFiles: before?.newFiles ?? 0, newBytes: before?.newBytes ?? 0 }
  const queue = [SECRET_FILE, ...paths].values()
  const work = async () => {
    for (const path of queue) {
      const file = await copyFile(path === SECRET_FILE ? own : media, path, pool, copied)
      if (file) copied.files.push(file)
      // With APP_SECRET there is no such file.
      else if (path !== SECRET_FILE) copied.missing.push(path)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return copied
}

async function copyFile(
  source: MediaStore,
  path: string,
  pool: FilePool,
  count: Copied,
): Promise<BackedUpFile | undefined> {
  const facts = await source.facts(path)
  if (!facts) return undefined
  const modifiedMs = facts.modifiedAt.getTime()
  const known = pool.known.get(path)
  // Older backups know parts of milliseconds too.
  const isSame = known?.bytes === facts.bytes && Math.abs(known.modifiedMs - modifiedMs) < 1
  if (isSame && pool.present.has(filePath(known, pool.key))) return known
  const incoming = join(pool.store.work, randomUUID())
  const plain = `${incoming}.plain`
  try {
    if (!(await source.copyTo(path, plain).catch(undefinedIfMissing))) return undefined
    const contents = await measureFile(plain)
    const file = { path, ...contents, modifiedMs }
    const target = filePath(file, pool.key)
    pool.known.set(path, file)
    // An interrupted backup has stored it, or another file has the same contents.
    if (pool.present.has(target)) return file
    const options = { key: pool.key?.contents, boundTo: target, isCompressed: false }
    const sealed = await writeSealed(incoming, createReadStream(plain), options)
    if (sealed.sha256 !== contents.sha256) throw new BackupError(`${path} changed while it was copied: try again.`)
    const { size } = await stat(incoming)
    await pool.store.adopt(target, incoming)
    count.newFiles += 1
    count.newBytes += contents.bytes
    pool.present.set(target, size)
    return file
  } finally {
    await rm(plain, { force: true })
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

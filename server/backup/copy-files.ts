import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from '../media/media-store.ts'
import { SECRET_FILE } from '../secret.ts'
import { BackupError } from './backup-error.ts'
import type { BackupKey } from './backup-key.ts'
import type { BackupStore } from './backup-store.ts'
import { readFileList } from './file-list.ts'
import { filePath, FILES, readHeader, type BackedUpFile } from './layout.ts'
import { writeSealed } from './sealed-file.ts'

/** Files that backups share, and what the last backup says about those of the data folder. */
export interface FilePool {
  store: BackupStore
  key: BackupKey | undefined
  present: Set<string>
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
  const present = new Set((await store.list(FILES)).map(({ path }) => path))
  return { store, key, present, known: await readLastFiles(store, key) }
}

/** None if the last backup is damaged: everything is read again then. */
async function readLastFiles(store: BackupStore, key: BackupKey | undefined): Promise<Map<string, BackedUpFile>> {
  const last = (await store.listBackups()).at(-1)
  if (last === undefined) return new Map()
  try {
    const header = await readHeader(store, last)
    const files = await readFileList(store, last, header, header.isEncrypted ? key : undefined)
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
  if (!(await source.copyTo(path, plain).catch(undefinedIfMissing))) return undefined
  const options = { key: pool.key?.contents, isCompressed: false }
  const contents = await writeSealed(incoming, createReadStream(plain), options).finally(() => rm(plain))
  const file = { path, ...contents, modifiedMs }
  const target = filePath(file, pool.key)
  pool.known.set(path, file)
  if (pool.present.has(target)) {
    // An interrupted backup has stored it, or another file has the same contents.
    await rm(incoming)
    return file
  }
  await pool.store.adopt(target, incoming)
  count.newFiles += 1
  count.newBytes += contents.bytes
  pool.present.add(target)
  return file
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

import { existsSync, createReadStream } from 'node:fs'
import { stat, writeFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { randomUUID } from 'node:crypto'
import { documentPath } from '../core/documents/document-address.ts'
import { openMediaFolder } from '../core/media/media-folder.ts'
import { privatePath } from '../core/media/private-files.ts'
import { originalPath } from '../core/pictures/picture-files.ts'
import { uploadPath } from '../core/pictures/upload-files.ts'
import { takeSnapshot, type StoreSnapshot } from '../core/store/snapshot.ts'
import { STORE_FILE } from '../core/store/store.ts'
import type { MediaStore } from '../core/media/media-store.ts'
import { SECRET_FILE } from '../core/accounts/secret.ts'
import { undefinedIfMissing } from '../core/process/durable-files.ts'
import { inParallel } from '../core/process/in-parallel.ts'
import { measure, type Contents } from '../core/process/measure.ts'
import { BackupError, nameFault } from './backup-error.ts'
import {
  formatHeader,
  filePath,
  HEADER,
  nameAt,
  scratchOf,
  FILES,
  type BackupHeader,
  type BackedUpFile,
} from './layout.ts'
import { openKey, type BackupKey } from './backup-key.ts'
import { openBackupStore, type BackupStore, type BackupTarget } from './backup-store.ts'
import { LIST, openBackupIn } from './open-backup.ts'
import { mediaOf, type SitePlace } from '../core/media/site-place.ts'
import { writeSealed } from './sealed-file.ts'

export interface BackupOptions {
  place: SitePlace
  /** A folder is created if missing. */
  target: BackupTarget
  passPhrase?: string | undefined
}

/** Of the store's moment, where files are deleted while they are copied. */
const MAX_ROUNDS = 5

/** Makes a backup while the server runs. @throws BackupError */
export async function makeBackup({ place, target, passPhrase }: BackupOptions) {
  const began = performance.now()
  if (place.databaseUrl === undefined && !existsSync(join(place.dataDir, STORE_FILE)))
    throw new BackupError(`There is no store in ${place.dataDir}: set DATA_DIR or DATABASE_URL as the server has it.`)
  const store = openBackupStore(target, scratchOf(place))
  await using claim = await store.claim()
  try {
    const key = await openKey(store, passPhrase, { isCreated: true })
    const { header, copied } = await copyOneMoment(place, store, key)
    await writeFile(join(store.work, HEADER), formatHeader(header, key), { mode: 0o600, flush: true })
    const name = nameAt(header.at)
    await store.finish(name)
    const seconds = (performance.now() - began) / 1000
    return { path: `${store.name}/${name}`, header, newFiles: copied.newFiles, newBytes: copied.newBytes, seconds }
  } catch (error) {
    throw nameFault((error as NodeJS.ErrnoException).path ?? store.work, error)
  }
}

/**
 * The store first, its files after: a file is stored before a row names it. One that was deleted meanwhile is missing in
 * the copy; then the store is copied again, which no longer names it.
 */
async function copyOneMoment(place: SitePlace, store: BackupStore, key: BackupKey | undefined) {
  const pool = await openFilePool(place, store, key)
  const { work } = store
  let copied: Copied | undefined
  for (let round = 1; ; round += 1) {
    const snapshot = await takeSnapshot(place, join(work, STORE_FILE))
    const contents = await writeStore(snapshot, work, key)
    const before = copied
    copied = await copyFiles(listPaths(snapshot), pool, before)
    const isSettled = copied.missing.every((path) => before?.missing.includes(path))
    if (!isSettled && round < MAX_ROUNDS) continue
    const options = { key: key?.contents, boundTo: `${nameAt(snapshot.at)}/${LIST}`, isCompressed: true }
    const lines = copied.files.map((file) => `${JSON.stringify(file)}\n`)
    const files = await writeSealed(join(work, LIST), Readable.from(lines), options)
    const storedBytes = await countStored(work, copied, pool)
    const { at, engine, migrations } = snapshot
    const header: BackupHeader = {
      // Older programs restore what is not encrypted.
      format: key ? 2 : 1,
      at,
      engine,
      migrations,
      isEncrypted: key !== undefined,
      store: contents,
      files,
      fileCount: copied.files.length,
      missing: copied.missing,
      bytes: copied.files.reduce((sum, { bytes }) => sum + bytes, contents.bytes),
      storedBytes,
    }
    return { copied, header }
  }
}

async function writeStore(taken: StoreSnapshot, work: string, key: BackupKey | undefined): Promise<Contents> {
  await using snapshot = taken
  const boundTo = `${nameAt(snapshot.at)}/store`
  return await writeSealed(join(work, 'store'), snapshot.read(), { key: key?.contents, boundTo, isCompressed: true })
}

/** A file that several paths have is stored once. */
async function countStored(work: string, { files }: Copied, { present, key }: FilePool): Promise<number> {
  const shared = new Set(files.map((file) => filePath(file, key)))
  const own = await Promise.all(['store', LIST].map(async (part) => (await stat(join(work, part))).size))
  return [...own, ...[...shared].map((path) => present.get(path) ?? 0)].reduce((sum, bytes) => sum + bytes)
}

/** Variants are made again, and therefore left out. */
function listPaths({ pictures, documents, privateFiles }: StoreSnapshot): string[] {
  const ofPictures = pictures.flatMap(({ key, file_name, upload_hash, upload_kind }) => [
    originalPath(key, file_name),
    ...(upload_hash === null || upload_kind === null ? [] : [uploadPath(upload_hash, upload_kind)]),
  ])
  const ofStaff = privateFiles.map(({ key }) => privatePath(key))
  return [...new Set([...ofPictures, ...documents.map(documentPath), ...ofStaff])]
}

/** Files that backups share, and what the last backup says about those of the data folder. */
type FilePool = Awaited<ReturnType<typeof openFilePool>>

interface Copied {
  files: BackedUpFile[]
  missing: string[]
  newFiles: number
  newBytes: number
}

/** Files copied at a time: more do not help one disk. */
const PARALLEL = 8

async function openFilePool(place: SitePlace, store: BackupStore, key: BackupKey | undefined) {
  /** Bytes by path. */
  const present = new Map((await store.list(FILES)).map(({ path, bytes }) => [path, bytes]))
  // The data folder has the secret.
  const sources = { own: openMediaFolder(place.dataDir), media: mediaOf(place) }
  return { store, ...sources, key, present, known: await readLastFiles(store, key) }
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
async function copyFiles(paths: string[], pool: FilePool, before?: Copied): Promise<Copied> {
  const copied: Copied = { files: [], missing: [], newFiles: before?.newFiles ?? 0, newBytes: before?.newBytes ?? 0 }
  await inParallel([SECRET_FILE, ...paths], PARALLEL, async (path) => {
    const file = await copyFile(path === SECRET_FILE ? pool.own : pool.media, path, pool, copied)
    if (file) copied.files.push(file)
    // With APP_SECRET there is no such file.
    else if (path !== SECRET_FILE) copied.missing.push(path)
  })
  return copied
}

async function copyFile(source: MediaStore, path: string, pool: FilePool, count: Copied) {
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
    const contents = await measure(createReadStream(plain))
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

import { existsSync } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentPath } from '../core/documents/document-address.ts'
import { openMediaFolder } from '../core/media/media-folder.ts'
import { originalPath } from '../core/pictures/picture-files.ts'
import { uploadPath } from '../core/pictures/upload-files.ts'
import { takeSnapshot, type StoreSnapshot } from '../core/store/snapshot.ts'
import { STORE_FILE } from '../core/store/store.ts'
import { BackupError } from './backup-error.ts'
import { formatHeader, type BackupHeader } from './backup-header.ts'
import { openKey, type BackupKey } from './backup-key.ts'
import { openBackupStore, type BackupStore, type BackupTarget } from './backup-store.ts'
import { copyFiles, openFilePool, type Copied, type FilePool } from './copy-files.ts'
import { LIST, writeFileList } from './file-list.ts'
import { filePath, HEADER, nameAt, scratchOf } from './layout.ts'
import { mediaOf, type SitePlace } from '../core/media/site-place.ts'
import { nameFault } from './path-fault.ts'
import { writeSealed, type Contents } from './sealed-file.ts'

export interface BackupOptions {
  place: SitePlace
  /** A folder is created if missing. */
  target: BackupTarget
  passPhrase?: string | undefined
}

export interface BackupReport {
  path: string
  header: BackupHeader
  newFiles: number
  newBytes: number
  seconds: number
}

/** Of the store's moment, where files are deleted while they are copied. */
const MAX_ROUNDS = 5

/** Makes a backup while the server runs. @throws BackupError */
export async function makeBackup({ place, target, passPhrase }: BackupOptions): Promise<BackupReport> {
  const began = performance.now()
  if (place.databaseUrl === undefined && !existsSync(join(place.dataDir, STORE_FILE)))
    throw new BackupError(`There is no store in ${place.dataDir}: set DATA_DIR or DATABASE_URL as the server has it.`)
  const store = openBackupStore(target, scratchOf(place))
  const release = await store.claim()
  try {
    const key = await openKey(store, passPhrase, { isCreated: true })
    const { header, copied } = await copyOneMoment(place, store, key)
    await writeFile(join(store.work, HEADER), formatHeader(header, key), { mode: 0o600, flush: true })
    const name = nameAt(header.at)
    await store.finish(name)
    const seconds = (performance.now() - began) / 1000
    return {
      path: `${store.name}/${name}`,
      header,
      newFiles: copied.newFiles,
      newBytes: copied.newBytes,
      seconds,
    }
  } catch (error) {
    throw nameFault((error as NodeJS.ErrnoException).path ?? store.work, error)
  } finally {
    await release()
  }
}

/**
 * The store first, its files after: a file is stored before a row names it. One that was deleted meanwhile is missing in
 * the copy; then the store is copied again, which no longer names it.
 */
async function copyOneMoment(place: SitePlace, store: BackupStore, key: BackupKey | undefined) {
  const pool = await openFilePool(store, key)
  const { work } = store
  const sources = { own: openMediaFolder(place.dataDir), media: mediaOf(place) }
  let copied: Copied | undefined
  for (let round = 1; ; round += 1) {
    const snapshot = await takeSnapshot(place, join(work, STORE_FILE))
    const contents = await writeStore(snapshot, work, key)
    const before = copied
    copied = await copyFiles(sources, listPaths(snapshot), pool, before)
    const isSettled = copied.missing.every((path) => before?.missing.includes(path))
    if (!isSettled && round < MAX_ROUNDS) continue
    const boundTo = `${nameAt(snapshot.at)}/${LIST}`
    const files = await writeFileList(work, copied.files, { key: key?.contents, boundTo })
    const storedBytes = await countStored(work, copied, pool)
    return { copied, header: { ...describe(snapshot, contents, files, copied, key), storedBytes } }
  }
}

async function writeStore(snapshot: StoreSnapshot, work: string, key: BackupKey | undefined): Promise<Contents> {
  try {
    const boundTo = `${nameAt(snapshot.at)}/store`
    return await writeSealed(join(work, 'store'), snapshot.read(), { key: key?.contents, boundTo, isCompressed: true })
  } finally {
    await snapshot.close()
  }
}

/** A file that several paths have is stored once. */
async function countStored(work: string, { files }: Copied, { present, key }: FilePool): Promise<number> {
  const shared = new Set(files.map((file) => filePath(file, key)))
  const own = await Promise.all(['store', LIST].map(async (part) => (await stat(join(work, part))).size))
  return [...own, ...[...shared].map((path) => present.get(path) ?? 0)].reduce((sum, bytes) => sum + bytes)
}

/** Variants and social pictures are made again, and therefore left out. */
function listPaths({ pictures, documents }: StoreSnapshot): string[] {
  const ofPictures = pictures.flatMap(({ key, file_name, upload_hash, upload_kind }) => [
    originalPath(key, file_name),
    ...(upload_hash === null || upload_kind === null ? [] : [uploadPath(upload_hash, upload_kind)]),
  ])
  return [...new Set([...ofPictures, ...documents.map(documentPath)])]
}

function describe(
  { at, engine, migrations }: StoreSnapshot,
  store: Contents,
  files: Contents,
  copied: Copied,
  key: BackupKey | undefined,
): BackupHeader {
  return {
    // Older programs restore what is not encrypted.
    format: key ? 2 : 1,
    at,
    engine,
    migrations,
    isEncrypted: key !== undefined,
    store,
    files,
    fileCount: copied.files.length,
    missing: copied.missing,
    bytes: copied.files.reduce((sum, { bytes }) => sum + bytes, store.bytes),
  }
}

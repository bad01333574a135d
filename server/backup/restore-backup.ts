import { readdir, rm } from 'node:fs/promises'
import { createReadStream, createWriteStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { makeFolder, renameDurably, syncFolder, undefinedIfMissing } from '../core/process/durable-files.ts'
import { inParallel } from '../core/process/in-parallel.ts'
import { SECRET_FILE } from '../core/accounts/secret.ts'
import { checkSqliteFile } from '../core/store/sqlite.ts'
import { requireUsable } from '../core/store/migrate.ts'
import { migrations } from '../core/store/migrations.ts'
import { STORE_FILE } from '../core/store/store.ts'
import type { StorePlace } from '../core/store/snapshot.ts'
import { BackupError, named, nameFault } from './backup-error.ts'
import type { BackupHeader, TrustOptions, BackedUpFile } from './layout.ts'
import type { BackupTarget } from './backup-store.ts'
import { mediaOf, type SitePlace } from '../core/media/site-place.ts'
import { linesOf, openBackup, readAll, readRows, type OpenBackup } from './open-backup.ts'

export interface RestoreOptions extends TrustOptions {
  backup: BackupTarget
  /** An empty or new folder, and for a backup of Postgres an empty database. */
  into: SitePlace
  /** Restores what is not damaged. The store has to be sound. */
  skipsDamaged?: boolean | undefined
}

/** A lost store may leave them behind: SQLite would write them into the restored one. */
const STALE = [`${STORE_FILE}-wal`, `${STORE_FILE}-shm`]
const PARALLEL = 8
const SILENT = { info() {}, error() {} }

/**
 * All or nothing: leaves an empty folder when it fails. @returns also a sentence for each file that was skipped
 * @throws BackupError, StoreVersionError, DatabaseNotEmptyError
 */
export async function restoreBackup(options: RestoreOptions) {
  const { backup, into, skipsDamaged = false, ...trust } = options
  const began = performance.now()
  const opened = await openBackup(backup, trust)
  const { header, isAuthenticated } = opened
  await requireFit(header, into)
  const files = await opened.listFiles()
  await named(into.dataDir, makeFolder(into.dataDir, 0o700))
  try {
    await checkStore(opened, into)
    const { sound, faults } = await restoreFiles(opened, files, into, skipsDamaged)
    for (const folder of new Set(sound.map(({ path }) => dirname(path)))) await syncFolder(join(into.dataDir, folder))
    for (const name of STALE) await rm(join(into.dataDir, name), { force: true })
    await restoreStore(opened, into)
    const hasSecret = sound.some(({ path }) => path === SECRET_FILE)
    return { header, isAuthenticated, hasSecret, skipped: faults, seconds: (performance.now() - began) / 1000 }
  } catch (error) {
    for (const name of await readdir(into.dataDir))
      if (!STALE.includes(name)) await rm(join(into.dataDir, name), { recursive: true })
    throw nameFault((error as NodeJS.ErrnoException).path ?? into.dataDir, error)
  }
}

/** Restores the copy that a migration of Postgres leaves. @throws DatabaseNotEmptyError, StoreVersionError */
export async function restoreRows(path: string, databaseUrl: string): Promise<void> {
  const load = (pieces: AsyncIterable<Buffer>) => loadInto(databaseUrl, pieces)
  await pipeline(createReadStream(path), createZstdDecompress(), load)
}

async function loadInto(databaseUrl: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  const { loadRows } = await import('../core/store/postgres-rows.ts')
  await loadRows({ databaseUrl, lines: linesOf(pieces), migrations, forgetsVariants: true })
}

async function requireFit({ engine, migrations: applied }: BackupHeader, { dataDir, databaseUrl }: StorePlace) {
  requireUsable(applied, migrations)
  if (engine === 'postgres' && databaseUrl === undefined)
    throw new BackupError('This is the backup of a Postgres database: set DATABASE_URL to a new, empty database.')
  if (engine === 'sqlite' && databaseUrl !== undefined)
    throw new BackupError('This is the backup of a SQLite store: unset DATABASE_URL.')
  const names = await readdir(dataDir).catch(undefinedIfMissing)
  const found = (names ?? []).filter((name) => !STALE.includes(name))
  if (found.length > 0)
    throw new BackupError(
      `${dataDir} is not empty (${found.slice(0, 3).join(', ')}${found.length > 3 ? ', …' : ''}), and is left as it is. ` +
        `If a server uses it, stop that first; then move the folder aside: mv ${dataDir} ${dataDir}.old`,
    )
  if (databaseUrl !== undefined)
    await (await import('../core/store/postgres-rows.ts')).requireEmptyDatabase(databaseUrl)
}

interface Sifted {
  sound: BackedUpFile[]
  faults: string[]
}

/** @throws BackupError that names all damaged files, unless they are skipped */
async function restoreFiles(
  backup: OpenBackup,
  files: BackedUpFile[],
  into: SitePlace,
  skipsDamaged: boolean,
): Promise<Sifted> {
  const media = mediaOf(into)
  const isElsewhere = media.name !== into.dataDir
  const refuse = (faults: string[]) => {
    if (faults.length === 0 || skipsDamaged) return
    throw new BackupError(
      `${faults.length} of ${files.length} files of ${backup.path} cannot be restored, and nothing was:\n` +
        `${faults.join('\n')}\nRestore another backup, or add --skip-damaged to restore all but these.`,
    )
  }
  // A file put into a bucket cannot be taken back: it may have been there before.
  const checked = isElsewhere
    ? await sift(files, (file) => backup.readFile(file, readAll))
    : { sound: files, faults: [] }
  refuse(checked.faults)
  const restored = await sift(checked.sound, async (file) => {
    const target = join(into.dataDir, file.path)
    await makeFolder(dirname(target), 0o700)
    try {
      await backup.readFile(file, (pieces) => write(pieces, target))
    } catch (error) {
      await rm(target, { force: true })
      throw error
    }
    // The secret stays here.
    if (isElsewhere && file.path !== SECRET_FILE) await media.adopt(file.path, target)
  })
  refuse(restored.faults)
  return { sound: restored.sound, faults: [...checked.faults, ...restored.faults] }
}

/** Does the work for each file, some at a time, and returns when none is under way any more. */
async function sift(files: BackedUpFile[], work: (file: BackedUpFile) => Promise<void>): Promise<Sifted> {
  const sifted: Sifted = { sound: [], faults: [] }
  await inParallel(files, PARALLEL, async (file) => {
    try {
      await work(file)
      sifted.sound.push(file)
    } catch (error) {
      if (!(error instanceof BackupError)) throw error
      sifted.faults.push(`${error.message} (${file.path})`)
    }
  })
  return sifted
}

const partialOf = (dataDir: string) => join(dataDir, `${STORE_FILE}.part`)

/** Before anything else is written: without its store, a backup is of no use. */
async function checkStore(backup: OpenBackup, { dataDir, databaseUrl }: StorePlace): Promise<void> {
  if (databaseUrl !== undefined) return backup.readStore(readRows)
  const partial = partialOf(dataDir)
  await backup.readStore((pieces) => write(pieces, partial))
  checkSqliteFile(partial, SILENT)
}

/** Last, and under its name only when it is complete: a folder without a store is one that was not restored. */
async function restoreStore(backup: OpenBackup, { dataDir, databaseUrl }: StorePlace): Promise<void> {
  if (databaseUrl !== undefined) return backup.readStore((pieces) => loadInto(databaseUrl, pieces))
  const partial = partialOf(dataDir)
  const file = new DatabaseSync(partial)
  file.exec('update picture set variants_made_at = null')
  file.close()
  await renameDurably(partial, join(dataDir, STORE_FILE))
}

function write(pieces: AsyncIterable<Buffer>, path: string): Promise<void> {
  return pipeline(pieces, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }))
}

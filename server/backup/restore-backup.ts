import { readdir, rename, rm } from 'node:fs/promises'
import { createReadStream, createWriteStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { SECRET_FILE } from '../secret.ts'
import { checkSqliteFile } from '../store/check-sqlite.ts'
import { migrations } from '../store/migrations.ts'
import { StoreVersionError, STORE_FILE } from '../store/store.ts'
import type { StorePlace } from '../store/snapshot.ts'
import { BackupError } from './backup-error.ts'
import type { BackupTarget } from './backup-store.ts'
import { makeFolder, mediaOf, type BackedUpFile, type BackupHeader, type SitePlace } from './layout.ts'
import { linesOf } from './lines.ts'
import { openBackup, type OpenBackup } from './open-backup.ts'

export interface RestoreOptions {
  backup: BackupTarget
  /** An empty or new folder, and for a backup of Postgres an empty database. */
  into: SitePlace
  passPhrase?: string | undefined
}

export interface RestoreReport {
  header: BackupHeader
  hasSecret: boolean
  seconds: number
}

/** What a lost store may leave behind: SQLite would write it into the restored one. */
const STALE = [`${STORE_FILE}-wal`, `${STORE_FILE}-shm`]
const PARALLEL = 8

/** Leaves an empty folder when it fails. @throws BackupError, StoreVersionError, DatabaseNotEmptyError */
export async function restoreBackup({ backup, into, passPhrase }: RestoreOptions): Promise<RestoreReport> {
  const began = performance.now()
  const opened = await openBackup(backup, passPhrase)
  await requireFit(opened.header, into)
  const files = await opened.listFiles()
  await makeFolder(into.dataDir)
  for (const name of STALE) await rm(join(into.dataDir, name), { force: true })
  try {
    await restoreFiles(opened, files, into)
    await restoreStore(opened, into)
  } catch (error) {
    for (const name of await readdir(into.dataDir)) await rm(join(into.dataDir, name), { recursive: true })
    throw error
  }
  const hasSecret = files.some(({ path }) => path === SECRET_FILE)
  return { header: opened.header, hasSecret, seconds: (performance.now() - began) / 1000 }
}

/** Restores the copy that a migration of Postgres leaves. @throws DatabaseNotEmptyError, StoreVersionError */
export async function restoreRows(path: string, databaseUrl: string): Promise<void> {
  const { loadRows } = await import('../store/postgres-rows.ts')
  const load = (pieces: AsyncIterable<Buffer>) =>
    loadRows({ databaseUrl, lines: linesOf(pieces), migrations, forgetsVariants: true })
  await pipeline(createReadStream(path), createZstdDecompress(), load)
}

async function requireFit({ engine, migrations: applied }: BackupHeader, { dataDir, databaseUrl }: StorePlace) {
  const unknown = applied.filter((name) => !(name in migrations))
  if (unknown.length > 0) throw new StoreVersionError(unknown)
  if (engine === 'postgres' && databaseUrl === undefined)
    throw new BackupError('This is the backup of a Postgres database: set DATABASE_URL to a new, empty database.')
  if (engine === 'sqlite' && databaseUrl !== undefined)
    throw new BackupError('This is the backup of a SQLite store: unset DATABASE_URL.')
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found = names.filter((name) => !STALE.includes(name))
  if (found.length > 0)
    throw new BackupError(
      `${dataDir} is not empty (${found.slice(0, 3).join(', ')}${found.length > 3 ? ', …' : ''}), and is left as it is. ` +
        `If a server uses it, stop that first; then move the folder aside: mv ${dataDir} ${dataDir}.old`,
    )
  if (databaseUrl !== undefined) await (await import('../store/postgres-rows.ts')).requireEmptyDatabase(databaseUrl)
}

async function restoreFiles(backup: OpenBackup, files: BackedUpFile[], into: SitePlace): Promise<void> {
  const media = mediaOf(into)
  const queue = files.values()
  const work = async () => {
    for (const file of queue) {
      const target = join(into.dataDir, file.path)
      await makeFolder(dirname(target))
      await backup.readFile(file, (pieces) => write(pieces, target))
      // The secret stays here.
      if (media.name !== into.dataDir && file.path !== SECRET_FILE) await media.adopt(file.path, target)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
}

/** Last, and under its name only when it is complete: a folder without a store is one that was not restored. */
async function restoreStore(backup: OpenBackup, { dataDir, databaseUrl }: StorePlace): Promise<void> {
  if (databaseUrl !== undefined) {
    const { loadRows } = await import('../store/postgres-rows.ts')
    return backup.readStore((pieces) =>
      loadRows({ databaseUrl, lines: linesOf(pieces), migrations, forgetsVariants: true }),
    )
  }
  const partial = join(dataDir, `${STORE_FILE}.part`)
  await backup.readStore((pieces) => write(pieces, partial))
  checkSqliteFile(partial, { info() {}, error() {} })
  const file = new DatabaseSync(partial)
  file.exec('update picture set variants_made_at = null')
  file.close()
  await rename(partial, join(dataDir, STORE_FILE))
}

function write(pieces: AsyncIterable<Buffer>, path: string): Promise<void> {
  return pipeline(pieces, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }))
}

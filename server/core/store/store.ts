import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { renameDurably } from '../process/durable-files.ts'
import type { Log } from '../process/log.ts'
import { checkSqliteFile, copySqliteFile, NodeSqliteDialect, openSqliteFile, RUNNING_TIMEOUT } from './sqlite.ts'
import type { Engine } from './engine.ts'
import { migrate } from './migrate.ts'
import { migrations as allMigrations } from './migrations.ts'
import type { PoolCount, PoolSettings } from './postgres.ts'
import { createPgPreviewStore, createSqlitePreviewStore, type PreviewStore } from './preview-store.ts'
import { openReadConnection } from './read-connection.ts'
import { createSqliteRevisionReader } from './revision.ts'
import type { Database, Db } from './schema.ts'
import { inFolder } from './store-folder.ts'
import { OperatorError } from '../process/operator-error.ts'

export { StoreDamagedError } from './sqlite.ts'
export { StoreVersionError } from './migrate.ts'
export { StoreFolderError } from './store-folder.ts'

/** DATABASE_URL is wrong, or the database is not set up. */
export class DatabaseRefusedError extends OperatorError {
  override name = 'DatabaseRefusedError'
}

/** Connects to Postgres, with back-off until it succeeds. @throws DatabaseRefusedError for permanent faults */
export async function waitForDatabase(databaseUrl: string, onFault: (fault: string) => void): Promise<void> {
  const { connectOnce } = await import('./postgres-watch.ts')
  for (let delay = FIRST_DELAY; ; delay = Math.min(delay * 2, MAX_DELAY)) {
    const failed = await connectOnce(databaseUrl)
    if (failed?.refusal !== undefined) throw new DatabaseRefusedError(failed.refusal)
    if (!failed) return
    onFault(`${failed.fault}. Trying again in ${delay / 1000} s`)
    await wait(delay)
  }
}

/** Milliseconds between attempts, doubled up to the second value. */
const FIRST_DELAY = 1_000
const MAX_DELAY = 16_000

export const STORE_FILE = 'store.sqlite'

export interface Store {
  db: Db
  /** For slow reads: a thread of its own on SQLite, so that they block nobody; the same as `db` on Postgres. */
  reads: Db
  engine: Engine
  /** Never a revision from before the call: a number on SQLite (2 µs), a shared query on Postgres. */
  readRevision(): number | Promise<number>
  /** Truncates SQLite's write-ahead log, so that it keeps no deleted data. */
  truncateLog(): Promise<void>
  /** Connections of the pool; undefined: there is none (SQLite). */
  countConnections: (() => PoolCount) | undefined
  previews: PreviewStore
  close(): Promise<void>
}

export interface StoreOptions {
  /** Created if missing. */
  dataDir: string
  /** Undefined: SQLite. */
  databaseUrl?: string | undefined
  /** Of Postgres. */
  pool?: PoolSettings
  migrations?: Record<string, Migration>
  /** False: the tables stay as they are, of whichever version. */
  migrates?: boolean
  log?: Log
  /** Checks a SQLite file for damage first. */
  isChecked?: boolean
}

const SILENT: Log = { info() {}, error() {} }

/**
 * Opens or creates the store and migrates it. A copy of an existing one is made first: `before-{migration}.sqlite`, or
 * `.rows.zst` of Postgres.
 * @throws StoreDamagedError, StoreFolderError, StoreVersionError (a newer program wrote it) or MigrationFailedError; the
 * store stays as it was
 */
export async function openStore({
  dataDir,
  databaseUrl,
  pool,
  migrations = allMigrations,
  migrates = true,
  log = SILENT,
  isChecked = false,
}: StoreOptions): Promise<Store> {
  const store =
    databaseUrl === undefined
      ? openSqlite(dataDir, log, isChecked)
      : await openPostgres(databaseUrl, dataDir, log, pool)
  try {
    if (migrates) await store.migrate(migrations)
  } catch (error) {
    await store.close()
    await store.db.destroy()
    throw error
  }
  const { db, engine, revision, previews, reading } = store
  return {
    db,
    reads: reading?.db ?? db,
    engine,
    readRevision: revision.read,
    truncateLog: store.truncateLog,
    countConnections: store.countConnections,
    previews,
    async close() {
      await store.close()
      await reading?.close()
      await revision.close()
      await db.destroy()
    },
  }
}

function openSqlite(dataDir: string, log: Log, isChecked: boolean) {
  const path = join(dataDir, STORE_FILE)
  const file = inFolder(dataDir, () => {
    mkdirSync(dataDir, { recursive: true })
    if (isChecked) checkSqliteFile(path, log)
    return openSqliteFile(path)
  })
  const dialect = new NodeSqliteDialect(file)
  const previews = createSqlitePreviewStore(path)
  const db = new Kysely<Database>({ dialect })
  const copyBefore = async (migration: string) => {
    const copy = join(dataDir, `before-${migration}.sqlite`)
    const partial = `${copy}.partial`
    rmSync(partial, { force: true })
    // SQLite writes into an existing empty file, which only its owner can read.
    closeSync(openSync(partial, 'wx', 0o600))
    copySqliteFile(path, partial)
    await renameDurably(partial, copy)
    return `the store from before is kept in ${copy}`
  }
  return {
    engine: 'sqlite' as const,
    db,
    revision: createSqliteRevisionReader(path),
    previews,
    reading: openReadConnection(path),
    async migrate(migrations: Record<string, Migration>) {
      await migrate(db, migrations, copyBefore, log)
      dialect.timeout = RUNNING_TIMEOUT
    },
    countConnections: undefined,
    truncateLog: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db)),
    close: previews.close,
  }
}

async function openPostgres(databaseUrl: string, dataDir: string, log: Log, settings: PoolSettings | undefined) {
  // Loading the Postgres client takes a tenth of a start.
  const [{ createPgRevisionReader, PgDialect }, { watchPostgres }] = await Promise.all([
    import('./postgres.ts'),
    import('./postgres-watch.ts'),
  ])
  const watch = watchPostgres(databaseUrl, log)
  const dialect = new PgDialect(databaseUrl, watch, { settings })
  const db = new Kysely<Database>({ dialect })
  return {
    engine: 'postgres' as const,
    db,
    previews: createPgPreviewStore(db),
    revision: createPgRevisionReader(databaseUrl, watch),
    reading: undefined,
    async migrate(migrations: Record<string, Migration>) {
      const patiently = new PgDialect(databaseUrl, watch, { withoutTimeouts: true })
      await using patient = new Kysely<Database>({ dialect: patiently })
      const copyBefore = async (migration: string) => {
        const { copyPostgres } = await import('./postgres-rows.ts')
        const copy = join(dataDir, `before-${migration}.rows.zst`)
        await copyPostgres(databaseUrl, copy)
        return `the rows from before are kept in ${copy}`
      }
      await migrate(patient, migrations, copyBefore, log)
    },
    countConnections: () => dialect.count(),
    truncateLog: async () => {},
    close: watch.close,
  }
}

import { closeSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Log } from '../log.ts'
import { checkSqliteFile } from './check-sqlite.ts'
import type { Engine } from './engine.ts'
import { migrate } from './migrate.ts'
import { migrations as allMigrations } from './migrations.ts'
import { createPgPreviewStore, createSqlitePreviewStore, type PreviewStore } from './preview-store.ts'
import { openReadConnection } from './read-connection.ts'
import { createSqliteRevisionReader } from './revision-reader.ts'
import type { Database } from './schema.ts'
import { ensureSearchIndexes } from './search-index.ts'
import { copySqliteFile, NodeSqliteDialect, openSqliteFile, RUNNING_PATIENCE } from './sqlite.ts'

export { StoreDamagedError } from './check-sqlite.ts'
export { StoreVersionError } from './migrate.ts'

/** The database is there and refuses this program: DATABASE_URL is wrong, or the database is not set up. */
export class DatabaseRefusedError extends Error {
  override name = 'DatabaseRefusedError'
}

/**
 * Returns as soon as a Postgres server takes our connection; tries with back-off for as long as it takes.
 * @param onFault told of each attempt that failed, in one line
 * @throws DatabaseRefusedError for what does not pass by itself: a wrong password, an unknown user or database
 */
export async function waitForDatabase(databaseUrl: string, onFault: (fault: string) => void): Promise<void> {
  const { connectOnce } = await import('./postgres-start.ts')
  for (let delay = FIRST_DELAY; ; delay = Math.min(delay * 2, LONGEST_DELAY)) {
    const failed = await connectOnce(databaseUrl)
    if (failed?.refusal !== undefined) throw new DatabaseRefusedError(failed.refusal)
    if (!failed) return
    onFault(`${failed.fault}. Trying again in ${delay / 1000} s`)
    await wait(delay)
  }
}

/** Milliseconds between two attempts to reach the database at the start: doubled from the first to the second. */
const FIRST_DELAY = 1_000
const LONGEST_DELAY = 16_000

/** Name of the SQLite file in the data folder. */
export const STORE_FILE = 'store.sqlite'

export interface Store {
  db: Kysely<Database>
  /** For reads that may take long: on SQLite a thread of its own, so that they hold up nobody. On Postgres the same as `db`. */
  reads: Kysely<Database>
  engine: Engine
  /**
   * The content revision as it is now: never older than the call, whoever has written. A number on SQLite, where it costs some
   * two microseconds; on Postgres a promise, of a query that all share who wait.
   * @throws what the engine says when the store cannot be read
   */
  readRevision(): number | Promise<number>
  /** Writes what SQLite keeps beside the file into it, so that nothing deleted is left there; another engine does that itself. */
  clearLog(): Promise<void>
  /** What previews are rendered from. */
  previews: PreviewStore
  close(): Promise<void>
}

export interface StoreOptions {
  /** Folder of the SQLite file and its copies; made if absent. */
  dataDir: string
  /** Address of a Postgres database; undefined: the SQLite file. */
  databaseUrl?: string | undefined
  /** Tests give others. */
  migrations?: Record<string, Migration>
  /** Hears of migrations, and when a Postgres database goes away and comes back. */
  log?: Log
  /** Whether a SQLite file is looked through for damage first. */
  isChecked?: boolean
}

const SILENT: Log = { info() {}, error() {} }

/**
 * Opens the store, made if absent, and brings its tables up to date. Before an existing SQLite file is migrated, a copy of
 * it is kept as `before-{migration}.sqlite` in the data folder.
 * @throws StoreDamagedError; StoreVersionError when a newer version of the program wrote the store; MigrationFailedError; what the engine
 *   throws when the file or the server cannot be reached. In each case the store is as it was.
 */
export async function openStore({
  dataDir,
  databaseUrl,
  migrations = allMigrations,
  log = SILENT,
  isChecked = false,
}: StoreOptions): Promise<Store> {
  const store = databaseUrl === undefined ? openSqlite(dataDir, log, isChecked) : await openPostgres(databaseUrl, log)
  try {
    await store.migrate(migrations)
  } catch (error) {
    store.close()
    await store.db.destroy()
    throw error
  }
  const { db, engine, revision, previews, reading } = store
  return {
    db,
    reads: reading?.db ?? db,
    engine,
    readRevision: revision.read,
    clearLog: store.clearLog,
    previews,
    async close() {
      store.close()
      await reading?.close()
      await revision.close()
      await db.destroy()
    },
  }
}

function openSqlite(dataDir: string, log: Log, isChecked: boolean) {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, STORE_FILE)
  if (isChecked) checkSqliteFile(path, log)
  const dialect = new NodeSqliteDialect(openSqliteFile(path))
  const db = new Kysely<Database>({ dialect })
  const keepCopy = (migration: string) => {
    const copy = join(dataDir, `before-${migration}.sqlite`)
    const partial = `${copy}.partial`
    rmSync(partial, { force: true })
    // SQLite writes into an empty file that is there: so it is readable by its owner only, as the store is.
    closeSync(openSync(partial, 'wx', 0o600))
    copySqliteFile(path, partial)
    renameSync(partial, copy)
    return `the store from before is kept in ${copy}`
  }
  return {
    engine: 'sqlite' as const,
    db,
    revision: createSqliteRevisionReader(path),
    previews: createSqlitePreviewStore(path),
    reading: openReadConnection(path),
    async migrate(migrations: Record<string, Migration>) {
      await migrate(db, migrations, keepCopy, log)
      dialect.patience = RUNNING_PATIENCE
    },
    clearLog: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db)),
    close() {},
  }
}

async function openPostgres(databaseUrl: string, log: Log) {
  // Its client is a tenth of a start, which those do without who have the file.
  const [{ createPgRevisionReader, PgDialect }, { watchPostgres }] = await Promise.all([
    import('./postgres.ts'),
    import('./postgres-watch.ts'),
  ])
  const watch = watchPostgres(databaseUrl, log)
  const db = new Kysely<Database>({ dialect: new PgDialect(databaseUrl, watch) })
  return {
    engine: 'postgres' as const,
    db,
    previews: createPgPreviewStore(db),
    revision: createPgRevisionReader(databaseUrl, watch),
    reading: undefined,
    async migrate(migrations: Record<string, Migration>) {
      const patient = new Kysely<Database>({ dialect: new PgDialect(databaseUrl, watch, { isPatient: true }) })
      // Copies of a Postgres database are its operator's: this program has no right to make one.
      const keepNoCopy = () => 'no copy is made of a Postgres database: that is for pg_dump'
      try {
        await migrate(patient, migrations, keepNoCopy, log)
        const advice = await ensureSearchIndexes(patient)
        if (advice !== undefined) log.info(advice)
      } finally {
        await patient.destroy()
      }
    },
    clearLog: async () => {},
    close: watch.close,
  }
}

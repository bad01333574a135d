import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Log } from '../log.ts'
import type { Engine } from './engine.ts'
import { migrate } from './migrate.ts'
import { migrations as allMigrations } from './migrations.ts'
import { openReadConnection } from './read-connection.ts'
import { createSqliteRevisionReader } from './revision-reader.ts'
import type { Database } from './schema.ts'
import { ensureSearchIndexes } from './search-index.ts'
import { copySqliteFile, NodeSqliteDialect, openSqliteFile, RUNNING_PATIENCE } from './sqlite.ts'

export { StoreVersionError } from './migrate.ts'

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
  close(): Promise<void>
}

export interface StoreOptions {
  /** Folder of the SQLite file and its copies; made if absent. */
  dataDir: string
  /** Address of a Postgres database; undefined: the SQLite file. */
  databaseUrl?: string | undefined
  /** Tests give others. */
  migrations?: Record<string, Migration>
  /** Gets what the operator should know. */
  log?: Pick<Log, 'info'> | undefined
}

/**
 * Opens the store, made if absent, and brings its tables up to date. Before an existing SQLite file is migrated, a copy of
 * it is kept as `before-{migration}.sqlite` in the data folder.
 * @throws StoreVersionError when a newer version of the program wrote the store; MigrationFailedError; what the engine
 *   throws when the file or the server cannot be reached. In each case the store is as it was.
 */
export async function openStore({ dataDir, databaseUrl, migrations = allMigrations, log }: StoreOptions): Promise<Store> {
  const store = databaseUrl === undefined ? openSqlite(dataDir) : await openPostgres(databaseUrl)
  try {
    await migrate(store.db, migrations, store.keepCopy)
    const advice = await store.endStart()
    if (advice !== undefined) log?.info(advice)
  } catch (error) {
    await store.db.destroy()
    throw error
  }
  const { db, engine, revision, reading } = store
  return {
    db,
    reads: reading?.db ?? db,
    engine,
    readRevision: revision.read,
    async close() {
      await reading?.close()
      await revision.close()
      await db.destroy()
    },
  }
}

function openSqlite(dataDir: string) {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, STORE_FILE)
  const dialect = new NodeSqliteDialect(openSqliteFile(path))
  return {
    engine: 'sqlite' as const,
    db: new Kysely<Database>({ dialect }),
    revision: createSqliteRevisionReader(path),
    reading: openReadConnection(path),
    async endStart() {
      dialect.patience = RUNNING_PATIENCE
      return undefined
    },
    keepCopy(migration: string) {
      const copy = join(dataDir, `before-${migration}.sqlite`)
      const partial = `${copy}.partial`
      rmSync(partial, { force: true })
      copySqliteFile(path, partial)
      renameSync(partial, copy)
    },
  }
}

async function openPostgres(databaseUrl: string) {
  // Its client is a tenth of a start, which those do without who have the file.
  const { createPgRevisionReader, PgDialect } = await import('./postgres.ts')
  const db = new Kysely<Database>({ dialect: new PgDialect(databaseUrl) })
  return {
    engine: 'postgres' as const,
    db,
    revision: createPgRevisionReader(databaseUrl),
    reading: undefined,
    endStart: () => ensureSearchIndexes(db),
    /** Copies of a Postgres database are its operator's: this program has no right to make one. */
    keepCopy() {},
  }
}

import { closeSync, openSync, statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'
import type { Log } from '../process/log.ts'
import { isBusy } from './store-folder.ts'
import { OperatorError } from '../process/operator-error.ts'

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = [11, 26]
/** A check takes some three seconds per GiB, so larger files are not checked. */
const MAX_BYTES = 1024 ** 3
/** https://www.sqlite.org/rescode.html: a transaction was interrupted, and the file is opened for reading alone. */
const SQLITE_READONLY_ROLLBACK = 776
const GIB = 1024 ** 3

export class StoreDamagedError extends OperatorError {
  override name = 'StoreDamagedError'
}

/** Checks the file (`pragma quick_check`) read-only, so that a write-ahead log of another file stays untouched. */
export function checkSqliteFile(path: string, log: Log, maxBytes = MAX_BYTES): void {
  const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (bytes === 0) return
  if (bytes > maxBytes) {
    log.info(
      `The store is not checked for damage: it has ${(bytes / GIB).toFixed(1)} GiB. By hand: sqlite3 ${path} "pragma quick_check"`,
    )
    return
  }
  const fault = findFault(path)
  if (fault === undefined) return
  throw new StoreDamagedError(
    `The store ${path} is damaged, and is left as it is: ${fault}\nMost often a copy was put back while ${path}-wal and ${path}-shm of the ` +
      'older file were still there. Delete those two files, put the copy back once more, and start (docs/operations.md, Restore).',
  )
}

function findFault(path: string): string | undefined {
  try {
    using file = new DatabaseSync(path, { readOnly: true })
    const { quick_check: said } = file.prepare('pragma quick_check(1)').get() as { quick_check: string }
    return said === 'ok' ? undefined : said.replaceAll(/\s+/g, ' ')
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
    // SQLite rolls back when it opens the file for writing.
    if (code === SQLITE_READONLY_ROLLBACK) return undefined
    if (DAMAGED.includes(code & 0xff)) return (error as Error).message
    throw error
  }
}

/** Milliseconds: at the start, another process may be in a long migration. */
export const STARTING_TIMEOUT = 60_000
export const RUNNING_TIMEOUT = 5_000
/** Milliseconds of SQLite's own wait, which blocks the process. The rest is waited by a timer. */
const BLOCKING_TIMEOUT = 50
const ATTEMPT_INTERVAL = 10
/** More than the program has; only lists of values of varying length add further ones. */
const MAX_PREPARED_STATEMENTS = 500

/** Readable by its owner only. WAL: reads and a write run concurrently; FULL: commits survive a power cut. */
export function openSqliteFile(path: string): DatabaseSync {
  closeSync(openSync(path, 'a', 0o600))
  const file = new DatabaseSync(path, { timeout: STARTING_TIMEOUT, enableForeignKeyConstraints: true })
  switchToWal(file)
  file.exec('pragma synchronous = full')
  // Overwrites deleted data: personal data must not survive in free pages.
  file.exec('pragma secure_delete = on')
  file.exec(`pragma busy_timeout = ${BLOCKING_TIMEOUT}`)
  return file
}

/** SQLite does not wait by itself while another process is about to make the same file. */
function switchToWal(file: DatabaseSync): void {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (const deadline = performance.now() + STARTING_TIMEOUT; ; Atomics.wait(pause, 0, 0, ATTEMPT_INTERVAL)) {
    try {
      return file.exec('pragma journal_mode = wal')
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
    }
  }
}

/** A consistent copy, also during writes. */
export function copySqliteFile(path: string, copyPath: string): void {
  using file = new DatabaseSync(path, { timeout: STARTING_TIMEOUT })
  file.prepare('vacuum into ?').run(copyPath)
}

export class NodeSqliteDialect extends SqliteDialect {
  /** Milliseconds to wait for another writer. */
  timeout = STARTING_TIMEOUT
  readonly #database: SqliteDatabase
  readonly #file: DatabaseSync

  constructor(file: DatabaseSync) {
    const database = asKyselyDatabase(file)
    super({ database })
    this.#database = database
    this.#file = file
  }

  override createDriver(): SqliteDriver {
    return new RetryingDriver(this.#database, this.#file, () => this.timeout)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter()
  }
}

/** Kysely assumes that SQLite cannot create tables in a transaction. It can, so a failed migration rolls back. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Waits for other writers without blocking. Only a statement alone or a `begin` meets a lock, so retrying is safe. */
class RetryingDriver extends SqliteDriver {
  readonly #file: DatabaseSync
  readonly #timeout: () => number
  #connection: DatabaseConnection | undefined
  #isInTransaction = false
  /** Why SQLite itself rolled the transaction back, such as a full disk. */
  #rollbackCause: unknown

  constructor(database: SqliteDatabase, file: DatabaseSync, timeout: () => number) {
    super({ database })
    this.#file = file
    this.#timeout = timeout
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await super.beginTransaction(connection)
    this.#isInTransaction = true
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#endTransaction()
  }

  /** SQLite may have rolled back already: a second error would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#endTransaction()
    if (this.#file.isTransaction) await super.rollbackTransaction(connection)
  }

  #endTransaction(): void {
    this.#isInTransaction = false
    this.#rollbackCause = undefined
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    this.#connection ??= {
      executeQuery: async <Row>(query: CompiledQuery) => {
        // Later statements would be written outside of any transaction.
        if (this.#rollbackCause !== undefined) throw this.#rollbackCause
        for (const deadline = performance.now() + this.#timeout(); ;) {
          try {
            return await connection.executeQuery<Row>(query)
          } catch (error) {
            if (this.#isInTransaction && !this.#file.isTransaction) this.#rollbackCause = error
            if (!isBusy(error) || performance.now() > deadline) throw error
            await setTimeout(ATTEMPT_INTERVAL)
          }
        }
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
    return this.#connection
  }
}

function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare(sql) {
      // A pragma takes effect while it is prepared, so it cannot be reused.
      if (/^pragma\b/i.test(sql)) return asKyselyStatement(file.prepare(sql))
      const known = prepared.get(sql)
      if (known) return known
      // Takes the write lock at once: a transaction that reads before it writes would fail on another process's write.
      const statement = asKyselyStatement(file.prepare(sql === 'begin' ? 'begin immediate' : sql))
      if (prepared.size >= MAX_PREPARED_STATEMENTS) prepared.clear()
      prepared.set(sql, statement)
      return statement
    },
  }
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  }
}

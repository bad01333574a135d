import { closeSync, openSync } from 'node:fs'
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

/** How long a statement waits for another writer, in milliseconds: while starting, it may be in the middle of a long migration. */
export const STARTING_PATIENCE = 60_000
export const RUNNING_PATIENCE = 5_000
/** How much of that SQLite waits itself. It blocks the process, so the rest is waited with a timer between attempts. */
const BLOCKING_PATIENCE = 50
const ATTEMPT_INTERVAL = 10
/** SQLite's result code for a lock that another connection has. */
const SQLITE_BUSY = 5
/** Statements kept prepared. More than the program has; only a list of values of varying length makes new ones. */
const STATEMENTS_KEPT = 500

/**
 * Opens a SQLite file, made if absent and readable by its owner only: it holds visitors' messages.
 * WAL lets readers and a writer work at the same time; FULL means that what was answered as stored survives a power cut.
 * @throws what node:sqlite throws when the file is no database or cannot be written
 */
export function openSqliteFile(path: string): DatabaseSync {
  closeSync(openSync(path, 'a', 0o600))
  const file = new DatabaseSync(path, { timeout: STARTING_PATIENCE, enableForeignKeyConstraints: true })
  file.exec('pragma journal_mode = wal')
  file.exec('pragma synchronous = full')
  // What is deleted is overwritten: messages that somebody wants forgotten must not be left in free pages.
  file.exec('pragma secure_delete = on')
  file.exec(`pragma busy_timeout = ${BLOCKING_PATIENCE}`)
  return file
}

/** Writes a consistent copy of the file, while others may read and write it. */
export function copySqliteFile(path: string, copyPath: string): void {
  const file = new DatabaseSync(path, { timeout: STARTING_PATIENCE })
  try {
    file.prepare('vacuum into ?').run(copyPath)
  } finally {
    file.close()
  }
}

/** Kysely's SQLite dialect over node:sqlite. */
export class NodeSqliteDialect extends SqliteDialect {
  /** How long a statement waits for another writer, in milliseconds. */
  patience = STARTING_PATIENCE
  readonly #database: SqliteDatabase
  readonly #file: DatabaseSync

  constructor(file: DatabaseSync) {
    const database = asKyselyDatabase(file)
    super({ database })
    this.#database = database
    this.#file = file
  }

  override createDriver(): SqliteDriver {
    return new PatientDriver(this.#database, this.#file, () => this.patience)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter()
  }
}

/** Kysely plays safe and says that SQLite cannot create tables within a transaction. It can: a failed migration rolls back whole. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * Waits for other writers without blocking the process. A statement that found the file busy has done nothing: outside a
 * transaction it stands alone, and a transaction has its lock from the beginning.
 */
class PatientDriver extends SqliteDriver {
  readonly #file: DatabaseSync
  readonly #patience: () => number
  #connection: DatabaseConnection | undefined
  #isInTransaction = false
  /** Why SQLite has rolled the present transaction back by itself, as it does when the disk is full. */
  #lost: unknown

  constructor(database: SqliteDatabase, file: DatabaseSync, patience: () => number) {
    super({ database })
    this.#file = file
    this.#patience = patience
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await super.beginTransaction(connection)
    this.#isInTransaction = true
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#endTransaction()
  }

  /** There is nothing left to roll back where SQLite has done so: an error of our own would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#endTransaction()
    if (this.#file.isTransaction) await super.rollbackTransaction(connection)
  }

  #endTransaction(): void {
    this.#isInTransaction = false
    this.#lost = undefined
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    this.#connection ??= {
      executeQuery: async <Row>(query: CompiledQuery) => {
        // What follows would otherwise be written outside of any transaction.
        if (this.#lost !== undefined) throw this.#lost
        for (const deadline = performance.now() + this.#patience(); ;) {
          try {
            return await connection.executeQuery<Row>(query)
          } catch (error) {
            if (this.#isInTransaction && !this.#file.isTransaction) this.#lost = error
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

function isBusy(error: unknown): boolean {
  // The lower byte is the code, the rest says which kind of it.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY
}

function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare(sql) {
      // A pragma does its work while it is prepared: kept, it would work once.
      if (/^pragma\b/i.test(sql)) return asKyselyStatement(file.prepare(sql))
      const known = prepared.get(sql)
      if (known) return known
      // A transaction takes the write lock when it begins: one that first reads and then writes would otherwise fail when
      // another process wrote in between.
      const statement = asKyselyStatement(file.prepare(sql === 'begin' ? 'begin immediate' : sql))
      if (prepared.size >= STATEMENTS_KEPT) prepared.clear()
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

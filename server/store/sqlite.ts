import { closeSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'

/** How long a writer waits for another process to finish writing, in milliseconds. */
export const BUSY_TIMEOUT = 5_000
/** The same while starting: another process may be in the middle of a long migration. */
const STARTING_BUSY_TIMEOUT = 60_000
/** Statements kept prepared. More than the program has; only a list of values of varying length makes new ones. */
const STATEMENTS_KEPT = 500

/**
 * Opens a SQLite file, made if absent and readable by its owner only: it holds visitors' messages.
 * WAL lets readers and a writer work at the same time; FULL means that what was answered as stored survives a power cut.
 * @throws what node:sqlite throws when the file is no database or cannot be written
 */
export function openSqliteFile(path: string): DatabaseSync {
  closeSync(openSync(path, 'a', 0o600))
  const file = new DatabaseSync(path, { timeout: STARTING_BUSY_TIMEOUT, enableForeignKeyConstraints: true })
  file.exec('pragma journal_mode = wal')
  file.exec('pragma synchronous = full')
  return file
}

/** Writes a consistent copy of the file, while others may read and write it. */
export function copySqliteFile(path: string, copyPath: string): void {
  const file = new DatabaseSync(path, { timeout: STARTING_BUSY_TIMEOUT })
  try {
    file.prepare('vacuum into ?').run(copyPath)
  } finally {
    file.close()
  }
}

/** Kysely's SQLite dialect over node:sqlite. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(file: DatabaseSync) {
    super({ database: asKyselyDatabase(file) })
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

function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare(sql) {
      // A transaction takes the write lock when it begins: one that read first and wrote later could lose what it read.
      if (sql === 'begin') sql = 'begin immediate'
      const known = prepared.get(sql)
      if (known) return known
      if (prepared.size >= STATEMENTS_KEPT) prepared.delete(prepared.keys().next().value!)
      const statement = asKyselyStatement(file.prepare(sql))
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

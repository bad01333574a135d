import { Kysely } from 'kysely'
import { existsSync, rmSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Migration } from 'kysely/migration'
import { createTablesOf } from './migrate.ts'
import { APPLIED, BATCH, loadLines, writeHeading, type LoadOptions, type RowWriter } from './row-lines.ts'
import type { Database, Db } from './schema.ts'
import { NodeSqliteDialect, openSqliteFile, STARTING_TIMEOUT } from './sqlite.ts'
import { isBusy } from './store-folder.ts'
import { OperatorError } from '../process/operator-error.ts'

/** Another process, most often a server, has the file open. */
export class StoreInUseError extends OperatorError {
  override name = 'StoreInUseError'
}

/** Sees one moment of the store, while others write. */
export function openSqliteMoment(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: STARTING_TIMEOUT })
  file.exec('pragma query_only = on')
  file.exec('begin')
  // The moment is that of the first read.
  file.prepare('select count(*) from sqlite_schema').get()
  return file
}

/** All rows of all tables, as lines of text that `loadSqliteRows` and `loadRows` read. */
export function* dumpSqliteRows(file: DatabaseSync): Generator<string> {
  for (const table of listTables(file)) {
    const columns = (file.prepare(`pragma table_info(${quote(table)})`).all() as { name: string }[]).map(
      ({ name }) => name,
    )
    yield writeHeading({ table, columns })
    let rows: string[] = []
    for (const row of file.prepare(`select ${columns.map(quote).join(', ')} from ${quote(table)}`).iterate()) {
      rows.push(`${JSON.stringify(row)}\n`)
      if (rows.length < BATCH) continue
      yield rows.join('')
      rows = []
    }
    if (rows.length > 0) yield rows.join('')
  }
  const identities = file
    .prepare('select name as identity, seq as last from sqlite_sequence where seq > 0 order by name')
    .all() as { identity: string; last: number }[]
  for (const { identity, last } of identities) yield writeHeading({ identity, column: 'id', last: String(last) })
}

/**
 * Fills a store with the lines of `dumpSqliteRows` or `dumpRows`, in one transaction. Other processes wait meanwhile.
 * @param options.path created if missing
 * @throws StoreInUseError, StoreVersionError for rows of a newer program
 */
export async function loadSqliteRows({ path, lines, migrations, isReplaced, verify }: LoadOptions & { path: string }) {
  const isNew = !existsSync(path)
  const file = openSqliteFile(path)
  try {
    await using db = new Kysely<Database>({ dialect: new NodeSqliteDialect(file) })
    claim(file, path)
    file.exec('pragma foreign_keys = off')
    await db.transaction().execute(async (tx) => {
      if (isReplaced) for (const table of listTables(file)) file.exec(`drop table ${quote(table)}`)
      await loadLines(lines, createWriter(tx, file, migrations))
      const broken = file.prepare('pragma foreign_key_check').all() as { table: string }[]
      if (broken.length > 0) throw new Error(`${broken.length} references are broken, the first in ${broken[0]!.table}`)
      await verify?.(dumpSqliteRows(file))
    })
    // Gives back the pages of what was replaced.
    if (isReplaced) file.exec('vacuum')
  } catch (error) {
    if (isNew) rmSync(path, { force: true })
    throw error
  }
}

/** Whether there are tables, and whether another process has the file open. */
export function lookAtSqlite(path: string): { tables: number; isInUse: boolean } {
  if (!existsSync(path)) return { tables: 0, isInUse: false }
  using file = new DatabaseSync(path, { timeout: 0 })
  return { tables: listTables(file).length, isInUse: !leaveLog(file) }
}

/** Keeps everybody else out until the file is closed. @throws StoreInUseError */
function claim(file: DatabaseSync, path: string): void {
  file.exec('pragma busy_timeout = 0')
  if (!leaveLog(file)) throw new StoreInUseError(`${path} is in use: stop the server first.`)
  file.exec('pragma locking_mode = exclusive')
  file.exec('begin exclusive')
  file.exec('commit')
}

/** A write-ahead log ends with the last connection, so this fails while another process has one. */
function leaveLog(file: DatabaseSync): boolean {
  try {
    file.exec('pragma journal_mode = delete')
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}

function createWriter(db: Db, file: DatabaseSync, migrations: Record<string, Migration>): RowWriter {
  return {
    async createTables(applied) {
      await createTablesOf(db, applied, migrations)
      for (const table of listTables(file)) file.exec(`delete from ${quote(table)}`)
      file.exec('delete from sqlite_sequence')
    },
    insert({ table, columns }, rows) {
      const statement = file.prepare(
        `insert into ${quote(table)} (${columns.map(quote).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      )
      for (const row of rows) {
        const values = JSON.parse(row) as Record<string, SQLInputValue>
        statement.run(...columns.map((column) => values[column] ?? null))
      }
    },
    setLast(heading) {
      if (!('identity' in heading)) return
      const { identity, last } = heading
      // Inserting the rows may have raised it further.
      const known = file.prepare('select max(seq) as seq from sqlite_sequence where name = ?').get(identity)
      file.prepare('delete from sqlite_sequence where name = ?').run(identity)
      file
        .prepare('insert into sqlite_sequence (name, seq) values (?, ?)')
        .run(identity, Math.max(Number(last), Number(known?.['seq'] ?? 0)))
    },
  }
}

/** That of the migrations comes first. */
function listTables(file: DatabaseSync): string[] {
  const tables = file
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite^_%' escape '^' order by name <> ?, name",
    )
    .all(APPLIED) as { name: string }[]
  return tables.map(({ name }) => name)
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

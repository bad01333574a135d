import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { migrations } from '../core/store/migrations.ts'
import {
  compareSums,
  readHeading,
  readLines,
  RowSummer,
  type Lines,
  type Pieces,
  type RowSums,
} from '../core/store/row-lines.ts'
import { dumpSqliteRows, loadSqliteRows, lookAtSqlite, openSqliteMoment } from '../core/store/sqlite-rows.ts'
import type { Db } from '../core/store/schema.ts'
import { openStore, STORE_FILE } from '../core/store/store.ts'
import { TransferError } from './transfer-error.ts'

/** Milliseconds in which Postgres ends the connections of a server that has just been stopped. */
const ENDING = 2_000

/** A SQLite file, or a database of Postgres. */
export type StoreAddress = { path: string } | { databaseUrl: string }

export interface CopyOptions {
  from: StoreAddress
  to: StoreAddress
  /** Deletes what the target has. */
  isReplaced?: boolean
  /** Called for each table, when its rows were read. */
  onTable?: (table: string, rows: number) => unknown
}

/** @param given a URL of Postgres, or the path of a data folder or of a SQLite file */
export function parseAddress(given: string): StoreAddress {
  if (/^postgres(ql)?:\/\//.test(given)) return { databaseUrl: given }
  if (/^[a-z0-9]{2,}:\/\//i.test(given))
    throw new TransferError(`${given}: name a folder, a SQLite file or postgres://user@host/database.`)
  const isFile = statSync(given, { throwIfNoEntry: false })?.isFile() ?? /\.(sqlite|db)$/.test(given)
  return { path: isFile ? given : join(given, STORE_FILE) }
}

/** Without the password. */
export function nameOf(address: StoreAddress): string {
  if ('path' in address) return address.path
  const url = new URL(address.databaseUrl)
  url.password = ''
  return url.href
}

/** Tables of the target. @throws TransferError while a server uses it */
export async function countTargetTables(to: StoreAddress): Promise<number> {
  if ('path' in to) {
    const { tables, isInUse } = lookAtSqlite(to.path)
    if (isInUse) throw new TransferError(`${to.path} is in use: stop the server first.`)
    return tables
  }
  const { lookAtDatabase } = await import('../core/store/postgres-rows.ts')
  const deadline = performance.now() + ENDING
  let { tables, connections } = await lookAtDatabase(to.databaseUrl)
  while (connections > 0 && performance.now() < deadline) {
    await wait(100)
    ;({ tables, connections } = await lookAtDatabase(to.databaseUrl))
  }
  if (connections > 0)
    throw new TransferError(
      `${nameOf(to)} is in use (${connections} other ${connections === 1 ? 'connection' : 'connections'}): ` +
        'stop the server first.',
    )
  return tables
}

/**
 * Copies all rows of one moment of a store into another one, in one transaction of that one: all or nothing. The source
 * may be in use.
 * @throws TransferError, StoreInUseError, StoreVersionError
 */
export async function copyStore({ from, to, isReplaced = false, onTable }: CopyOptions) {
  const began = performance.now()
  if (isSame(from, to)) throw new TransferError('Both are the same store.')
  const tables = await countTargetTables(to)
  if (tables > 0 && !isReplaced)
    throw new TransferError(
      `${nameOf(to)} is not empty (${tables} tables), and is left as it is. Name another one, or add --replace.`,
    )
  await using source = await openSource(from)
  const read = new RowSummer()
  const verify = async (pieces: Pieces) => {
    const written = new RowSummer()
    for await (const line of readLines(pieces)) written.read(line)
    const faults = compareSums(read.sums, written.sums)
    if (faults.length > 0)
      throw new TransferError(`The copy differs in ${faults.join(', ')}, and was undone. Please report it as a bug.`)
  }
  const options = { lines: observe(source.pieces, read, onTable), migrations, isReplaced: tables > 0, verify }
  if ('path' in to) makeFolderOf(to.path)
  if ('path' in to) await loadSqliteRows({ ...options, path: to.path })
  else await (await import('../core/store/postgres-rows.ts')).loadRows({ ...options, databaseUrl: to.databaseUrl })
  return { ...countRows(read.sums), seconds: (performance.now() - began) / 1000 }
}

/** Works with a copy of a store, which is made in an empty folder. @throws as copyStore */
export async function withCopy<Result>(
  from: StoreAddress,
  dataDir: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  await copyStore({ from, to: { path: join(dataDir, STORE_FILE) } })
  const store = await openStore({ dataDir })
  try {
    return await work(store.db)
  } finally {
    await store.close()
  }
}

/** @throws TransferError that names the folder */
function makeFolderOf(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new TransferError(`${dirname(path)} cannot be made: ${(error as Error).message}`)
  }
}

function isSame(from: StoreAddress, to: StoreAddress): boolean {
  if ('path' in from && 'path' in to) return existsSync(to.path) && realPathOf(from.path) === realPathOf(to.path)
  return 'databaseUrl' in from && 'databaseUrl' in to && from.databaseUrl === to.databaseUrl
}

function realPathOf(path: string): string {
  return existsSync(path) ? realpathSync(path) : path
}

async function openSource(from: StoreAddress): Promise<{ pieces: Pieces } & AsyncDisposable> {
  if ('path' in from) {
    if (!existsSync(from.path)) throw new TransferError(`There is no store at ${from.path}.`)
    const moment = openSqliteMoment(from.path)
    return { pieces: dumpSqliteRows(moment), [Symbol.asyncDispose]: async () => moment.close() }
  }
  const { dumpRows, openPgMoment } = await import('../core/store/postgres-rows.ts')
  const moment = await openPgMoment(from.databaseUrl)
  return { pieces: dumpRows(moment), [Symbol.asyncDispose]: moment.close }
}

async function* observe(pieces: Pieces, summer: RowSummer, onTable: CopyOptions['onTable']): Lines {
  let table: string | undefined
  let rows = 0
  const report = () => {
    if (table !== undefined) onTable?.(table, rows)
  }
  for await (const line of readLines(pieces)) {
    summer.read(line)
    const heading = readHeading(line)
    if (heading === undefined) rows += 1
    else {
      report()
      table = 'table' in heading ? heading.table : undefined
      rows = 0
    }
    yield line
  }
  report()
  if (summer.sums.size === 0) throw new TransferError('The source is empty: there is nothing to copy.')
}

function countRows(sums: RowSums): { rows: number; tables: number } {
  const tables = [...sums.values()].filter((sum) => typeof sum !== 'string')
  return { tables: tables.length, rows: tables.reduce((total, { rows }) => total + rows, 0) }
}

import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import {
  DummyDriver,
  Kysely,
  PostgresDialect,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type QueryResult,
  type SqliteDialectConfig,
} from 'kysely'
import { projectFolder } from '../process/project-folder.ts'
import type { Engine } from './engine.ts'
import type { Database, Db } from './schema.ts'

/** Milliseconds. In WAL mode a reader waits only while the file is opened or recovered. */
const TIMEOUT = 5_000
/** MiB. A query with more rows ends the thread, not the server. */
const MAX_HEAP_MIB = 96

/** The thread ended twice for the same query, or was closed. */
export class ReadThreadError extends Error {
  override name = 'ReadThreadError'
}

type Row = Record<string, unknown>

interface Reading {
  query: { sql: string; parameters: readonly unknown[] }
  isRepeated: boolean
  columns: string[]
  rows: Row[]
  resolve: (result: QueryResult<Row>) => void
  reject: (error: unknown) => void
}

type Piece = { number: number } & (
  | { columns?: string[]; rows: unknown[][]; changes?: number; isLast: boolean }
  | { error: { message: string; code?: string; errcode?: number } }
)

export interface ReadOptions {
  script?: string
  /** A crash loses the temporary tables, so such queries are not repeated. */
  hasTemporaryTables?: boolean
}

/** Reads a SQLite file in a worker thread, which starts on demand; after a crash it repeats the queries once. */
export function openReadConnection(
  path: string,
  { script = join(projectFolder, 'server/core/store/read-worker.js'), hasTemporaryTables = false }: ReadOptions = {},
) {
  const readings = new Map<number, Reading>()
  let worker: Worker | undefined
  let number = 0
  let isClosed = false

  function start(): Worker {
    const started = new Worker(script, {
      workerData: { path, timeout: TIMEOUT, hasTemporaryTables },
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MIB, maxYoungGenerationSizeMb: 4 },
    })
    let reason: unknown
    started.on('message', (piece: Piece) => void take(piece, started))
    started.on('error', (error) => (reason = error))
    started.on('exit', () => {
      if (worker === started) worker = undefined
      repeat(reason)
    })
    return started
  }

  function repeat(reason: unknown): void {
    for (const [id, reading] of readings) {
      if (isClosed || reading.isRepeated) {
        readings.delete(id)
        reading.reject(
          new ReadThreadError(isClosed ? 'The store is closed' : 'The thread that reads the store has ended', {
            cause: reason,
          }),
        )
      } else {
        Object.assign(reading, { isRepeated: true, columns: [], rows: [] })
        send(id, reading.query)
      }
    }
  }

  function send(id: number, query: Partial<Reading['query']>): void {
    worker ??= start()
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    worker.postMessage({ number: id, ...query })
  }

  async function take(piece: Piece, from: Worker): Promise<void> {
    const reading = readings.get(piece.number)
    if (!reading || worker !== from) return
    if ('error' in piece) {
      finish(piece.number)
      reading.reject(Object.assign(new Error(piece.error.message), piece.error))
      return
    }
    if (piece.columns) reading.columns = piece.columns
    for (const values of piece.rows) reading.rows.push(toRow(reading.columns, values))
    if (piece.isLast) {
      finish(piece.number)
      const { changes } = piece
      reading.resolve({ rows: reading.rows, ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) })
      return
    }
    await setImmediate()
    if (readings.get(piece.number) === reading && worker === from) send(piece.number, {})
  }

  function finish(id: number): void {
    readings.delete(id)
    // An idle thread does not keep the process running.
    if (readings.size === 0) worker?.unref()
  }

  function read({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (isClosed) return Promise.reject(new ReadThreadError('The store is closed'))
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<Row>>()
    const query = { sql, parameters }
    const reading = { query, isRepeated: hasTemporaryTables, columns: [], rows: [], resolve, reject }
    readings.set(++number, reading)
    send(number, reading.query)
    return promise
  }

  return {
    /** Read-only. Each query sees everything committed before it was called. */
    db: createReadingDb('sqlite', read),
    /** Ends the thread, with all that is temporary. The next read starts another. To be called while nothing is read. */
    async rest(): Promise<void> {
      await worker?.terminate()
    },
    /** Pending reads are rejected. */
    async close(): Promise<void> {
      isClosed = true
      await worker?.terminate()
      repeat(undefined)
    },
  }
}

function toRow(columns: string[], values: unknown[]): Row {
  const row: Row = {}
  for (let index = 0; index < columns.length; index += 1) row[columns[index]!] = values[index]
  return row
}

/** @param read is asked for each query; there are no transactions */
export function createReadingDb(engine: Engine, read: (query: CompiledQuery) => Promise<QueryResult<unknown>>): Db {
  const connection: DatabaseConnection = {
    executeQuery: async <Result>(query: CompiledQuery) => (await read(query)) as QueryResult<Result>,
    streamQuery: () => {
      throw new Error('Rows cannot be streamed from a connection for reads')
    },
  }
  const driver = Object.assign(new DummyDriver(), {
    acquireConnection: async () => connection,
    async beginTransaction() {
      throw new Error('The connection for reads has no transactions')
    },
  })
  // The rest of a dialect needs no database.
  const dialect =
    engine === 'sqlite'
      ? new SqliteDialect({} as SqliteDialectConfig)
      : new PostgresDialect({} as PostgresDialectConfig)
  return new Kysely<Database>({ dialect: Object.assign(dialect, { createDriver: () => driver }) })
}

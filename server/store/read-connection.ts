import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import {
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { projectFolder } from '../project-folder.ts'
import type { Database } from './schema.ts'

/** Milliseconds that a read waits for a lock. In WAL mode a reader meets one only while the file is opened or recovered. */
const PATIENCE = 5_000
/** MiB of JavaScript objects: the rows of some queries. When it is more, the thread ends, and not the server. */
const LARGEST_HEAP = 96

/** The thread that reads has ended, twice in a row for the same query, or was closed. */
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

export interface ReadConnection {
  /** Only for reads. Each sees what was committed before it was asked. */
  db: Kysely<Database>
  /** Ends the thread; what is being read is rejected. */
  close(): Promise<void>
}

export interface ReadOptions {
  /** Tests give another one. */
  script?: string
  /** Allows temporary tables. They are lost with a thread that dies, so its queries are not repeated. */
  hasTemporaryTables?: boolean
}

/**
 * Reads a SQLite file in a worker thread, on a connection that cannot write to it. The thread starts with the first
 * query, and again when it has died: its queries are then repeated once.
 */
export function openReadConnection(
  path: string,
  { script = join(projectFolder, 'server/store/read-worker.js'), hasTemporaryTables = false }: ReadOptions = {},
): ReadConnection {
  const readings = new Map<number, Reading>()
  let worker: Worker | undefined
  let number = 0
  let isClosed = false

  function start(): Worker {
    const started = new Worker(script, {
      workerData: { path, patience: PATIENCE, hasTemporaryTables },
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP, maxYoungGenerationSizeMb: 4 },
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

  /** A query that ended the thread twice is not tried again. */
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
    // Nobody waits for an idle thread when the program ends.
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
    db: new Kysely<Database>({ dialect: createDialect(read) }),
    async close() {
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

function createDialect(read: (query: CompiledQuery) => Promise<QueryResult<Row>>): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: async <Result>(query: CompiledQuery) => (await read(query)) as QueryResult<Result>,
    streamQuery: () => {
      throw new Error('Rows cannot be streamed from the thread that reads')
    },
  }
  const refuse = async () => {
    throw new Error('The connection for reads has no transactions')
  }
  const driver: Driver = {
    async init() {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    async releaseConnection() {},
    async destroy() {},
  }
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

import { Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { cutOff, type PostgresWatch } from './postgres-watch.ts'
import { coalesceReads, selectRevision, type RevisionReader } from './revision.ts'
import type { Database } from './schema.ts'

const INT8 = 20

/** Milliseconds that `pg` waits beyond `statement_timeout`, for a server that hangs. */
const ANSWER_PATIENCE = 500
/** Milliseconds; afterwards pages are answered without the revision. */
const REVISION_TIMEOUT = 2_000

export interface PoolSettings {
  /** The most connections of the pool; the page cache has one more. */
  connections: number
  /** Milliseconds for a statement, and to wait for a free or new connection. */
  timeout: number
}

const DEFAULTS: PoolSettings = { connections: 10, timeout: 5_000 }

/** JIT compilation takes longer than any of these statements. */
const SESSION_OPTIONS = '-c jit=off'

export interface PoolCount {
  open: number
  idle: number
  waiting: number
}

interface PgOptions {
  withoutTimeouts?: boolean
  settings?: PoolSettings | undefined
}

/** Returns counts as numbers, like SQLite. */
export class PgDialect extends PostgresDialect {
  readonly count: () => PoolCount

  /** @param withoutTimeouts for migrations, which may take minutes: without time-outs */
  constructor(
    databaseUrl: string,
    watch: PostgresWatch,
    { withoutTimeouts = false, settings: { connections, timeout } = DEFAULTS }: PgOptions = {},
  ) {
    const limits = withoutTimeouts
      ? {}
      : { options: `${SESSION_OPTIONS} -c statement_timeout=${timeout}`, query_timeout: timeout + ANSWER_PATIENCE }
    const pool = openPool(databaseUrl, watch, { max: connections, connectionTimeoutMillis: timeout, ...limits })
    super({ pool: new WatchedPool(pool, watch) })
    this.count = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  }

  override createAdapter(): PostgresAdapter {
    return new LockedByUsAdapter()
  }
}

/** Kysely's session lock cannot be released in a failed transaction; migrate.ts takes one of the transaction. */
class LockedByUsAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/**
 * Has its own connection: cached pages stay fast on a busy pool. A `LISTEN` notice could come after the writer's
 * answer.
 */
export function createPgRevisionReader(databaseUrl: string, watch: PostgresWatch): RevisionReader {
  const settings = { connections: 1, timeout: REVISION_TIMEOUT }
  const db = new Kysely<Database>({ dialect: new PgDialect(databaseUrl, watch, { settings }) })
  // Each page from memory asks.
  const query = selectRevision(db).compile()
  const read = async () => (await db.executeQuery(query)).rows[0]!.revision
  return { read: coalesceReads(read), close: () => db.destroy() }
}

/** Reports faults to the watch, and fails at once while the database is unavailable. */
class WatchedPool implements PostgresPool {
  readonly options: object
  readonly #pool: pg.Pool
  readonly #watch: PostgresWatch
  /** Kysely identifies a connection by its client object. */
  readonly #clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  constructor(pool: pg.Pool, watch: PostgresWatch) {
    this.options = pool.options
    this.#pool = pool
    this.#watch = watch
  }

  async connect(): Promise<PostgresPoolClient> {
    await this.#watch.waitUntilAvailable()
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw this.#watch.classify(error)
    })
    const known = this.#clients.get(client)
    if (known) return known
    const watched = watchClient(client, this.#watch)
    this.#clients.set(client, watched)
    return watched
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

function watchClient(client: pg.PoolClient, watch: PostgresWatch): PostgresPoolClient {
  const query = async (text: string | pg.QueryConfig, parameters: unknown[]) => {
    try {
      return await client.query(text, parameters)
    } catch (error) {
      // A late answer would be read as that of the next statement.
      if (error instanceof Error && error.message === 'Query read timeout') cutOff(client)
      throw watch.classify(error)
    }
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: (isBroken) => client.release(isBroken) }
}

function openPool(databaseUrl: string, watch: PostgresWatch, more: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    keepAlive: true,
    options: SESSION_OPTIONS,
    ...more,
    connectionString: databaseUrl,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
    } as pg.CustomTypesConfig,
  })
  const open = new Set<pg.PoolClient>()
  pool.on('connect', (client) => {
    open.add(client)
    // The pool replaces a connection that breaks in use. Without a listener, its error would end the process.
    client.on('error', () => {})
  })
  pool.on('remove', (client) => open.delete(client))
  // The same for an idle connection.
  pool.on('error', (error) => void watch.classify(error))
  watch.onUnavailable(() => {
    for (const client of open) cutOff(client)
  })
  return pool
}

import { PostgresAdapter, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { cutOff, type PostgresWatch } from './postgres-watch.ts'
import { coalesceReads, type RevisionReader } from './revision-reader.ts'

const INT8 = 20

/** Milliseconds that a statement may take: the server gives it up itself; where it does not even do that, it hangs. */
const STATEMENT_PATIENCE = 5_000
const ANSWER_PATIENCE = 5_500
/** Milliseconds in which the revision has to be answered; pages are answered without it then. */
const REVISION_PATIENCE = 2_500
/** Milliseconds to wait for a connection, a new one or one that others use. */
const CONNECTION_PATIENCE = 5_000

/** Compiling a plan (JIT) takes longer than any statement of ours. */
const SESSION_OPTIONS = '-c jit=off'

/** Kysely's Postgres dialect. Counts come as numbers, as they do from SQLite. */
export class PgDialect extends PostgresDialect {
  /** @param isPatient for migrations, which may take minutes: no statement is given up */
  constructor(databaseUrl: string, watch: PostgresWatch, { isPatient = false } = {}) {
    const limits = isPatient
      ? {}
      : { options: `${SESSION_OPTIONS} -c statement_timeout=${STATEMENT_PATIENCE}`, query_timeout: ANSWER_PATIENCE }
    super({ pool: new WatchedPool(openPool(databaseUrl, watch, limits), watch) })
  }

  override createAdapter(): PostgresAdapter {
    return new LockedByUsAdapter()
  }
}

/**
 * Kysely's migration lock belongs to the session, and could not be given back in a transaction that has failed. Migrations
 * run in one transaction here, and the lock of that transaction (migrate.ts) is enough.
 */
class LockedByUsAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** With a name it is prepared once in a connection. */
const REVISION_QUERY = {
  name: 'content-revision',
  text: 'select revision from content_revision where id = 1',
} as unknown as string

/**
 * Reads the content revision over a connection of its own, which is made when it is first asked: pages that are kept are
 * answered however busy the others are. `LISTEN` would say less: a notice may come after the answer to who wrote.
 */
export function createPgRevisionReader(databaseUrl: string, watch: PostgresWatch): RevisionReader {
  let pool: WatchedPool | undefined
  const read = coalesceReads(async () => {
    pool ??= new WatchedPool(
      openPool(databaseUrl, watch, {
        max: 1,
        query_timeout: REVISION_PATIENCE,
        connectionTimeoutMillis: REVISION_PATIENCE,
      }),
      watch,
    )
    const client = await pool.connect()
    try {
      const { rows } = await client.query<{ revision: number }>(REVISION_QUERY, [])
      return rows[0]!.revision
    } finally {
      client.release()
    }
  })
  return { read, close: () => pool?.end() }
}

/** A pool whose faults the watch hears of, and which fails at once while the database is away. */
class WatchedPool implements PostgresPool {
  readonly options: object
  readonly #pool: pg.Pool
  readonly #watch: PostgresWatch
  /** Kysely knows a connection by its client: each has one of these for as long as it lives. */
  readonly #clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  constructor(pool: pg.Pool, watch: PostgresWatch) {
    this.options = pool.options
    this.#pool = pool
    this.#watch = watch
  }

  async connect(): Promise<PostgresPoolClient> {
    await this.#watch.pass()
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw this.#watch.judge(error)
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
      // Its answer may still come, and would be taken for that of the next statement.
      if (error instanceof Error && error.message === 'Query read timeout') cutOff(client)
      throw watch.judge(error)
    }
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: (isBroken) => client.release(isBroken) }
}

function openPool(databaseUrl: string, watch: PostgresWatch, more: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECTION_PATIENCE,
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
    // A connection that breaks while it is in use: its statement fails, and the pool replaces it. Without a listener Node
    // would end the process.
    client.on('error', () => {})
  })
  pool.on('remove', (client) => open.delete(client))
  // The same for one that is idle.
  pool.on('error', (error) => void watch.judge(error))
  watch.whenGone(() => {
    for (const client of open) cutOff(client)
  })
  return pool
}

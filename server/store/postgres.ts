import { PostgresAdapter, PostgresDialect } from 'kysely'
import pg from 'pg'
import { shareQuestions, type RevisionReader } from './revision-reader.ts'

const INT8 = 20

/** Kysely's Postgres dialect. Counts come as numbers, as they do from SQLite. */
export class PgDialect extends PostgresDialect {
  constructor(databaseUrl: string) {
    super({ pool: openPool(databaseUrl) })
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

/** Milliseconds in which the revision has to be answered; who waits for it does without then. */
const REVISION_PATIENCE = 5_000

/**
 * Reads the content revision over a connection of its own, which is made when it is first asked: pages that are kept are
 * answered however busy the others are. `LISTEN` would say less: a notice may come after the answer to who wrote.
 */
export function createPgRevisionReader(databaseUrl: string): RevisionReader {
  let pool: pg.Pool | undefined
  const read = shareQuestions(async () => {
    pool ??= openPool(databaseUrl, { max: 1, query_timeout: REVISION_PATIENCE })
    const { rows } = await pool.query<{ revision: number }>({
      name: 'content-revision',
      text: 'select revision from content_revision where id = 1',
    })
    return rows[0]!.revision
  })
  return { read, close: () => pool?.end() }
}

function openPool(databaseUrl: string, more: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    ...more,
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
    } as pg.CustomTypesConfig,
  })
  // An idle connection that breaks is replaced by the pool; without a listener Node would end the process.
  pool.on('error', () => {})
  return pool
}

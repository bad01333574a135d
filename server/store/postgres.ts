import { PostgresAdapter, PostgresDialect } from 'kysely'
import pg from 'pg'

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

function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
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

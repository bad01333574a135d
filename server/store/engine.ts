import { PostgresAdapter, sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

/** Which database a handle speaks to. */
export function engineOf(db: Kysely<any>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}

/**
 * `column in (values)` for any number of values: one parameter, so that neither engine's limit of parameters is met
 * (32,766 and 65,535), and one text of the statement, so that it is prepared once.
 */
export function among(db: Kysely<any>, column: string, values: readonly (number | string)[]): RawBuilder<SqlBool> {
  return engineOf(db) === 'postgres'
    ? sql`${sql.ref(column)} = any(${values})`
    : sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
}

/**
 * Writes what may be forgotten in a power cut, and does not wait for the disk: with SQLite, that wait stops the whole
 * process. What others write meanwhile is not affected, for nobody else has the connection. The next write that waits
 * takes along all before it.
 */
export function writeWithoutWaiting<Result>(
  db: Kysely<any>,
  write: (db: Kysely<any>) => Promise<Result>,
): Promise<Result> {
  if (engineOf(db) === 'postgres') return write(db)
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection)
    try {
      return await write(connection)
    } finally {
      await sql`pragma synchronous = full`.execute(connection)
    }
  })
}

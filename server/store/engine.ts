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

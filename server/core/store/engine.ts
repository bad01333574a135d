import { setTimeout as wait } from 'node:timers/promises'
import {
  type DeleteResult,
  PostgresAdapter,
  sql,
  type UpdateResult,
  type InsertResult,
  type Kysely,
  type RawBuilder,
  type SqlBool,
} from 'kysely'
import type { Db } from './schema.ts'

export type Engine = 'sqlite' | 'postgres'

export function engineOf(db: Kysely<any>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}

/** `column in (values)` with one parameter: any number of values, and one prepared statement for all. */
export function among(db: Kysely<any>, column: string, values: readonly (number | string)[]): RawBuilder<SqlBool> {
  return engineOf(db) === 'postgres'
    ? sql`${sql.ref(column)} = any(${values})`
    : sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
}

/** Aggregates values into a JSON list, as one text: many rows are read more slowly. Null for none on Postgres. */
export function jsonList(db: Kysely<any>, values: RawBuilder<unknown>): RawBuilder<string | null> {
  const aggregate = engineOf(db) === 'postgres' ? sql`json_agg` : sql`json_group_array`
  return sql`cast(${aggregate}(${values}) as text)`
}

/** Writes without waiting for the disk, which on SQLite stops the process; a power cut may undo the write. */
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

/** Serializes transactions with a common key, in all processes. To be called before the transaction reads anything. */
export async function lockKeys(tx: Db, keys: string[]): Promise<void> {
  // SQLite transactions are serialized anyway (sqlite.ts).
  if (engineOf(tx) !== 'postgres') return
  // A fixed order prevents deadlocks.
  for (const key of keys.toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** Transactions with a common key, one after the other in all processes. */
export const inTurn = <Result>(db: Db, keys: string[], work: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await lockKeys(tx, keys)
    return work(tx)
  })

/** Whether a query finds anything. */
export const hasRows = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined

/** Whether a statement has changed any row. */
export async function changesRows(statement: {
  executeTakeFirstOrThrow(): Promise<UpdateResult | DeleteResult | InsertResult>
}): Promise<boolean> {
  const result: Partial<UpdateResult & DeleteResult & InsertResult> = await statement.executeTakeFirstOrThrow()
  const { numUpdatedRows = 0n, numDeletedRows = 0n, numInsertedOrUpdatedRows = 0n } = result
  return numUpdatedRows + numDeletedRows + numInsertedOrUpdatedRows > 0n
}

const ATTEMPT_INTERVAL = 200

/** The same for one key that another process may hold for longer than a statement may take. */
export async function waitForLock(tx: Db, key: string): Promise<void> {
  if (engineOf(tx) !== 'postgres') return
  const attempt = sql<{ is_mine: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as is_mine`
  while (!(await attempt.execute(tx)).rows[0]!.is_mine) await wait(ATTEMPT_INTERVAL)
}

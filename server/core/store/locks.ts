import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { engineOf } from './engine.ts'
import type { Database } from './schema.ts'

/** Serializes transactions with a common key, in all processes. To be called before the transaction reads anything. */
export async function lockKeys(tx: Kysely<Database>, keys: string[]): Promise<void> {
  // SQLite transactions are serialized anyway (sqlite.ts).
  if (engineOf(tx) !== 'postgres') return
  // A fixed order prevents deadlocks.
  for (const key of keys.toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

const ATTEMPT_INTERVAL = 200

/** The same for one key that another process may hold for longer than a statement may take. */
export async function waitForLock(tx: Kysely<Database>, key: string): Promise<void> {
  if (engineOf(tx) !== 'postgres') return
  const attempt = sql<{ is_mine: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as is_mine`
  while (!(await attempt.execute(tx)).rows[0]!.is_mine) await wait(ATTEMPT_INTERVAL)
}

import { sql, type Kysely } from 'kysely'
import { engineOf } from './engine.ts'
import type { Database } from './schema.ts'

/**
 * Makes transactions with a common key run one after the other, in all processes, until each ends: what one of them counts
 * stays true until it has written. To be called before the transaction reads anything.
 */
export async function lockKeys(tx: Kysely<Database>, keys: string[]): Promise<void> {
  // SQLite's transactions are alone from their beginning (sqlite.ts).
  if (engineOf(tx) !== 'postgres') return
  // In one order, so that two transactions with several keys cannot wait for each other.
  for (const key of keys.toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

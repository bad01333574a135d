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

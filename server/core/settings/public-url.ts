import type { Kysely } from 'kysely'
import { findFact, replaceFact } from '../store/facts.ts'
import type { Database } from '../store/schema.ts'

const PUBLIC_URL = 'public_url'

/** The site's origin as owners have set it. PUBLIC_URL wins; a server reads it when it starts. */
export async function findPublicUrl(db: Kysely<Database>): Promise<string | undefined> {
  return findFact(db, PUBLIC_URL)
}

export async function storePublicUrl(tx: Kysely<Database>, origin: string): Promise<void> {
  await replaceFact(tx, PUBLIC_URL, origin)
}

import { findFact, replaceFact } from '../store/facts.ts'
import type { Db } from '../store/schema.ts'

const PUBLIC_URL = 'public_url'

/** The site's origin as owners have set it. PUBLIC_URL wins; a server reads it when it starts. */
export async function findPublicUrl(db: Db): Promise<string | undefined> {
  return findFact(db, PUBLIC_URL)
}

export async function storePublicUrl(tx: Db, origin: string): Promise<void> {
  await replaceFact(tx, PUBLIC_URL, origin)
}

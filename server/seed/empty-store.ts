import type { Kysely } from 'kysely'
import { hasContent } from '../store/revision.ts'
import type { Database } from '../store/schema.ts'

/**
 * Whether nobody ever wrote content into this store. Only then is the sample content loaded: a site whose staff took
 * everything away again stays empty. Places and messages are no content.
 */
export async function isEmptyStore(db: Kysely<Database>): Promise<boolean> {
  return !(await hasContent(db))
}

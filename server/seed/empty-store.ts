import type { Kysely } from 'kysely'
import { hasContent } from '../core/store/revision.ts'
import type { Database } from '../core/store/schema.ts'

/** Whether content was ever written: a site whose staff deleted everything stays empty. */
export async function isEmptyStore(db: Kysely<Database>): Promise<boolean> {
  return !(await hasContent(db))
}

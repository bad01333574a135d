import type { Kysely } from 'kysely'
import type { Database } from '../core/store/schema.ts'

/** The written texts of pages, without their texts. */
export async function listWrittenPages(db: Kysely<Database>) {
  return db.selectFrom('page').select(['id', 'key', 'updated_at', 'hidden_from_search']).execute()
}

import type { Kysely } from 'kysely'
import type { Database } from '../core/store/schema.ts'

export interface KnownService {
  id: number
  isPublished: boolean
}

/** Services outside the trash, by slug. */
export async function listSlugs(db: Kysely<Database>): Promise<Map<string, KnownService>> {
  const rows = await db
    .selectFrom('content_item')
    .select(['item_id', 'slug', 'state'])
    .where('entity', '=', 'services')
    .where('state', '!=', 'trash')
    .execute()
  return new Map(rows.map(({ item_id: id, slug, state }) => [slug ?? '', { id, isPublished: state === 'published' }]))
}

import { sql, type Kysely } from 'kysely'
import type { Database } from '../../store/schema.ts'
import { searchPatterns } from '../../store/contains.ts'
import { selectItems, type ContentItem } from './content-items.ts'

/** Items of every kind outside the trash with all words: those with the first one in the title before the others. */
export async function findContentItems(db: Kysely<Database>, search: string, limit: number): Promise<ContentItem[]> {
  const [first = ''] = searchPatterns(search)
  return selectItems(db, undefined, { search })
    .selectAll()
    .orderBy(sql`case when lower(title) like ${first} escape '\\' then 0 else 1 end`)
    .orderBy('updated_at', 'desc')
    .orderBy('item_id')
    .limit(limit)
    .execute()
}

import type { Kysely } from 'kysely'
import type { ContentEntity } from '../../../contract/content.ts'
import { findItemAt } from '../../store/content-items.ts'
import type { Database } from '../../store/schema.ts'

/** The item that a page of the site shows, for "Edit this page"; null for none. @param path as visitors see it */
export async function findPlace(db: Kysely<Database>, path: string): Promise<{ entity: ContentEntity; id: number } | null> {
  const [address = ''] = path.split(/[?#]/)
  const item = await findItemAt(db, address)
  return item ? { entity: item.entity, id: item.item_id } : null
}

import type { Kysely } from 'kysely'
import type { ContentPlace } from '../../../contract/content.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { findItemAt } from '../../store/content-items.ts'
import type { Database } from '../../store/schema.ts'

/** Pages that list things of a kind. */
const LISTS = new Map<string, ContentEntity>([
  ['/about/teams', 'teams'],
  ['/about/clients', 'clients'],
  ['/about/our-story/history', 'timeline'],
  ['/services', 'services'],
  ['/projects', 'projects'],
  ['/gallery', 'projects'],
  ['/news', 'news'],
  ['/contact', 'settings'],
])

/** What a page of the site shows, for "Edit this page": one item, a list, or null. @param path as visitors see it */
export async function findPlace(db: Kysely<Database>, path: string): Promise<ContentPlace | null> {
  const [address = ''] = path.split(/[?#]/)
  const entity = LISTS.get(address)
  if (entity) return { entity, id: null }
  const item = await findItemAt(db, address)
  return item ? { entity: item.entity, id: item.item_id } : null
}

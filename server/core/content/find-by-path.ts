import type { Kysely } from 'kysely'
import type { ContentPlace } from '../../../contract/content/content.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { findAddress } from '../../../contract/redirects/find-address.ts'
import { splitLocale } from '../../../contract/page-locales.ts'
import { findItemAt } from './store/content-items.ts'
import type { Database } from '../store/schema.ts'

/** For "Edit this page": an item, a list or null. @param path as visitors see it */
export async function findPlace(db: Kysely<Database>, path: string): Promise<ContentPlace | null> {
  const [address = ''] = path.split(/[?#]/)
  const lists = findAddress(address)?.lists as ContentEntity | undefined
  if (lists) return { entity: lists, id: null }
  const item = await findItemAt(db, splitLocale(address).path)
  return item ? { entity: item.entity, id: item.item_id } : null
}

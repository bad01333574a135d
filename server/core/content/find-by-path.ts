import type { Kysely } from 'kysely'
import type { ContentPlace } from '../../../contract/content/content.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { PAGE_KEYS, pathOfText } from '../../../contract/pages/page-texts.ts'
import { findAddress } from '../../../contract/redirects/find-address.ts'
import { splitLocale } from '../../../contract/page-locales.ts'
import { kindFor } from './kinds.ts'
import { findItemAt } from './store/content-items.ts'
import type { Database } from '../store/schema.ts'

/** For "Edit this page": an item, a list with its texts, or null. @param path as visitors see it */
export async function findPlace(db: Kysely<Database>, path: string): Promise<ContentPlace | null> {
  const [address = ''] = path.split(/[?#]/)
  const found = findAddress(address)
  const lists = found?.lists as ContentEntity | undefined
  if (lists) return { entity: lists, id: null, texts: await listTextsAt(db, found!.path) }
  const item = await findItemAt(db, splitLocale(address).path)
  return item ? { entity: item.entity, id: item.item_id, texts: [] } : null
}

async function listTextsAt(db: Kysely<Database>, path: string): Promise<ContentPlace['texts']> {
  const ids = await kindFor('pages').listIds(db)
  return PAGE_KEYS.flatMap((key, index) => (pathOfText(key) === path ? [{ id: ids[index]!, key }] : []))
}

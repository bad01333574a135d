import type { Kysely } from 'kysely'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { assignContentId, lockContent } from './store/content-items.ts'
import type { Database } from '../store/schema.ts'
import { insertItem, publishNewest } from './items.ts'
import { kindFor } from './kinds.ts'

/** The author of content from the program, or from before there were versions. */
export const LOADER = 'Site'

/** Publishes an item of the program, such as the sample content, without the audit log. */
export async function loadContent(
  tx: Kysely<Database>,
  entity: ContentEntity,
  given: object,
  { at, position = 0, isPublished = true }: { at: string; position?: number; isPublished?: boolean },
): Promise<number> {
  const kind = kindFor(entity)
  await lockContent(tx, entity)
  const id = await assignContentId(tx, entity)
  const document = await kind.complete(tx, given, undefined, { id, at })
  await kind.check(tx, document, id)
  const item = await insertItem(tx, kind, id, { document, position, action: 'load', at, by: LOADER })
  const actor = { id: null, email: LOADER, address: undefined }
  if (isPublished) await publishNewest({ tx, kind, actor, at, note: async () => {} }, item, document)
  return id
}

import type { Kysely } from 'kysely'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { assignContentId, lockContent } from '../../store/content-items.ts'
import type { Database } from '../../store/schema.ts'
import { insertItem, publishNewest } from './items.ts'
import { KINDS } from './kinds.ts'

/** Who is named as the author of content that came with the program, or was there before there were versions. */
export const LOADER = 'Site'

/**
 * Stores an item that comes with the program, such as the sample content: completed, checked and published like one of
 * staff, without a line in the audit log.
 * @param given the fields of its kind (contract/kinds)
 * @returns its id
 * @throws ServiceError invalid
 */
export async function loadContent(
  tx: Kysely<Database>,
  entity: ContentEntity,
  given: object,
  { at, position = 0, isPublished = true }: { at: string; position?: number; isPublished?: boolean },
): Promise<number> {
  const kind = KINDS[entity]
  await lockContent(tx, entity)
  const id = await assignContentId(tx, entity)
  const document = await kind.complete(tx, given, undefined, { id, at })
  await kind.check(tx, document, id)
  const item = await insertItem(tx, kind, id, { document, position, action: 'load', at, by: LOADER })
  const actor = { id: null, email: LOADER, address: undefined }
  if (isPublished) await publishNewest({ tx, kind, actor, at, note: async () => {} }, item, document)
  return id
}

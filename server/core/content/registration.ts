import { CONTENT_ENTITIES, type ContentEntity } from '../../../contract/kinds/index.ts'
import type { Db } from '../store/schema.ts'
import { insertItem, publishNewest } from './items.ts'
import type { ContentKind } from './kind.ts'
import { kindFor } from './kinds.ts'
import {
  assignContentId,
  listKnownIds,
  lockContent,
  recordContentId,
  updateContentItem,
} from './store/content-items.ts'

/** The author of content from the program, or from before there were versions. */
export const LOADER = 'Site'

/** Publishes an item of the program, such as the sample content, without the audit log. */
export async function loadContent(
  tx: Db,
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

/** Creates first versions for content of older programs. Runs at every start; usually a query per kind. */
export async function registerContent(db: Db, now: Date): Promise<void> {
  for (const kind of CONTENT_ENTITIES.map(kindFor)) {
    if ((await listUnknown(db, kind)).length === 0) continue
    await db.transaction().execute(async (tx) => {
      await lockContent(tx, kind.entity)
      for (const id of await listUnknown(tx, kind)) await register(tx, kind, id, now.toISOString())
    })
  }
}

async function listUnknown(db: Db, kind: ContentKind): Promise<number[]> {
  const [ids, known] = await Promise.all([kind.listIds(db), listKnownIds(db, kind.entity)])
  return ids.filter((id) => !known.has(id))
}

async function register(tx: Db, kind: ContentKind, id: number, now: string): Promise<void> {
  const read = await kind.read(tx, id)
  if (!read) return
  const { document, isPublished = true, position = 0, updatedAt = now } = read
  const item = await insertItem(tx, kind, id, { document, position, action: 'load', at: updatedAt, by: LOADER })
  await recordContentId(tx, kind.entity, id)
  const path = kind.path?.(document) ?? null
  if (isPublished) await updateContentItem(tx, item, { state: 'published', published_version: 1, path })
  // Older programs kept drafts in the public tables and skipped them when reading.
  else await kind.remove(tx, id)
}

import { randomUUID } from 'node:crypto'
import { MAX_LINKS, type LinkDays } from '../../contract/previews/link-days.ts'
import { sharedLinkSchema, type NewSharedLink, type SharedLink } from '../../contract/previews/shared-link.ts'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { note } from '../core/audit/audit.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { getItem, loadDocument } from '../core/content/items.ts'
import { DAY } from '../core/process/durations.ts'
import { conflict, notFound } from '../core/process/service-error.ts'
import type { Db } from '../core/store/schema.ts'
import { shownOf } from '../core/store/shown-row.ts'
import { deleteLinks, listLinks } from './link-store.ts'
import { versionAddress } from './preview.ts'

/** The links to an item's preview that can be opened. @throws ServiceError not_found */
export async function listSharedLinks(db: Db, entity: ContentEntity, id: number, now: Date): Promise<SharedLink[]> {
  await getItem(db, entity, id)
  return listLinks(db, { entity, item_id: id }, now.toISOString())
}

/** A link to the newest version as it is now. @throws ServiceError not_found; conflict beyond MAX_LINKS */
export async function shareLink(
  { db, actor, now }: WriteDeps,
  secret: string,
  entity: ContentEntity,
  id: number,
  days: LinkDays,
): Promise<NewSharedLink> {
  return db.transaction().execute(async (tx) => {
    const item = await getItem(tx, entity, id)
    const at = now()
    const expires = at.getTime() + days * DAY
    await tx.deleteFrom('preview_link').where('expires_at', '<=', at.toISOString()).execute()
    if ((await listLinks(tx, { entity, item_id: id }, at.toISOString())).length >= MAX_LINKS)
      throw conflict(`There are ${MAX_LINKS} links to this already: end one first`)
    const times = { made_at: at.toISOString(), expires_at: new Date(expires).toISOString() }
    const row = { id: randomUUID(), entity, item_id: id, version: item.version, made_by: actor.email, ...times }
    await tx.insertInto('preview_link').values(row).execute()
    await note(tx, actor, at, { action: 'share-preview', entity, id, label: item.title })
    const document = await loadDocument(tx, entity, id, item.version)
    const url = versionAddress(secret, document, [entity, id, item.version, expires, row.id])
    return { ...shownOf(sharedLinkSchema, row), url }
  })
}

/** @throws ServiceError not_found */
export async function endSharedLink(
  { db, actor, now }: WriteDeps,
  entity: ContentEntity,
  id: number,
  link: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const item = await getItem(tx, entity, id)
    if (!(await deleteLinks(tx, { entity, item_id: id }, link))) throw notFound('Link')
    await note(tx, actor, now(), { action: 'end-preview', entity, id, label: item.title })
  })
}

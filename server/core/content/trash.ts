import type { ContentRecord } from '../../../contract/content/content.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { TRASH_DAYS } from '../../../contract/limits.ts'
import type { JobHandler } from '../jobs/handler.ts'
import type { Log } from '../process/log.ts'
import { deleteContentItem, listTrashedBefore, updateContentItem, type ContentItem } from './store/content-items.ts'
import { DAY } from '../process/durations.ts'
import { conflict, notFound } from '../process/service-error.ts'
import {
  getItem,
  loadDocument,
  NOT_SUBMITTED,
  publishNewest,
  UNSCHEDULED,
  workOn,
  workOnItem,
  type Work,
} from './items.ts'
import { NO_END, removePublished } from './publication.ts'
import { requireWriter } from '../settings/publishing-right.ts'
import type { WriteDeps } from '../audit/writing.ts'

/** @throws ServiceError not_found, also for one in the trash; conflict, with the items that refer to it */
export function trashContent(deps: WriteDeps, entity: ContentEntity, id: number): Promise<{ id: number }> {
  return workOn(deps, entity, async (work) => {
    const item = await getItem(work.tx, entity, id)
    if (item.state === 'trash') throw notFound(work.kind.declared.noun)
    await trashItem(work, item)
    await work.note({ action: 'delete', id, label: item.title })
    return { id }
  })
}

/** Without an entry in the audit log. @throws ServiceError conflict, with the items that refer to it */
export async function trashItem(work: Work, item: ContentItem): Promise<void> {
  requireWriter(work, item)
  if (work.kind.declared.isFixed || item.state === 'published') await removePublished(work, item, 'trash')
  await updateContentItem(work.tx, item, {
    state: 'trash',
    trashed_at: work.at,
    was_published: item.state === 'published' ? 1 : 0,
    published_version: null,
    path: null,
    ...UNSCHEDULED,
    ...NOT_SUBMITTED,
    ...NO_END,
  })
}

/** Published again if it was published before. @throws ServiceError not_found, conflict, invalid */
export function recoverContent(deps: WriteDeps, entity: ContentEntity, id: number): Promise<ContentRecord> {
  return workOnItem(deps, { entity, id }, async (work, item) => {
    if (item.state !== 'trash') throw conflict('This is not in the trash')
    await recoverItem(work, item)
    await work.note({ action: 'recover', id, label: item.title })
  })
}

/** Without an entry in the audit log; changes nothing if it throws. @throws ServiceError invalid */
export async function recoverItem(work: Work, item: ContentItem): Promise<void> {
  const { tx, kind } = work
  requireWriter(work, item)
  const document = await loadDocument(tx, item.entity, item.item_id, item.version)
  await kind.check(tx, document, item.item_id)
  await updateContentItem(tx, item, { state: 'draft', trashed_at: null, was_published: 0 })
  if (item.was_published) await publishNewest(work, item, document)
}

/** Deletes permanently. @throws ServiceError not_found; conflict outside the trash */
export function purgeContent(deps: WriteDeps, entity: ContentEntity, id: number): Promise<{ id: number }> {
  return workOn(deps, entity, async (work) => {
    const item = await getItem(work.tx, entity, id)
    if (item.state !== 'trash') throw conflict('Only items in the trash can be deleted permanently')
    await deleteContentItem(work.tx, entity, id)
    await work.note({ action: 'purge', id, label: item.title })
    return { id }
  })
}

export function createTrashHandler({ log, ...deps }: Omit<WriteDeps, 'actor'> & { log: Log }): JobHandler {
  return {
    kind: 'purge-trash',
    every: DAY,
    async run() {
      const count = await emptyTrash(deps)
      if (count > 0) log.info(`${count} deleted permanently after their time in the trash`)
    },
  }
}

export async function emptyTrash(deps: Omit<WriteDeps, 'actor'>): Promise<number> {
  const before = new Date(deps.now().getTime() - TRASH_DAYS * DAY).toISOString()
  const old = await listTrashedBefore(deps.db, before)
  const actor = { id: null, email: 'trash', role: 'owner' as const, address: undefined }
  for (const { entity, item_id } of old) await purgeContent({ ...deps, actor }, entity, item_id)
  return old.length
}

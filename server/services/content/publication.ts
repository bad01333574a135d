import type { ContentRecord } from '../../../contract/content.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { findContentItem, updateContentItem, type ContentItem } from '../../store/content-items.ts'
import { raiseContentRevision } from '../../store/revision.ts'
import { invalid, ServiceError } from '../service-error.ts'
import { getItem, loadDocument, loadItem, publishNewest, refuseStale, refuseTrashed, workOn, type Work } from './items.ts'
import { listUsers } from './kinds.ts'
import { keepAddresses } from './moved-addresses.ts'
import type { WriteDeps } from '../writing.ts'
import { getContentRecord, isAsPublished } from './records.ts'

/**
 * Puts the newest version of an item before visitors.
 * @throws ServiceError not_found; conflict for a stale version; invalid when it refers to what is not there
 */
export function publishContent(deps: WriteDeps, entity: ContentEntity, id: number, seen: number | undefined): Promise<ContentRecord> {
  return workOn(deps, entity, async (work) => {
    const { item, document } = await loadItem(work, id)
    await refuseStale(work, item, seen)
    refuseTrashed(item)
    if (isAsPublished(item)) return getContentRecord(work.tx, entity, id)
    await publishNewest(work, item, document)
    await work.note({ action: 'publish', id, label: item.title })
    return getContentRecord(work.tx, entity, id)
  })
}

/**
 * Has what is the newest version then put before visitors at a time.
 * @param at UTC ISO, in the future
 * @throws ServiceError not_found; conflict for a stale version; invalid
 */
export function scheduleContent(deps: WriteDeps, entity: ContentEntity, id: number, at: string, seen: number | undefined): Promise<ContentRecord> {
  return workOn(deps, entity, async (work) => {
    const { item, document } = await loadItem(work, id)
    await refuseStale(work, item, seen)
    refuseTrashed(item)
    if (at <= work.at) throw invalid({ at: 'This time has passed: choose one in the future, or publish now' })
    if (isAsPublished(item)) {
      throw new ServiceError('conflict', 'Visitors see the newest version already: save a draft first')
    }
    await work.kind.check(work.tx, document, id)
    await updateContentItem(work.tx, entity, id, { scheduled_for: at, scheduled_by: work.actor.email, schedule_fault: null })
    await work.note({ action: 'schedule', id, label: item.title })
    return getContentRecord(work.tx, entity, id)
  })
}

/** Takes back that an item is to be published later. @throws ServiceError not_found */
export function cancelSchedule(deps: WriteDeps, entity: ContentEntity, id: number): Promise<ContentRecord> {
  return workOn(deps, entity, async (work) => {
    const item = await getItem(work, id)
    if (item.scheduled_for !== null) {
      await updateContentItem(work.tx, entity, id, { scheduled_for: null, scheduled_by: null, schedule_fault: null })
      await work.note({ action: 'cancel-schedule', id, label: item.title })
    }
    return getContentRecord(work.tx, entity, id)
  })
}

/** Takes an item away from visitors; it stays as a draft. @throws ServiceError not_found; conflict while others use it */
export function unpublishContent(deps: WriteDeps, entity: ContentEntity, id: number): Promise<ContentRecord> {
  return workOn(deps, entity, async (work) => {
    const item = await getItem(work, id)
    if (item.state === 'published') {
      await hide(work, item)
      await updateContentItem(work.tx, entity, id, { state: 'draft', published_version: null, path: null })
      await work.note({ action: 'unpublish', id, label: item.title })
    }
    return getContentRecord(work.tx, entity, id)
  })
}

/** Takes away what visitors see of an item. @throws ServiceError conflict, with its users, while others need it */
export async function hide(work: Work, item: ContentItem): Promise<void> {
  const { tx, kind } = work
  if (kind.declared.isFixed) throw new ServiceError('conflict', `${kind.declared.noun}: the site needs it, and it cannot be taken away`)
  const users = await listUsers(tx, item.entity, item.item_id)
  if (users.length > 0) {
    const names = users.slice(0, 3).map(({ title }) => `“${title}”`)
    const more = users.length > 3 ? ` and ${users.length - 3} more` : ''
    throw new ServiceError('conflict', `It is still used by ${names.join(', ')}${more}`, { conflict: { users } })
  }
  await keepAddresses(work, item.item_id)
  await kind.remove(tx, item.item_id)
  await raiseContentRevision(tx)
}

/**
 * Publishes an item that is due, unless somebody was faster. What cannot be published is kept with the reason, for staff to see.
 * @returns what went wrong, in words; undefined: nothing
 */
export async function publishDue(deps: Omit<WriteDeps, 'actor'>, due: ContentItem): Promise<string | undefined> {
  // Who scheduled it was asked then whether they may.
  const actor = { id: null, email: due.scheduled_by ?? 'schedule', role: 'owner' as const, address: 'schedule' }
  try {
    await workOn({ ...deps, actor }, due.entity, async (work) => {
      const item = await findContentItem(work.tx, due.entity, due.item_id)
      if (!item || item.scheduled_for === null || item.scheduled_for > work.at || item.state === 'trash') return
      await publishNewest(work, item, await loadDocument(work.tx, item.entity, item.item_id, item.version))
      await work.note({ action: 'publish', id: item.item_id, label: item.title })
    })
    return undefined
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    await updateContentItem(deps.db, due.entity, due.item_id, { schedule_fault: error.message })
    return error.message
  }
}

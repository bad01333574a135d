import type { ContentRecord } from '../../contract/content/content.ts'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { isAtLeast, leastPublisher } from '../../contract/accounts/staff-roles.ts'
import { findStaffUser, listStaffUsers } from '../core/accounts/store/staff.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { NOT_SUBMITTED, refuseTrashed, workOnItem, type Work } from '../core/content/items.ts'
import { doEditorsAsk, requirePublisher, requireWriter } from '../core/settings/publishing-right.ts'
import { isAsPublished } from '../core/content/records.ts'
import { updateContentItem, type ContentItem } from '../core/content/store/content-items.ts'
import { queueMail } from '../core/mail/templates.ts'
import { conflict, forbidden } from '../core/process/service-error.ts'

const MOST_TOLD = 20

/** Asks for the approval of an item. @throws ServiceError not_found, forbidden; conflict for a stale version */
export function submitItem(deps: WriteDeps, entity: ContentEntity, id: number, seen: number): Promise<ContentRecord> {
  return workOnItem(deps, { entity, id, seen }, async (work, item) => {
    refuseTrashed(item)
    requireWriter(work, item)
    if (isAsPublished(item)) throw conflict('Visitors see the newest version already')
    if (item.submitted_at !== null) return
    const submitted = { ...NOT_SUBMITTED, submitted_at: work.at, submitted_by: work.actor.id }
    await updateContentItem(work.tx, item, submitted)
    await tellPublishers(work, item)
    await work.note({ action: 'submit', id, label: item.title })
  })
}

/** @throws ServiceError not_found; forbidden for what somebody else has submitted; conflict */
export function takeBack(deps: WriteDeps, entity: ContentEntity, id: number): Promise<ContentRecord> {
  return workOnItem(deps, { entity, id }, async (work, item) => {
    requireSubmitted(item)
    if (item.submitted_by !== work.actor.id) throw forbidden('Somebody else has submitted this: send it back instead')
    await updateContentItem(work.tx, item, NOT_SUBMITTED)
    await work.note({ action: 'take-back', id, label: item.title })
  })
}

/** @throws ServiceError not_found, forbidden; conflict for a stale version, and for what is not submitted */
export function sendBack(
  deps: WriteDeps,
  entity: ContentEntity,
  id: number,
  { version, words }: { version: number; words: string },
): Promise<ContentRecord> {
  return workOnItem(deps, { entity, id, seen: version }, async (work, item) => {
    const { tx, actor, at } = work
    await requirePublisher(work)
    requireSubmitted(item)
    const sender = await findStaffUser(tx, actor.id ?? '')
    const by = sender?.name ?? actor.email
    await updateContentItem(tx, item, { ...NOT_SUBMITTED, sent_back: words, sent_back_by: by })
    if (item.submitted_by)
      await queueMail(tx, { kind: 'sent-back', about: `${entity} ${id} ${item.submitted_by} ${at}`, at })
    await work.note({ action: 'send-back', id, label: item.title })
  })
}

function requireSubmitted(item: ContentItem): void {
  if (item.submitted_at === null) throw conflict('This does not wait for approval')
}

/** One mail each for a version, however often it is submitted. */
async function tellPublishers({ tx, actor, at }: Work, { entity, item_id, version }: ContentItem): Promise<void> {
  const least = leastPublisher(await doEditorsAsk(tx))
  const told = (await listStaffUsers(tx)).filter(
    ({ id, role, disabled_at }) => disabled_at === null && isAtLeast(role, least) && id !== actor.id,
  )
  for (const { id } of told.slice(0, MOST_TOLD))
    await queueMail(tx, { kind: 'submitted', about: `${entity} ${item_id} ${id} ${version}`, at })
}

import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { updateContentItem, type ContentItem } from './store/content-items.ts'
import { conflict, invalid, type ServiceError } from '../process/service-error.ts'
import { getItem, loadDocument, publishNewest, refuseTrashed, workOn, workOnItem, type Work } from './items.ts'
import { listUsers } from './kinds.ts'
import { recordAddresses } from './redirects.ts'
import { afterPublish, type PublishChange } from './published.ts'
import { requirePublisher } from '../settings/publishing-right.ts'
import type { WriteDeps } from '../audit/writing.ts'
import { isAsPublished } from './records.ts'

/** @throws ServiceError not_found; conflict for a stale version; invalid for a missing reference */
export function publishContent(deps: WriteDeps, entity: ContentEntity, id: number, seen: number | undefined) {
  return workOnItem(deps, { entity, id, seen }, async (work, item) => {
    refuseTrashed(item)
    await requirePublisher(work)
    if (item.submitted_at !== null && seen === undefined) throw invalid({ version: 'Say which version you approve' })
    if (!isAsPublished(item)) await publishChecked(work, item)
  })
}

/** With an entry in the audit log. @throws ServiceError invalid for a missing reference */
export async function publishChecked(work: Work, item: ContentItem): Promise<void> {
  const document = await loadDocument(work.tx, item.entity, item.item_id, item.version)
  await work.kind.check(work.tx, document, item.item_id)
  await publishNewest(work, item, document)
  await work.note({ action: 'publish', id: item.item_id, label: item.title })
}

/** The item stays as a draft. @throws ServiceError not_found; conflict for a stale version, and while others refer to it */
export function unpublishContent(deps: WriteDeps, entity: ContentEntity, id: number, seen?: number) {
  return workOnItem(deps, { entity, id, seen }, async (work, item) => {
    if (item.state === 'published') await unpublishItem(work, item)
  })
}

/** Before a change that unpublishes in a second step. @throws ServiceError not_found, forbidden */
export function requireHider(deps: WriteDeps, entity: ContentEntity, id: number): Promise<void> {
  return workOn(deps, entity, async (work) => {
    if ((await getItem(work.tx, entity, id)).state === 'published') await requirePublisher(work)
  })
}

/** @throws ServiceError conflict while others refer to it */
export async function unpublishItem(work: Work, item: ContentItem): Promise<void> {
  await removePublished(work, item, 'unpublish')
  await updateContentItem(work.tx, item, {
    state: 'draft',
    published_version: null,
    path: null,
    ...NO_END,
  })
  await work.note({ action: 'unpublish', id: item.item_id, label: item.title })
}

/** Nothing ends by itself any more. */
export const NO_END = { unpublish_at: null, unpublish_by: null, unpublish_fault: null } as const

/** Removes the published rows. @throws ServiceError forbidden; conflict, with the items that refer to it */
export async function removePublished(
  work: Work,
  item: ContentItem,
  action: Extract<PublishChange['action'], 'unpublish' | 'trash'>,
): Promise<void> {
  const { tx, kind } = work
  await requirePublisher(work)
  if (kind.declared.isFixed) throw fixed(work)
  const users = await listUsers(tx, item.entity, item.item_id)
  if (users.length > 0) {
    const names = users.slice(0, 3).map(({ title }) => `“${title}”`)
    const more = users.length > 3 ? ` and ${users.length - 3} more` : ''
    throw conflict(`It is still used by ${names.join(', ')}${more}`, { users })
  }
  await recordAddresses(work, item.item_id)
  await kind.remove(tx, item.item_id)
  await afterPublish(tx, item, { action, at: work.at, by: work.actor.email })
}

/** Why an item that the site needs stays. */
export function fixed({ kind }: Work): ServiceError {
  return conflict(`${kind.declared.noun}: the site needs it, and it cannot be unpublished or deleted`)
}

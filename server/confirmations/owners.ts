import type { ConfirmedItem, RecordOwner } from '../../contract/confirmations/record-health.ts'
import { note } from '../core/audit/audit.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { findContentItem } from '../core/content/store/content-items.ts'
import { putConfirmation } from './confirmation-store.ts'
import { inSmallLetters } from './health-settings.ts'

/** Links that a former owner has got do nothing from then on. @returns how many of them are there */
export async function setOwner(
  { db, actor, now }: WriteDeps,
  items: readonly ConfirmedItem[],
  given: RecordOwner | null,
): Promise<number> {
  const owner = given && inSmallLetters(given)
  return db.transaction().execute(async (tx) => {
    let count = 0
    for (const { entity, id } of items) {
      const item = await findContentItem(tx, entity, id)
      if (!item) continue
      const changes = {
        owner_name: owner?.name ?? null,
        owner_email: owner?.email ?? null,
        language: owner?.language ?? null,
      }
      await putConfirmation(tx, { entity, item_id: id }, changes)
      await note(tx, actor, now(), { action: 'set-owner', entity, id, label: item.title })
      count += 1
    }
    return count
  })
}

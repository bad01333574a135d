import { notFound, ServiceError } from '../core/process/service-error.ts'
import { note } from '../core/audit/audit.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { findContentItem } from '../core/content/store/content-items.ts'
import { raiseContentRevision } from '../core/store/revision.ts'
import { dayOf } from './ask-owners.ts'
import { decideCorrection, findCorrection, putConfirmation } from './confirmation-store.ts'

/**
 * An editor has corrected the record, or refuses with a word. What was corrected counts as checked by its owner, if no
 * other correction of it waits. @throws ServiceError not_found, conflict
 */
export async function decide(
  { db, actor, now }: WriteDeps,
  id: number,
  { state, answer }: { state: 'accepted' | 'refused'; answer: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const correction = await findCorrection(tx, id)
    if (!correction) throw notFound('Correction')
    const at = now().toISOString()
    if (!(await decideCorrection(tx, id, { state, answer: answer || null, decided_at: at, decided_by: actor.email })))
      throw new ServiceError('conflict', 'Somebody has decided this correction already')
    const { entity, item_id, name } = correction
    if (state === 'accepted') {
      await putConfirmation(tx, { entity, item_id }, { checked_on: dayOf(now), checked_by: name, wanted_at: null })
      await raiseContentRevision(tx)
    }
    const item = await findContentItem(tx, entity, item_id)
    const action = state === 'accepted' ? 'accept-correction' : 'refuse-correction'
    await note(tx, actor, now(), { action, entity, id: item_id, label: item?.title ?? '' })
  })
}

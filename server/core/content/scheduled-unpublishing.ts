import type { ContentRecord } from '../../../contract/content/content.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { WriteDeps } from '../audit/writing.ts'
import type { JobHandler } from '../jobs/handler.ts'
import { putJob } from '../jobs/job-store.ts'
import { invalid, ServiceError } from '../process/service-error.ts'
import { getItem, refuseStale, refuseTrashed, workOn } from './items.ts'
import { fixed, NO_END, unpublishItem } from './publication.ts'
import { getContentRecord } from './records.ts'
import { createScheduleHandler, type ScheduleDeps } from './scheduled-publishing.ts'
import { updateContentItem } from './store/content-items.ts'

/** Its subject is the item, such as `news 12`. */
const UNPUBLISH_JOB = 'unpublish'

/**
 * Visitors see the item until then: one that is published, or waits for its time.
 * @param at UTC ISO, in the future, and after it is to be published @throws ServiceError not_found; conflict; invalid
 */
export function scheduleUnpublishing(
  deps: WriteDeps,
  entity: ContentEntity,
  id: number,
  at: string,
  seen: number | undefined,
): Promise<ContentRecord> {
  return workOn(deps, entity, async (work) => {
    const item = await getItem(work, id)
    await refuseStale(work, item, seen)
    refuseTrashed(item)
    if (work.kind.declared.isFixed) throw fixed(work)
    if (at <= work.at) throw invalid({ at: 'This time has passed: choose one in the future, or unpublish now' })
    if (item.state !== 'published' && item.scheduled_for === null) {
      throw new ServiceError('conflict', 'Visitors do not see this: publish it first, or choose when it is published')
    }
    if (item.scheduled_for !== null && at <= item.scheduled_for) {
      throw invalid({ at: 'It is published later than this: choose a time after that' })
    }
    await updateContentItem(work.tx, entity, id, { unpublish_at: at, unpublish_by: work.actor.email })
    await putJob(work.tx, { kind: UNPUBLISH_JOB, subject: `${entity} ${id}`, created_at: work.at, due_at: at })
    await work.note({ action: 'schedule-unpublish', id, label: item.title })
    return getContentRecord(work.tx, entity, id, work.actor)
  })
}

/** @throws ServiceError not_found */
export function cancelUnpublishing(deps: WriteDeps, entity: ContentEntity, id: number): Promise<ContentRecord> {
  return workOn(deps, entity, async (work) => {
    const item = await getItem(work, id)
    if (item.unpublish_at !== null) {
      await updateContentItem(work.tx, entity, id, NO_END)
      await work.note({ action: 'cancel-unpublish', id, label: item.title })
    }
    return getContentRecord(work.tx, entity, id, work.actor)
  })
}

/** Takes due items from the site, also those that fell due while nothing ran. */
export const createUnpublishHandler = (deps: ScheduleDeps): JobHandler =>
  createScheduleHandler(deps, {
    kind: UNPUBLISH_JOB,
    timeOf: (item) => (item.state === 'published' ? item.unpublish_at : null),
    byWhom: (item) => item.unpublish_by,
    done: 'unpublished',
    carryOut: unpublishItem,
  })

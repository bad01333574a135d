import { ServiceError } from '../process/service-error.ts'
import { loadDocument, publishNewest } from './items.ts'
import { isAsPublished } from './records.ts'
import type { Schedule } from './schedules.ts'

/** The newest version is published. Migration 20261122110000 queued the jobs of earlier versions. */
export const PUBLICATION: Schedule = {
  kind: 'publish',
  at: 'scheduled_for',
  by: 'scheduled_by',
  fault: 'schedule_fault',
  actions: { set: 'schedule', cancel: 'cancel-schedule' },
  passed: 'This time has passed: choose one in the future, or publish now',
  done: 'published',
  async check(work, item) {
    if (isAsPublished(item)) {
      throw new ServiceError('conflict', 'Visitors see the newest version already: save a draft first')
    }
    await work.kind.check(work.tx, await loadDocument(work.tx, item.entity, item.item_id, item.version), item.item_id)
  },
  isOpen: (item) => item.state !== 'trash',
  async carryOut(work, item) {
    const document = await loadDocument(work.tx, item.entity, item.item_id, item.version)
    await work.kind.check(work.tx, document, item.item_id)
    await publishNewest(work, item, document)
    await work.note({ action: 'publish', id: item.item_id, label: item.title })
  },
}

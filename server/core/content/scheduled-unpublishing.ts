import { invalid, ServiceError } from '../process/service-error.ts'
import { fixed, unpublishItem } from './publication.ts'
import type { Schedule } from './schedules.ts'

/** Visitors see the item until then: one that is published, or waits for its time. */
export const END: Schedule = {
  kind: 'unpublish',
  at: 'unpublish_at',
  by: 'unpublish_by',
  fault: 'unpublish_fault',
  actions: { set: 'schedule-unpublish', cancel: 'cancel-unpublish' },
  passed: 'This time has passed: choose one in the future, or unpublish now',
  done: 'unpublished',
  check(work, item, at) {
    if (work.kind.declared.isFixed) throw fixed(work)
    if (item.state !== 'published' && item.scheduled_for === null) {
      throw new ServiceError('conflict', 'Visitors do not see this: publish it first, or choose when it is published')
    }
    if (item.scheduled_for !== null && at <= item.scheduled_for) {
      throw invalid({ at: 'It is published later than this: choose a time after that' })
    }
  },
  isOpen: (item) => item.state === 'published',
  carryOut: unpublishItem,
}

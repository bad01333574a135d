import type { ContentRecord } from '../../../contract/content/content.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { AuditedAction } from '../audit/audit.ts'
import type { WriteDeps } from '../audit/writing.ts'
import type { JobHandler } from '../jobs/handler.ts'
import { putJob } from '../jobs/job-store.ts'
import type { Log } from '../process/log.ts'
import { conflict, invalid, ServiceError } from '../process/service-error.ts'
import { requirePublisher } from '../settings/publishing-right.ts'
import type { Db } from '../store/schema.ts'
import { loadDocument, refuseTrashed, refuseUnfinished, type Work, workOn, workOnItem } from './items.ts'
import { fixed, publishChecked, unpublishItem } from './publication.ts'
import { isAsPublished } from './records.ts'
import { findContentItem, type ContentItem, updateContentItem } from './store/content-items.ts'

/** Something that is done with an item at a time. */
interface Schedule {
  /** Of the job; its subject is the item, such as `news 12`. */
  kind: string
  /** Its columns: when it is due, UTC ISO; whose permission was checked; why it could not be done. */
  at: 'scheduled_for' | 'unpublish_at'
  by: 'scheduled_by' | 'unpublish_by'
  fault: 'schedule_fault' | 'unpublish_fault'
  actions: { set: AuditedAction['action']; cancel: AuditedAction['action'] }
  /** The words for a time that has passed. */
  passed: string
  done: 'published' | 'unpublished'
  /** @throws ServiceError why it cannot be scheduled */
  check: (work: Work, item: ContentItem, at: string) => void | Promise<void>
  /** Whether it is still to be done when it is due. */
  isOpen: (item: ContentItem) => boolean
  carryOut: (work: Work, item: ContentItem) => Promise<void>
}

/** Replaces an earlier time. @param at UTC ISO, in the future @param seen the version that the choice is based on @throws ServiceError not_found; conflict for a stale version; invalid */
export function setSchedule(
  deps: WriteDeps,
  schedule: Schedule,
  entity: ContentEntity,
  id: number,
  { at, seen }: { at: string; seen: number | undefined },
): Promise<ContentRecord> {
  return workOnItem(deps, { entity, id, seen }, async (work, item) => {
    refuseTrashed(item)
    await requirePublisher(work)
    if (at <= work.at) throw invalid({ at: schedule.passed })
    await schedule.check(work, item, at)
    const times = { [schedule.at]: at, [schedule.by]: work.actor.email, [schedule.fault]: null }
    await updateContentItem(work.tx, item, times)
    await putJob(work.tx, { kind: schedule.kind, subject: `${entity} ${id}`, created_at: work.at, due_at: at })
    await work.note({ action: schedule.actions.set, id, label: item.title })
  })
}

/** @throws ServiceError not_found */
export function cancelSchedule(
  deps: WriteDeps,
  { at, by, fault, actions }: Schedule,
  entity: ContentEntity,
  id: number,
): Promise<ContentRecord> {
  return workOnItem(deps, { entity, id }, async (work, item) => {
    await requirePublisher(work)
    if (item[at] === null) return
    await updateContentItem(work.tx, item, { [at]: null, [by]: null, [fault]: null })
    await work.note({ action: actions.cancel, id, label: item.title })
  })
}

/**
 * Does what is due, also what fell due while nothing ran. The job of a cancelled schedule does nothing; what cannot be done
 * is noted on the item, and not tried again.
 */
export function createScheduleHandler(
  { db, log, now = () => new Date() }: { db: Db; log: Log; now?: () => Date },
  schedule: Schedule,
): JobHandler {
  const { kind, at, fault, isOpen } = schedule
  return {
    kind,
    attempts: Infinity,
    async run({ subject }) {
      const [entity = '', id] = subject.split(' ')
      const item = await findContentItem(db, entity as ContentEntity, Number(id))
      const dueAt = item && isOpen(item) && item[at]
      if (!dueAt || item[fault] !== null) return
      // Only after the clock was set back.
      if (dueAt > now().toISOString()) return { state: 'queued', dueAt }
      const outcome = await carryOutDue({ db, now }, item, schedule)
      if (outcome) log.info(`“${item.title}” ${outcome}`)
    },
  }
}

async function carryOutDue(
  deps: Omit<WriteDeps, 'actor'>,
  due: ContentItem,
  { at, by, fault, isOpen, done, carryOut }: Schedule,
): Promise<string | undefined> {
  const actor = { id: null, email: due[by] ?? 'schedule', role: 'owner' as const, address: 'schedule' }
  try {
    return await workOn({ ...deps, actor }, due.entity, async (work) => {
      const item = await findContentItem(work.tx, due.entity, due.item_id)
      const dueAt = item && isOpen(item) && item[at]
      if (!dueAt || item[fault] !== null || dueAt > work.at) return undefined
      await carryOut(work, item)
      return `was ${done} at its time`
    })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    await updateContentItem(deps.db, due, { [fault]: error.message })
    return `could not be ${done} at its time: ${error.message}`
  }
}

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
      throw conflict('Visitors see the newest version already: save a draft first')
    }
    const document = await loadDocument(work.tx, item.entity, item.item_id, item.version)
    await refuseUnfinished(work, document)
    await work.kind.check(work.tx, document, item.item_id)
  },
  isOpen: (item) => item.state !== 'trash',
  carryOut: publishChecked,
}

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
      throw conflict('Visitors do not see this: publish it first, or choose when it is published')
    }
    if (item.scheduled_for !== null && at <= item.scheduled_for) {
      throw invalid({ at: 'It is published later than this: choose a time after that' })
    }
  },
  isOpen: (item) => item.state === 'published',
  carryOut: unpublishItem,
}

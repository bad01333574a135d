import type { Kysely } from 'kysely'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { JobHandler } from '../jobs/handler.ts'
import type { Log } from '../process/log.ts'
import { findContentItem, updateContentItem, type ContentItem } from './store/content-items.ts'
import { putJob } from '../jobs/job-store.ts'
import type { Database } from '../store/schema.ts'
import { ServiceError } from '../process/service-error.ts'
import type { WriteDeps } from '../audit/writing.ts'
import { loadDocument, publishNewest, workOn, type Work } from './items.ts'

/** Its subject is the item, such as `news 12`. Migration 20261122110000 queued those of earlier versions. */
const PUBLISH_JOB = 'publish'

/** To be called in the scheduling transaction; replaces the item's earlier job. */
export async function queuePublication(
  tx: Kysely<Database>,
  { entity, id, at, now }: { entity: ContentEntity; id: number; at: string; now: string },
): Promise<void> {
  await putJob(tx, { kind: PUBLISH_JOB, subject: `${entity} ${id}`, created_at: now, due_at: at })
}

export interface ScheduleDeps {
  db: Kysely<Database>
  log: Log
  now?: () => Date
}

interface Schedule {
  /** Of the job. */
  kind: string
  /** When it is due, UTC ISO; null when it is not scheduled. */
  timeOf: (item: ContentItem) => string | null
  /** Whose permission was checked when they scheduled it. */
  byWhom: (item: ContentItem) => string | null
  done: 'published' | 'unpublished'
  carryOut: (work: Work, item: ContentItem) => Promise<void>
}

/** Publishes due items, also those that fell due while nothing ran. The job of a cancelled schedule does nothing. */
export const createPublishHandler = (deps: ScheduleDeps): JobHandler =>
  createScheduleHandler(deps, {
    kind: PUBLISH_JOB,
    timeOf: (item) => (item.state === 'trash' ? null : item.scheduled_for),
    byWhom: (item) => item.scheduled_by,
    done: 'published',
    async carryOut(work, item) {
      const document = await loadDocument(work.tx, item.entity, item.item_id, item.version)
      await work.kind.check(work.tx, document, item.item_id)
      await publishNewest(work, item, document)
      await work.note({ action: 'publish', id: item.item_id, label: item.title })
    },
  })

/** A job that does something with an item at its time; what cannot be done is noted on the item, and not tried again. */
export function createScheduleHandler(
  { db, log, now = () => new Date() }: ScheduleDeps,
  schedule: Schedule,
): JobHandler {
  const { kind, timeOf } = schedule
  return {
    kind,
    attempts: Infinity,
    async run({ subject }) {
      const [entity = '', id] = subject.split(' ')
      const item = await findContentItem(db, entity as ContentEntity, Number(id))
      const dueAt = item && timeOf(item)
      if (!dueAt || item.schedule_fault !== null) return
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
  { timeOf, byWhom, done, carryOut }: Schedule,
): Promise<string | undefined> {
  const actor = { id: null, email: byWhom(due) ?? 'schedule', role: 'owner' as const, address: 'schedule' }
  try {
    return await workOn({ ...deps, actor }, due.entity, async (work) => {
      const item = await findContentItem(work.tx, due.entity, due.item_id)
      const dueAt = item && timeOf(item)
      if (!dueAt || item.schedule_fault !== null || dueAt > work.at) return undefined
      await carryOut(work, item)
      return `was ${done} at its time`
    })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    await updateContentItem(deps.db, due.entity, due.item_id, { schedule_fault: error.message })
    return `could not be ${done} at its time: ${error.message}`
  }
}

import type { Kysely } from 'kysely'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { JobHandler } from '../jobs/handler.ts'
import type { Log } from '../process/log.ts'
import { findContentItem, updateContentItem, type ContentItem } from './store/content-items.ts'
import { putJob } from '../jobs/job-store.ts'
import type { Database } from '../store/schema.ts'
import { ServiceError } from '../process/service-error.ts'
import type { WriteDeps } from '../audit/writing.ts'
import { loadDocument, publishNewest, workOn } from './items.ts'

/** Its subject is the item, such as `news 12`. Migration 20261122110000 queued those of earlier versions. */
const PUBLISH_JOB = 'publish'

/** To be called in the scheduling transaction; replaces the item's earlier job. */
export async function queuePublication(
  tx: Kysely<Database>,
  { entity, id, at, now }: { entity: ContentEntity; id: number; at: string; now: string },
): Promise<void> {
  await putJob(tx, { kind: PUBLISH_JOB, subject: `${entity} ${id}`, created_at: now, due_at: at })
}

/** Publishes due items, also those that fell due while nothing ran. The job of a cancelled schedule does nothing. */
export function createPublishHandler({
  db,
  log,
  now = () => new Date(),
}: {
  db: Kysely<Database>
  log: Log
  now?: () => Date
}): JobHandler {
  return {
    kind: PUBLISH_JOB,
    attempts: Infinity,
    async run({ subject }) {
      const [entity = '', id] = subject.split(' ')
      const item = await findContentItem(db, entity as ContentEntity, Number(id))
      if (!item || !isScheduled(item)) return
      // Only after the clock was set back.
      if (item.scheduled_for > now().toISOString()) return { state: 'queued', dueAt: item.scheduled_for }
      const outcome = await publishDue({ db, now }, item)
      if (outcome) log.info(`“${item.title}” ${outcome}`)
    },
  }
}

function isScheduled(item: ContentItem): item is ContentItem & { scheduled_for: string } {
  return item.scheduled_for !== null && item.schedule_fault === null && item.state !== 'trash'
}

async function publishDue(deps: Omit<WriteDeps, 'actor'>, due: ContentItem): Promise<string | undefined> {
  // Permission was checked when they scheduled it.
  const actor = { id: null, email: due.scheduled_by ?? 'schedule', role: 'owner' as const, address: 'schedule' }
  try {
    return await workOn({ ...deps, actor }, due.entity, async (work) => {
      const item = await findContentItem(work.tx, due.entity, due.item_id)
      if (!item || !isScheduled(item) || item.scheduled_for > work.at) return undefined
      const document = await loadDocument(work.tx, item.entity, item.item_id, item.version)
      await work.kind.check(work.tx, document, item.item_id)
      await publishNewest(work, item, document)
      await work.note({ action: 'publish', id: item.item_id, label: item.title })
      return 'was published at its time'
    })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    await updateContentItem(deps.db, due.entity, due.item_id, { schedule_fault: error.message })
    return `could not be published at its time: ${error.message}`
  }
}

import type { Kysely } from 'kysely'
import type { JobHandler } from '../core/jobs/handler.ts'
import { ago, DAY, HOUR, MINUTE } from '../core/process/durations.ts'
import { deletePastAlerts } from './alert-store.ts'
import { deleteOldSamples, findLastSample, insertSamples, listSamples } from './sample-store.ts'
import type { Database } from '../core/store/schema.ts'
import { addProcesses, joinMoments } from './figures.ts'

export const MINUTES_KEPT = DAY
export const HOURS_KEPT = 30 * DAY
export const PAST_ALERTS_KEPT = 90 * DAY
/** Other processes write their last minute until then. */
const HOUR_IS_COMPLETE = 5 * MINUTE

/** Joins the minutes of complete hours, and deletes what is too old for the plots: 1,440 rows a process and 720 are left. */
export function createSampleHandler({ db, now }: { db: Kysely<Database>; now: () => Date }): JobHandler {
  return {
    kind: 'samples',
    every: HOUR,
    startDelay: 10 * MINUTE,
    async run() {
      const last = await findLastSample(db, 'hour')
      const from = last === undefined ? ago(now(), MINUTES_KEPT) : new Date(Date.parse(last) + HOUR).toISOString()
      const hours = joinMoments(addProcesses(await listSamples(db, 'minute', from)), HOUR)
      const complete = hours.filter(({ at }) => Date.parse(at) + HOUR + HOUR_IS_COMPLETE <= now().getTime())
      await insertSamples(
        db,
        complete.map(({ at, figures }) => ({ span: 'hour', at, process: '', figures: JSON.stringify(figures) })),
      )
      await deleteOldSamples(db, 'minute', ago(now(), MINUTES_KEPT + HOUR))
      await deleteOldSamples(db, 'hour', ago(now(), HOURS_KEPT))
      await deletePastAlerts(db, ago(now(), PAST_ALERTS_KEPT))
    },
  }
}

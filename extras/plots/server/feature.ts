import { one, routerOf, servedCallsOf } from '../../../server/core/accounts/served-calls.ts'
import type { ApiDeps, Feature } from '../../../server/core/feature.ts'
import { ago, HOUR, MINUTE, DAY } from '../../../server/core/process/durations.ts'
import { measureDelay, type Measures } from '../../../server/health/public.ts'
import { plotsQuerySchema, plotsSchema, type PlotsPeriod } from '../contract/plots.ts'
import {
  addProcesses,
  endOf,
  joinMoments,
  listSamples,
  toPoint,
  deleteOldSamples,
  insertSamples,
  totalOf,
  type Figures,
} from './figures.ts'
import { hostname } from 'node:os'
import type { JobHandler } from '../../../server/core/jobs/handler.ts'
import type { Db } from '../../../server/core/store/schema.ts'

const call = servedCallsOf<ApiDeps>('Operations', { access: 'owner' })

/** So that a plot has some hundred points. */
const STEPS: Record<PlotsPeriod, number> = { day: 5 * MINUTE, month: 2 * HOUR }

const plotsApi = routerOf(
  call('get /plots', 'Figures of the last 24 hours or 30 days, of all processes together', {
    query: plotsQuerySchema,
    200: one(plotsSchema, 'The figures'),
    async handle({ reads, now }, { query: { period } }) {
      const step = STEPS[period]
      const hours = period === 'day' ? [] : await listSamples(reads, 'hour', ago(now(), HOURS_KEPT))
      const minutes = await listSamples(reads, 'minute', period === 'day' ? ago(now(), MINUTES_KEPT) : endOf(hours))
      const moments = joinMoments([...addProcesses(hours), ...addProcesses(minutes)], step)
      return { step, processes: new Set(minutes.map(({ process }) => process)).size, points: moments.map(toPoint) }
    },
  }),
)

const MINUTES_KEPT = DAY
const HOURS_KEPT = 30 * DAY
/** Other processes write their last minute until then. */
const HOUR_IS_COMPLETE = 5 * MINUTE

/** Joins the minutes of complete hours, and deletes what is too old for the plots: 1,440 rows a process and 720 are left. */
export function createSampleHandler({ db, now }: { db: Db; now: () => Date }): JobHandler {
  return {
    kind: 'samples',
    every: HOUR,
    startDelay: 10 * MINUTE,
    async run() {
      const from = endOf(await listSamples(db, 'hour', ago(now(), HOURS_KEPT)))
      const hours = joinMoments(addProcesses(await listSamples(db, 'minute', from)), HOUR)
      const complete = hours.filter(({ at }) => Date.parse(at) + HOUR + HOUR_IS_COMPLETE <= now().getTime())
      await insertSamples(
        db,
        complete.map(({ at, figures }) => ({ span: 'hour', at, process: '', figures: JSON.stringify(figures) })),
      )
      await deleteOldSamples(db, 'minute', ago(now(), MINUTES_KEPT + HOUR))
      await deleteOldSamples(db, 'hour', ago(now(), HOURS_KEPT))
    },
  }
}

interface SamplerParts extends Pick<Measures, 'db' | 'readHealth' | 'requests' | 'countCache'> {
  delay: ReturnType<typeof measureDelay>
  /** Names this process among all. */
  process?: string
  now?: () => Date
}

/** Returns a function that stores the figures since its last call, as those of the minute that ends now. */
export function createSampler({
  db,
  readHealth,
  requests,
  delay,
  countCache = () => ({ answers: 0, bytes: 0, hits: 0, misses: 0 }),
  process: name = `${hostname()} ${process.pid}`,
  now = () => new Date(),
}: SamplerParts): () => Promise<void> {
  let last = { ...totalOf(requests.routes), ...countCache() }
  return async () => {
    const counts = { ...totalOf(requests.routes), ...countCache() }
    const before = last
    last = counts
    const { checks } = await readHealth()
    const { due } = checks.jobs
    const figures: Figures = {
      minutes: 1,
      requests: counts.requests - before.requests,
      errors: counts.errors - before.errors,
      durations: counts.durations.map((count, index) => count - before.durations[index]!),
      cacheHits: counts.hits - before.hits,
      cacheMisses: counts.misses - before.misses,
      delay: delay.take().p99,
      memory: process.memoryUsage.rss(),
      dueJobs: due?.count ?? null,
      mailAge: checks.mails.oldestSeconds ?? null,
      storeBytes: checks.store.bytes ?? null,
      diskFree: checks.disk.freeBytes ?? null,
      diskTotal: checks.disk.totalBytes ?? null,
    }
    // The timer may be a little early or late.
    const at = new Date(Math.round(now().getTime() / MINUTE) * MINUTE - MINUTE).toISOString()
    await insertSamples(db, [{ span: 'minute', at, process: name, figures: JSON.stringify(figures) }])
  }
}

/** Takes a sample at the end of each minute. Those that cannot be stored are missing in the plots, and nowhere else. */
export function sampleEachMinute(sample: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout
  const plan = () => {
    timer = setTimeout(
      () => {
        plan()
        sample().catch(() => {})
      },
      MINUTE - (Date.now() % MINUTE),
    )
    timer.unref()
  }
  plan()
  return () => clearTimeout(timer)
}

export const feature: Feature = {
  api: (deps) => ({ '/operations': plotsApi(deps) }),
  jobs: (deps) => [createSampleHandler(deps)],
  watch: (measures) => sampleEachMinute(createSampler({ ...measures, delay: measureDelay() })),
}

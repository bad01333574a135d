import { hostname } from 'node:os'
import type { Kysely } from 'kysely'
import type { PageCache } from '../core/delivery/page-cache.ts'
import { MINUTE } from '../core/process/durations.ts'
import { insertSamples } from './sample-store.ts'
import type { Database } from '../core/store/schema.ts'
import type { Figures } from './figures.ts'
import type { ReadHealth } from './health.ts'
import type { DelayMeter } from './process-metrics.ts'
import type { RequestMetrics } from './request-metrics.ts'

export interface SamplerParts {
  db: Kysely<Database>
  readHealth: ReadHealth
  requests: Pick<RequestMetrics, 'total'>
  delay: Pick<DelayMeter, 'take'>
  countCache: PageCache['count'] | undefined
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
  let last = { ...requests.total(), ...countCache() }
  return async () => {
    const counts = { ...requests.total(), ...countCache() }
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
export function sampleEachMinute(sample: () => Promise<void>): { stop(): void } {
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
  return { stop: () => clearTimeout(timer) }
}

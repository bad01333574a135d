import type { PlotPoint } from '../contract/plots.ts'
import { HOUR } from '../../../server/core/process/durations.ts'
import { writeWithoutWaiting } from '../../../server/core/store/engine.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { BUCKETS, type Measures } from '../../../server/health/public.ts'

interface Sample {
  span: 'minute' | 'hour'
  /** When it began. */
  at: string
  process: string
  /** JSON: `Figures` */
  figures: string
}

declare module '../../../server/core/store/schema.ts' {
  interface Database {
    /** Of a process in a minute, or of all together in an hour. */
    sample: Sample
  }
}

/** Does nothing if the process has a sample of that time: then its clock was set back. */
export async function insertSamples(db: Db, rows: Sample[]): Promise<void> {
  if (rows.length === 0) return
  await writeWithoutWaiting(db, (free: Db) =>
    free
      .insertInto('sample')
      .values(rows)
      .onConflict((on) => on.columns(['span', 'at', 'process']).doNothing())
      .execute(),
  )
}

/** Oldest first. @param from UTC ISO */
export async function listSamples(db: Db, span: Sample['span'], from: string): Promise<Sample[]> {
  return db
    .selectFrom('sample')
    .selectAll()
    .where('span', '=', span)
    .where('at', '>=', from)
    .orderBy('at')
    .orderBy('process')
    .execute()
}

/** The end of the last hour; '' if there is none. */
export function endOf(hours: readonly Sample[]): string {
  const last = hours.at(-1)
  return last ? new Date(Date.parse(last.at) + HOUR).toISOString() : ''
}

export async function deleteOldSamples(db: Db, span: Sample['span'], before: string): Promise<void> {
  await writeWithoutWaiting(db, (free: Db) =>
    free.deleteFrom('sample').where('span', '=', span).where('at', '<', before).execute(),
  )
}

const COUNTS = ['minutes', 'requests', 'errors', 'cacheHits', 'cacheMisses'] as const
/** Of several times, the worst one counts: seconds of the 99th percentile, bytes of resident memory. */
const PEAKS = ['delay', 'memory'] as const
/** `mailAge` are the seconds for which the oldest unsent mail has waited. */
const GAUGES = ['dueJobs', 'mailAge', 'storeBytes'] as const

type Gauge = (typeof GAUGES)[number] | 'diskFree' | 'diskTotal'

/** Counts of a sample's time, and gauges at its end. Null: unknown at that moment. Errors are answers of 500 and more. */
export interface Figures
  extends Record<(typeof COUNTS)[number] | (typeof PEAKS)[number], number>, Record<Gauge, number | null> {
  /** Requests by duration, as in BUCKETS; the last one is of everything longer. */
  durations: number[]
}

interface Moment {
  at: string
  figures: Figures
}

/** Adds up the processes of the same time. @param samples by time */
export function addProcesses(samples: readonly Pick<Sample, 'at' | 'figures'>[]): Moment[] {
  const add = (one: Figures, other: Figures): Figures => ({
    ...merge(one, other),
    memory: one.memory + other.memory,
    minutes: Math.max(one.minutes, other.minutes),
  })
  const groups = Map.groupBy(samples, ({ at }) => at)
  return [...groups].map(([at, group]) => ({
    at,
    figures: group.map(({ figures }) => JSON.parse(figures) as Figures).reduce(add),
  }))
}

/** Joins the moments of each step. @param step milliseconds */
export function joinMoments(moments: readonly Moment[], step: number): Moment[] {
  const groups = Map.groupBy(moments, ({ at }) => Math.floor(Date.parse(at) / step) * step)
  return [...groups].map(([start, group]) => ({
    at: new Date(start).toISOString(),
    figures: group.map(({ figures }) => figures).reduce(merge),
  }))
}

function merge(one: Figures, other: Figures): Figures {
  const merged: Figures = {
    ...one,
    durations: one.durations.map((count, index) => count + (other.durations[index] ?? 0)),
    // The disk of several machines that is fullest.
    ...((freeShare(other) ?? 1) < (freeShare(one) ?? 1) && { diskFree: other.diskFree, diskTotal: other.diskTotal }),
  }
  for (const name of COUNTS) merged[name] = one[name] + other[name]
  for (const name of PEAKS) merged[name] = Math.max(one[name], other[name])
  for (const name of GAUGES)
    merged[name] = one[name] === null ? other[name] : Math.max(one[name], other[name] ?? one[name])
  return merged
}

function freeShare({ diskFree, diskTotal }: Pick<Figures, 'diskFree' | 'diskTotal'>): number | null {
  return diskFree === null || !diskTotal ? null : diskFree / diskTotal
}

export function toPoint({ at, figures }: Moment): PlotPoint {
  const { minutes, requests, durations, cacheHits, cacheMisses, delay, diskFree, diskTotal, ...others } = figures
  const asked = cacheHits + cacheMisses
  const free = freeShare({ diskFree, diskTotal })
  return {
    ...others,
    at,
    requests: rounded(requests / minutes, 100),
    p50: percentile(durations, 0.5),
    p95: percentile(durations, 0.95),
    cached: asked === 0 ? null : rounded(cacheHits / asked, 1000),
    delay: rounded(delay * 1000, 10),
    diskFree: free === null ? null : rounded(free, 1000),
  }
}

/** Milliseconds, estimated from the counts: requests are taken as evenly spread within a bucket. */
function percentile(durations: readonly number[], share: number): number | null {
  const wanted = durations.reduce((sum, count) => sum + count, 0) * share
  if (wanted === 0) return null
  let sum = 0
  for (const [index, count] of durations.entries()) {
    if (sum + count < wanted) {
      sum += count
      continue
    }
    const from = BUCKETS[index - 1] ?? 0
    const to = BUCKETS[index] ?? from
    return rounded((from + (to - from) * ((wanted - sum) / count)) * 1000, 10)
  }
  return null
}

/** Of all routes since the start. */
export function totalOf(routes: Measures['requests']['routes']): Pick<Figures, 'requests' | 'errors' | 'durations'> {
  const total = { requests: 0, errors: 0, durations: [...BUCKETS, Infinity].map(() => 0) }
  const byStatus = routes.flatMap(({ durations }) => [...durations.values()].flatMap((statuses) => [...statuses]))
  for (const [status, { counts }] of byStatus) {
    for (const [index, count] of counts.entries()) {
      total.durations[index]! += count
      total.requests += count
      if (status >= 500) total.errors += count
    }
  }
  return total
}

const rounded = (value: number, parts: number) => Math.round(value * parts) / parts

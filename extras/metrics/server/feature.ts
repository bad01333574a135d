import type { Feature } from '../../../server/core/feature.ts'
import { BUCKETS, measureDelay, type Health, type Measures } from '../../../server/health/public.ts'

/** https://prometheus.io/docs/instrumenting/exposition_formats/ */
const EXPOSITION_TYPE = 'text/plain; version=0.0.4'

/** Returns a function that writes all metrics; those of the store are missing while it is away. */
function createMetrics(measures: Measures) {
  const { readHealth, requests, renders, countCache, countConnections } = measures
  const delay = measureDelay()
  const list = async () => [
    ...requestMetrics(requests.routes),
    counter('page_renders_total', 'Rendered pages, previews among them', renders.count),
    counter('page_render_seconds_total', 'Time in which pages were rendered', renders.seconds),
    ...(countCache ? cacheMetrics(countCache()) : []),
    ...processMetrics(delay.take()),
    ...healthMetrics(await readHealth()),
    ...poolMetrics(countConnections?.()),
  ]
  return async () => ({ type: EXPOSITION_TYPE, body: (await list()).filter(Boolean).join('\n') })
}

/** Named as Prometheus' client libraries name them. @param delay of the event loop since the last time */
function processMetrics({ p50, p99, max }: Record<'p50' | 'p99' | 'max', number>): string[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    gauge('nodejs_eventloop_lag_p50_seconds', 'Median delay of the event loop', p50),
    gauge('nodejs_eventloop_lag_p99_seconds', '99th percentile of that delay', p99),
    gauge('nodejs_eventloop_lag_max_seconds', 'Longest delay of the event loop', max),
    gauge('process_resident_memory_bytes', 'Resident memory (RSS)', rss),
    gauge('nodejs_heap_size_used_bytes', 'Used part of the heap', heapUsed),
    gauge('nodejs_external_memory_bytes', 'Memory of buffers', external),
    counter('process_cpu_seconds_total', 'Processor time of the process', (user + system) / 1e6),
    gauge('process_start_time_seconds', 'Start of the process, Unix time', performance.timeOrigin / 1000),
  ]
}

function cacheMetrics({ answers, bytes, hits, misses }: ReturnType<NonNullable<Measures['countCache']>>): string[] {
  return [
    counter('page_cache_hits_total', 'Requests answered from memory', hits),
    counter('page_cache_misses_total', 'Requests for which an answer was made', misses),
    gauge('page_cache_answers', 'Answers in memory', answers),
    gauge('page_cache_bytes', 'Memory of these answers', bytes),
  ]
}

function healthMetrics({ status, at, checks }: Health): string[] {
  const { store, disk, jobs, mails, backup } = checks
  const given = (name: string, help: string, value: number | undefined) =>
    value === undefined ? [] : [gauge(name, help, value)]
  const checked = Object.entries(checks).map(([check, { status: its }]) => ({
    labels: { check },
    value: its === 'ready' ? 1 : 0,
  }))
  const counted = (jobs.counts ?? []).map(({ count, ...labels }) => ({ labels, value: count }))
  const ageOf = (time: string | null | undefined) => time && (Date.parse(at) - Date.parse(time)) / 1000
  return [
    gauge('site_ready', '1: requests are answered; 0: /health/ready answers 503', status === 'unavailable' ? 0 : 1),
    metric('gauge', 'site_check_ok', '0: /health/ready says what is wrong', checked),
    ...given('store_bytes', 'Size of the database', store.bytes),
    ...given('store_pictures', 'Pictures in the library, uploads among them', store.pictures),
    ...given('disk_free_bytes', 'Free space for DATA_DIR', disk.freeBytes),
    ...given('disk_total_bytes', 'Size of the file system of DATA_DIR', disk.totalBytes),
    metric('gauge', 'jobs', 'Background jobs; failed ones of the last day', counted),
    ...given('jobs_due', 'Jobs that could run now', jobs.due?.count),
    ...given('jobs_due_age_seconds', 'Age of the oldest of these', jobs.due && (ageOf(jobs.due.oldest) || 0)),
    ...given('jobs_failing', 'Jobs that failed several times and are tried again', jobs.failing),
    ...given('mails_unsent_age_seconds', 'Age of the oldest mail that waits', mails.oldestSeconds),
    ...given('backup_age_seconds', 'Age of the newest backup', ageOf(backup.at) || undefined),
  ]
}

function poolMetrics(pool: { open: number; idle: number; waiting: number } | undefined): string[] {
  if (!pool) return []
  return [
    gauge('postgres_connections_open', 'Connections of the pool', pool.open),
    gauge('postgres_connections_idle', 'Those that are free', pool.idle),
    gauge('postgres_connections_waiting', 'Statements that wait for a connection', pool.waiting),
  ]
}

type RouteCounts = Measures['requests']['routes'][number]

/** Each is a line for each route and method. */
const SHOWN_BUCKETS = [0.02, 0.1, 0.3, 1, 3]

/** Of the requests since the start. */
function requestMetrics(routes: readonly RouteCounts[]): string[] {
  const time = 'Time until an answer was handed to the system, by pattern of the address'
  return [
    metric('counter', 'http_requests_total', 'Answers by pattern of the address', routes.flatMap(countsOf)),
    metric('histogram', 'http_request_duration_seconds', time, routes.flatMap(durationsOf)),
  ]
}

function countsOf({ pattern: route, durations }: RouteCounts): Sample[] {
  return [...durations].flatMap(([method, byStatus]) =>
    [...byStatus].map(([status, { counts }]) => ({
      labels: { method, route, status: String(status) },
      value: sumOf(counts),
    })),
  )
}

function durationsOf({ pattern: route, durations }: RouteCounts): Sample[] {
  return [...durations].flatMap(([method, byStatus]) => {
    const all = [...byStatus.values()]
    const labels = { method, route }
    const upTo = (bound: number) => sumOf(all.map(({ counts }) => sumOf(counts.slice(0, BUCKETS.indexOf(bound) + 1))))
    const total = sumOf(all.map(({ counts }) => sumOf(counts)))
    return [
      ...SHOWN_BUCKETS.map((bound) => ({
        suffix: '_bucket',
        labels: { ...labels, le: String(bound) },
        value: upTo(bound),
      })),
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: total },
      { suffix: '_sum', labels, value: sumOf(all.map(({ seconds }) => seconds)) },
      { suffix: '_count', labels, value: total },
    ]
  })
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

type Type = 'counter' | 'gauge' | 'histogram'

interface Sample {
  /** One of a histogram, such as `_bucket`. */
  suffix?: string
  labels?: Record<string, string>
  value: number
}

/** In Prometheus' text format; nothing without samples. */
function metric(type: Type, name: string, help: string, samples: readonly Sample[]): string {
  if (samples.length === 0) return ''
  const lines = samples.map(
    ({ suffix = '', labels, value }) =>
      `${name}${suffix}${formatLabels(labels)} ${value === Infinity ? '+Inf' : value}`,
  )
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n')
}

const gauge = (name: string, help: string, value: number) => metric('gauge', name, help, [{ value }])
const counter = (name: string, help: string, value: number) => metric('counter', name, help, [{ value }])

function formatLabels(labels: Sample['labels'] = {}): string {
  // Labels have no control characters: all others are escaped as in JSON.
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

export const feature: Feature = { reports: { '/metrics': createMetrics } }

import { measureDelay, type Health, type Measures } from '../../../server/health/public.ts'
import { EXPOSITION_TYPE, formatMetrics, metric, type Metric } from './exposition.ts'
import { requestMetrics } from './request-metrics.ts'

/** Returns a function that writes all metrics; those of the store are missing while it is away. */
export function createMetrics(measures: Measures) {
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
  return async () => ({ type: EXPOSITION_TYPE, body: formatMetrics(await list()) })
}

/** Named as Prometheus' client libraries name them. @param delay of the event loop since the last time */
function processMetrics({ p50, p99, max }: Record<'p50' | 'p99' | 'max', number>): Metric[] {
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

function cacheMetrics({ answers, bytes, hits, misses }: ReturnType<NonNullable<Measures['countCache']>>): Metric[] {
  return [
    counter('page_cache_hits_total', 'Requests answered from memory', hits),
    counter('page_cache_misses_total', 'Requests for which an answer was made', misses),
    gauge('page_cache_answers', 'Answers in memory', answers),
    gauge('page_cache_bytes', 'Memory of these answers', bytes),
  ]
}

function healthMetrics({ status, at, checks }: Health): Metric[] {
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

function poolMetrics(pool: { open: number; idle: number; waiting: number } | undefined): Metric[] {
  if (!pool) return []
  return [
    gauge('postgres_connections_open', 'Connections of the pool', pool.open),
    gauge('postgres_connections_idle', 'Those that are free', pool.idle),
    gauge('postgres_connections_waiting', 'Statements that wait for a connection', pool.waiting),
  ]
}

const gauge = (name: string, help: string, value: number): Metric => metric('gauge', name, help, [{ value }])
const counter = (name: string, help: string, value: number): Metric => metric('counter', name, help, [{ value }])

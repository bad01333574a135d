import { monitorEventLoopDelay } from 'node:perf_hooks'
import { counter, gauge, type Metric } from './exposition.ts'

/** Milliseconds between two looks at the event loop: delays are measured to that precision. */
const RESOLUTION = 20
const NANOSECONDS = 1e9

export interface ProcessMetrics {
  /** The delay is of the time since the last call. */
  list(): Metric[]
  stop(): void
}

/** Metrics of the process, named as Prometheus' client libraries name them. */
export function measureProcess(): ProcessMetrics {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  /** Each measurement contains the interval itself. */
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION / 1000) || 0

  return {
    list() {
      const { rss, heapUsed, external } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      const delays = [
        gauge('nodejs_eventloop_lag_p50_seconds', 'Median delay of the event loop', seconds(delay.percentile(50))),
        gauge('nodejs_eventloop_lag_p99_seconds', '99th percentile of that delay', seconds(delay.percentile(99))),
        gauge('nodejs_eventloop_lag_max_seconds', 'Longest delay of the event loop', seconds(delay.max)),
      ]
      delay.reset()
      return [
        ...delays,
        gauge('process_resident_memory_bytes', 'Resident memory (RSS)', rss),
        gauge('nodejs_heap_size_used_bytes', 'Used part of the heap', heapUsed),
        gauge('nodejs_external_memory_bytes', 'Memory of buffers', external),
        counter('process_cpu_seconds_total', 'Processor time of the process', (user + system) / 1e6),
        gauge('process_start_time_seconds', 'Start of the process, Unix time', performance.timeOrigin / 1000),
      ]
    },
    stop: () => delay.disable(),
  }
}

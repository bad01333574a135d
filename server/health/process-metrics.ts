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
  const delay = measureDelay()

  return {
    list() {
      const { rss, heapUsed, external } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      const { p50, p99, max } = delay.take()
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
    },
    stop: delay.stop,
  }
}

export interface DelayMeter {
  /** Seconds, of the time since the last call. */
  take(): { p50: number; p99: number; max: number }
  stop(): void
}

/** Measures the delay of the event loop. */
export function measureDelay(): DelayMeter {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  /** Each measurement contains the interval itself. */
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION / 1000) || 0
  return {
    take() {
      const taken = {
        p50: seconds(delay.percentile(50)),
        p99: seconds(delay.percentile(99)),
        max: seconds(delay.max),
      }
      delay.reset()
      return taken
    },
    stop: () => delay.disable(),
  }
}

import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { PageCache } from '../core/delivery/page-cache.ts'
import type { FeatureEnvironment } from '../core/feature.ts'
import type { Log } from '../core/process/log.ts'
import type { Store } from '../core/store/store.ts'
import type { RequestCounts } from './count-requests.ts'
import type { ReadHealth } from './health.ts'

/** Milliseconds between two looks at the event loop: delays are measured to that precision. */
const RESOLUTION = 20
const NANOSECONDS = 1e9

/** All that a process knows of itself. */
export interface Measures {
  db: Store['db']
  readHealth: ReadHealth
  requests: Pick<RequestCounts, 'routes'>
  renders: { count: number; seconds: number }
  countCache: PageCache['count'] | undefined
  countConnections: Store['countConnections']
}

/** A process, for features that watch it from its start on. */
export interface Watched extends Measures {
  reads: Store['reads']
  requests: Pick<RequestCounts, 'routes' | 'listen'>
  environment: FeatureEnvironment
  trustedProxies: readonly string[]
  log: Log
}

/** A text for programs that watch the server, and its media type. */
export interface Report {
  type: string
  body: string
}

/** By address, from which no redirect can be made. */
export type Reports = Record<string, (measures: Measures) => () => Promise<Report>>

declare module '../core/feature.ts' {
  interface Feature {
    /** For those who may see the details of the server's health; answered before all else. */
    reports?: Reports
    /** Watches each process from its start on. Returns a function that ends this, after the last request. */
    watch?: (watched: Watched) => () => void | Promise<void>
  }
}

/** Measures the delay of the event loop. */
export function measureDelay() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  /** Each measurement contains the interval itself. */
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION / 1000) || 0
  return {
    /** Seconds, of the time since the last call. */
    take() {
      const taken = { p50: seconds(delay.percentile(50)), p99: seconds(delay.percentile(99)), max: seconds(delay.max) }
      delay.reset()
      return taken
    },
  }
}

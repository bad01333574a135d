import type { Server } from 'node:http'
import type { PageCache } from '../core/delivery/page-cache.ts'
import type { Middleware } from '../core/http/request-listener.ts'
import type { Log } from '../core/process/log.ts'
import type { Store } from '../core/store/store.ts'
import type { ReadHealth } from './health.ts'
import { answerHealthFirst } from './health-routes.ts'
import { createMetrics, type RenderCount } from './metrics.ts'
import { measureDelay, measureProcess } from './process-metrics.ts'
import { measureRequests } from './request-metrics.ts'
import { createSampler, sampleEachMinute } from './sampler.ts'
import { createTrust } from './trust.ts'
import type { HealthConfig } from './health-config.ts'

export interface HealthParts {
  server: Server
  store: Pick<Store, 'db' | 'countConnections'>
  config: { health: HealthConfig; trustedProxies: string[] }
  /** Patterns such as `/api/v1/news/:id`. */
  apiPaths: readonly string[]
  readHealth: ReadHealth
  renders: RenderCount
  pageCache: PageCache | undefined
  /** Answers all other addresses; undefined: the rest of the server. */
  next: Middleware | undefined
  log: Log
}

/** Measures the server from now on, and answers for its health. */
export function openHealth(parts: HealthParts): Middleware {
  const { server, store, readHealth, config, apiPaths, renders, pageCache, next, log } = parts
  const requests = measureRequests(server, apiPaths)
  const renderMetrics = createMetrics({
    readHealth,
    requests,
    process: measureProcess(),
    renders,
    countCache: pageCache?.count,
    countConnections: store.countConnections,
  })
  const sampling = sampleEachMinute(
    createSampler({ db: store.db, readHealth, requests, delay: measureDelay(), countCache: pageCache?.count }),
  )
  server.once('close', sampling.stop)
  const isTrusted = createTrust({ ...config.health, trustedProxies: config.trustedProxies })
  return answerHealthFirst({ readHealth, renderMetrics, isTrusted, onRequest: requests.begin, next, log })
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { PageCache } from '../core/delivery/page-cache.ts'
import { connectedAddress, createClientOf } from '../core/http/client-address.ts'
import { createNetworkCheck } from '../core/process/networks.ts'
import { isSameText } from '../core/process/same-text.ts'
import type { Middleware } from '../core/http/request-listener.ts'
import type { Feature, FeatureEnvironment } from '../core/feature.ts'
import type { Log } from '../core/process/log.ts'
import type { Store } from '../core/store/store.ts'
import type { HealthConfig } from './health-config.ts'
import { countRequests } from './count-requests.ts'
import type { ReadHealth } from './health.ts'
import type { Measures, Reports, Report } from './measures.ts'
import { HEALTH_PATHS } from '../../contract/redirects/served-address.ts'
import { securityHeaders } from '../core/http/security-headers.ts'
import { contextOf, pathOf, REQUEST_ID_HEADER } from '../core/process/request-context.ts'

const FORWARDED = /^(?:x-forwarded-.+|forwarded|x-real-ip|via)$/

/**
 * Returns a function that tells whether a request may see details: its client is in a trusted network, or it has the
 * token. A client behind a proxy that is not in TRUSTED_PROXIES is a stranger, also where that proxy is on this machine.
 */
export function createTrust(config: HealthConfig & { trustedProxies: readonly string[] }) {
  const { trustedNetworks, token, trustedProxies } = config
  const clientOf = createClientOf(trustedProxies)
  const isProxy = createNetworkCheck(trustedProxies)
  const isTrusted = createNetworkCheck(trustedNetworks)
  return (request: IncomingMessage): boolean => {
    if (token !== undefined && isSameText(request.headers.authorization ?? '', `Bearer ${token}`)) return true
    const client = clientOf(request)
    if (client === undefined) return false
    const isForwarded = Object.keys(request.headers).some((name) => FORWARDED.test(name))
    if (isForwarded && (client === connectedAddress(request) || isProxy(client))) return false
    return isTrusted(client)
  }
}

interface HealthParts {
  server: Server
  store: Pick<Store, 'db' | 'reads' | 'countConnections'>
  config: { health: HealthConfig; trustedProxies: string[]; environment: FeatureEnvironment }
  /** Patterns such as `/api/v1/news/:id`. */
  apiPaths: readonly string[]
  features: readonly Feature[]
  readHealth: ReadHealth
  renders: Measures['renders']
  pageCache: Pick<PageCache, 'count'> | undefined
  /** Answers all other addresses; undefined: the rest of the server. */
  next: Middleware | undefined
  log: Log
}

/**
 * Measures the server from now on, and answers for its health.
 * @returns the middleware, which answers /health/live, /health/ready and reports before anything else looks at a request;
 * and a function that ends what features watch, while there is still a store
 */
export function openHealth({ server, store, config, features, readHealth, next: rest, log, ...parts }: HealthParts) {
  const reports: Reports = Object.assign({}, ...features.map((feature) => feature.reports))
  const requests = countRequests(server, parts.apiPaths, ['/health/*', ...Object.keys(reports)])
  const { db, reads, countConnections } = store
  const { trustedProxies, environment } = config
  const { renders, pageCache } = parts
  const measures: Measures = { db, readHealth, requests, renders, countCache: pageCache?.count, countConnections }
  const watched = { ...measures, requests, reads, trustedProxies, environment, log }
  const ends = features.flatMap(({ watch }) => watch?.(watched) ?? [])
  const isTrusted = createTrust({ ...config.health, trustedProxies })
  const routes = new Map<string, (request: IncomingMessage) => Answer | Promise<Answer>>([
    [HEALTH_PATHS.live, () => plain(200, 'live')],
    [
      HEALTH_PATHS.ready,
      async (request) => {
        const health = await readHealth()
        const status = health.status === 'unavailable' ? 503 : 200
        if (!isTrusted(request)) return plain(status, health.status)
        return { status, type: 'application/json', body: JSON.stringify(health, undefined, 2) }
      },
    ],
  ])
  for (const [path, createReport] of Object.entries(reports)) {
    const report = createReport(measures)
    routes.set(path, async (request) =>
      isTrusted(request)
        ? { status: 200, ...(await report()) }
        : plain(403, 'Only for TRUSTED_NETWORKS, or with HEALTH_TOKEN'),
    )
  }

  async function answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead) response.setHeader('Allow', 'GET, HEAD')
      const result = isRead ? await routes.get(path)!(request) : plain(405, `${request.method} is not possible here`)
      send(request, response, result)
    } catch (error) {
      log.error(`${path} could not be answered`, error)
      send(request, response, plain(500, 'Something went wrong'))
    }
  }

  const first: Middleware = (request, response, next) => {
    requests.begin(request)
    const path = pathOf(request)
    if (routes.has(path)) void answer(path, request, response)
    else if (rest) rest(request, response, next)
    else next()
  }
  async function stopWatching(): Promise<void> {
    requests.stop()
    await Promise.all(ends.map((end) => end()))
  }
  return { first, stopWatching }
}

interface Answer extends Report {
  status: number
}

function send(request: IncomingMessage, response: ServerResponse, { status, type, body }: Answer): void {
  const text = `${body}\n`
  response.writeHead(status, {
    ...securityHeaders(type),
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    [REQUEST_ID_HEADER]: contextOf(request).requestId,
  })
  response.end(request.method === 'HEAD' ? undefined : text)
}

function plain(status: number, body: string): Answer {
  return { status, type: 'text/plain', body }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { HEALTH_PATHS } from '../../contract/redirects/served-address.ts'
import type { Middleware } from '../core/http/request-listener.ts'
import { securityHeaders } from '../core/http/security-headers.ts'
import type { Log } from '../core/process/log.ts'
import { contextOf, pathOf, REQUEST_ID_HEADER } from '../core/process/request-context.ts'
import type { Measures, Report, Reports } from './measures.ts'

interface Answer extends Report {
  status: number
}

export interface HealthRouteDeps {
  measures: Measures
  reports: Reports
  isTrusted: (request: IncomingMessage) => boolean
  /** Called with each request of the server. */
  onRequest: (request: IncomingMessage) => void
  /** Answers all other addresses; undefined: the rest of the server. */
  next: Middleware | undefined
  log: Log
}

/** Answers /health/live, /health/ready and reports before anything else looks at a request. */
export function answerHealthFirst({
  measures,
  reports,
  isTrusted,
  onRequest,
  next: rest,
  log,
}: HealthRouteDeps): Middleware {
  const routes = new Map<string, (request: IncomingMessage) => Answer | Promise<Answer>>([
    [HEALTH_PATHS.live, () => plain(200, 'live')],
    [
      HEALTH_PATHS.ready,
      async (request) => {
        const health = await measures.readHealth()
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

  return (request, response, next) => {
    onRequest(request)
    const path = pathOf(request)
    if (routes.has(path)) void answer(path, request, response)
    else if (rest) rest(request, response, next)
    else next()
  }
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

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createSessionCheck } from '../../../server/core/accounts/session-cookie.ts'
import { createPageCache } from '../../../server/core/delivery/page-cache.ts'
import { createRequestListener } from '../../../server/core/http/request-listener.ts'
import { countRequests } from '../../../server/health/count-requests.ts'
import { ask } from '../../../test/ask.ts'
import type { TestApp } from '../../../test/create-test-app.ts'
import { watchVisits } from '../server/store-visits.ts'

export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'
export const PHONE =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36'
export const PROXY = '127.0.0.1'
/** 16:45 in Nepal. */
export const START = Date.parse('2026-11-29T11:00:00Z')

/** A server behind a proxy, with all its pages in memory, which counts its visits into a store; paths with `no` are missing. */
export async function serveVisits(app: Pick<TestApp, 'db' | 'reads'>, parts: { mostVisitors?: number } = {}) {
  const clock = { now: START }
  const errors: unknown[] = []
  const log = { info() {}, error: (text: string, cause?: unknown) => void errors.push(text, cause) }
  const server = createServer()
  const requests = countRequests(server, ['/api/v1/search', '/api/v1/news/:id'], ['/health/*'])
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }
  const answer = ({ url }: Request) => new Response('a page', { headers, status: /\/no\b/.test(url) ? 404 : 200 })
  const cache = createPageCache({
    answer,
    readRevision: () => 1,
    publicUrl: undefined,
    hasSession: createSessionCheck('secret'),
    log,
  })
  const environment = { VISITS_COUNTRY_HEADER: 'cf-ipcountry' } as never
  const visits = watchVisits({
    ...parts,
    db: app.db,
    reads: app.reads,
    requests,
    environment,
    trustedProxies: [PROXY],
    log,
    now: () => clock.now,
  })
  const first: typeof cache.handle = (request, response, next) => {
    requests.begin(request)
    cache.handle(request, response, next)
  }
  server.on('request', createRequestListener({ answer, first, log }))
  await new Promise<void>((resolve) => server.listen(0, PROXY, resolve))
  onTestFinished(async () => {
    cache.close()
    requests.stop()
    server.close()
    await visits.end()
  })
  const origin = `http://${PROXY}:${(server.address() as AddressInfo).port}`
  return {
    clock,
    errors,
    origin,
    flush: visits.flush,
    hits: () => cache.count().hits,
    /** Opens an address, by default as a browser on a desk; `from` is the client's address. */
    async open(path: string, { from = '192.0.2.1', ...given }: Record<string, string> = {}, method = 'GET') {
      const answered = await ask(origin + path, { 'User-Agent': BROWSER, 'X-Forwarded-For': from, ...given }, method)
      // The server counts when it has handed the answer to the system.
      await new Promise(setImmediate)
      return answered
    },
  }
}

/** All counts of a store, such as `2026-11-29 page /projects: 2 1`, those of some kinds. */
export async function storedCounts({ db }: Pick<TestApp, 'db'>, ...kinds: string[]): Promise<string[]> {
  const rows = await db.selectFrom('visit_count').selectAll().orderBy('day').orderBy('kind').orderBy('value').execute()
  return rows
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .map(({ day, kind, value, views, visits }) => `${day} ${kind} ${value}: ${views} ${visits}`)
}

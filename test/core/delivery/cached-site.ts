import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createSessionCheck } from '../../../server/core/accounts/session-cookie.ts'
import { createPageCache, type PageCacheParts } from '../../../server/core/delivery/page-cache.ts'
import { isCacheableCall } from './declared-calls.ts'
import { ask } from '../../ask.ts'

/** Text that becomes much smaller, and smaller still with patience. */
export const LONG_TEXT = Array.from(
  { length: 2000 },
  (_, index) => `${index * 7919} bridges over ${index % 13} rivers;`,
).join(' ')

export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
}

/** A site whose pages are all the same, behind a page cache, as a server that listens. */
export async function createCachedSite(parts: Partial<PageCacheParts> = {}) {
  const site = {
    /** Addresses that were made, in their order. */
    made: [] as string[],
    errors: [] as unknown[],
    revision: 1,
    now: Date.parse('2026-11-21T09:00:00Z'),
    page: (_path: string): Response | Promise<Response> => new Response(LONG_TEXT, { headers: PAGE_HEADERS }),
  }
  const cache = createPageCache({
    answer(request) {
      const { origin, href } = new URL(request.url)
      site.made.push(href.slice(origin.length))
      return site.page(href.slice(origin.length))
    },
    readRevision: () => site.revision,
    publicUrl: 'https://firm.example',
    hasSession: createSessionCheck('secret'),
    isCacheableCall,
    log: { info() {}, error: (text, cause) => void site.errors.push(text, cause) },
    now: () => site.now,
    ...parts,
  })
  const server = createServer((request, response) =>
    cache.handle(request, response, () => response.setHeader('X-By', 'the rest').end('the rest')),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    cache.close()
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(site, {
    cache,
    origin,
    ask: (path: string, headers?: Record<string, string>, method?: string) => ask(origin + path, headers, method),
  })
}

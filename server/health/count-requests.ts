import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { pathOf } from '../core/process/request-context.ts'
import { METHOD_NAME_ALL } from 'hono/router'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import { ADDRESSES } from '../../contract/addresses.ts'
import { localePath, PAGE_LOCALES } from '../../contract/page-locales.ts'

const FAMILIES = ['/api/*', '/media/*', '/documents/*', '/assets/*', '/hydration/*', '/admin/*']

/** Every pattern of the site's addresses, the most specific first. @param apiPaths such as `/api/v1/news/:id` */
export function listPatterns(apiPaths: readonly string[]): string[] {
  const pages = Object.values(ADDRESSES).flatMap(({ path }) => PAGE_LOCALES.map((locale) => localePath(locale, path)))
  const parameters = (path: string) => path.split(':').length
  return [...[...new Set([...pages, ...apiPaths])].toSorted((a, b) => parameters(a) - parameters(b)), ...FAMILIES]
}

/** Returns a function that finds what belongs to a path: its number is bounded by that of the patterns. */
export function createPatternLookup<Entry>(entries: ReadonlyMap<string, Entry>): (path: string) => Entry | undefined {
  const router = new SmartRouter<Entry>({ routers: [new RegExpRouter(), new TrieRouter()] })
  for (const [pattern, entry] of entries) router.add(METHOD_NAME_ALL, pattern, entry)
  // Most requests are for these, which need no router.
  const plain = new Map([...entries].filter(([pattern]) => !/[:*]/.test(pattern)))
  return (path) => plain.get(path) ?? router.match('GET', path)[0][0]?.[0]
}

/** Upper bounds, in seconds: fine ones for sums over all routes. */
export const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3, 10]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
const OTHER = 'other'

const STARTED = Symbol('started')
type TimedRequest = IncomingMessage & { [STARTED]?: number }

interface Exchange {
  request: TimedRequest
  response: ServerResponse
  server: Server
}

/** @param pattern of the address, such as `/projects/:slug`; undefined for one that the site does not have */
export type OnAnswer = (request: IncomingMessage, response: ServerResponse, pattern: string | undefined) => void

interface Durations {
  /** Not cumulative; the last one is of everything longer. */
  counts: number[]
  seconds: number
}

export interface RouteCounts {
  pattern: string
  /** By method and status. */
  durations: Map<string, Map<number, Durations>>
}

export type RequestCounts = ReturnType<typeof countRequests>

/**
 * Counts the answers of a server by pattern of the address, never by address.
 * @param apiPaths such as `/api/v1/news/:id`
 * @param uncounted of the monitoring
 */
export function countRequests(server: Server, apiPaths: readonly string[], uncounted: readonly string[]) {
  const routes = [...listPatterns(apiPaths), OTHER].map((pattern): RouteCounts => ({ pattern, durations: new Map() }))
  const other = routes.at(-1)!
  const entries = new Map<string, RouteCounts | undefined>(uncounted.map((pattern) => [pattern, undefined]))
  for (const route of routes) if (route !== other) entries.set(route.pattern, route)
  const find = createPatternLookup(new Map([...entries].map(([pattern, route]) => [pattern, { route }])))

  const listeners: OnAnswer[] = []
  // A listener on each response would cost more.
  const onFinish = (message: unknown) => {
    const { request, response, server: its } = message as Exchange
    const started = request[STARTED]
    if (its !== server || started === undefined) return
    const found = find(pathOf(request))
    const route = found ? found.route : other
    if (!route) return
    add(route, request.method ?? '', response.statusCode, (performance.now() - started) / 1000)
    for (const onAnswer of listeners) onAnswer(request, response, route === other ? undefined : route.pattern)
  }
  subscribe('http.server.response.finish', onFinish)

  return {
    routes: routes as readonly RouteCounts[],
    /** Calls this after each answer, also of pages from memory. It must be quick, and throw nothing. */
    listen: (onAnswer: OnAnswer) => void listeners.push(onAnswer),
    /** To be called with each request. */
    begin: (request: TimedRequest) => void (request[STARTED] = performance.now()),
    stop: () => void unsubscribe('http.server.response.finish', onFinish),
  }
}

function add({ durations }: RouteCounts, sentMethod: string, status: number, seconds: number): void {
  const method = METHODS.includes(sentMethod) ? sentMethod : OTHER
  let byStatus = durations.get(method)
  if (!byStatus) durations.set(method, (byStatus = new Map()))
  let known = byStatus.get(status)
  if (!known)
    byStatus.set(status, (known = { counts: Array.from({ length: BUCKETS.length + 1 }, () => 0), seconds: 0 }))
  let bucket = 0
  while (bucket < BUCKETS.length && seconds > BUCKETS[bucket]!) bucket += 1
  known.counts[bucket]! += 1
  known.seconds += seconds
}

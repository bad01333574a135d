import type { IncomingMessage } from 'node:http'

/** Plain segments that need no decoding: every address of the site. */
const PATH = /^\/(?:[\w-]+\/)*[\w-]*$/
const HOST = /^[a-z0-9.:[\]-]{1,255}$/i
const MAX_LENGTH = 500

/** First segments of addresses that are not pages and are not cached. */
const NOT_PAGES = new Set(['admin', 'api', 'assets', 'media'])
/** The API reference and its OpenAPI document. */
const REFERENCE_PATH = /^\/api\/v1(?:\/|\/openapi\.json)?$/
/** API resources that are content and public. */
const API_RESOURCES =
  'services|news|categories|projects|teams|partners|clients|timeline|pages|settings|provinces|districts'
const API_PATH = new RegExp(`^/api/v1/(?:${API_RESOURCES})(?:/|$)`)

/*
 * Query parameters of cached pages and calls. Searches are not cached: their number is unlimited, and each would
 * evict a page that is requested again. Neither is the answer to the sender of an enquiry (`reference`).
 */
const PAGE_QUERY = new Set([
  'page',
  'category',
  'status',
  'province',
  'district',
  'service',
  'view',
  'project',
  'picture',
  'hydration',
])
const API_QUERY = new Set([
  'locale',
  'page',
  'limit',
  'populate',
  'filter[status]',
  'category',
  'status',
  'province',
  'district',
  'service',
  'parent',
  'pictures',
])

/**
 * Whether an API call reads public content only, which is the same for everybody at one content revision.
 * @param path path and query of the call
 */
export function isContentRead(path: string): boolean {
  const { pathname, searchParams } = new URL(path, 'http://api')
  return API_PATH.test(pathname) && hasOnly(API_QUERY, searchParams)
}

/**
 * The cache key of a request: its address in one normal form.
 * @param publicUrl origin of the site for visitors; undefined: that of the request, which pages name
 * @param hasSession whether a `Cookie` header has a staff session signed by this site
 * @returns undefined for requests that are not cached: writes, requests of staff, and all addresses not known here
 */
export function cacheKey(
  { method, url = '', headers }: IncomingMessage,
  publicUrl: string | undefined,
  hasSession: (cookie: string | undefined) => boolean,
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  // `Authorization` is ignored: the site does not use it, but a proxy may.
  if (url.length > MAX_LENGTH || hasSession(headers.cookie)) return undefined
  // A GET with a body is left to the server's own checks.
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const requestOrigin = originOf(headers.host)
  const origin = publicUrl ?? requestOrigin
  // An invalid host is refused by request-guards.ts.
  if (origin === undefined || (requestOrigin === undefined && headers.host !== undefined)) return undefined
  // The API reference ignores its query.
  if (REFERENCE_PATH.test(path)) return origin + path
  if (!PATH.test(path)) return undefined
  const isApi = API_PATH.test(path)
  if (!isApi && NOT_PAGES.has(path.slice(1).split('/', 1)[0]!)) return undefined
  if (mark < 0) return origin + path
  const query = new URLSearchParams(url.slice(mark + 1))
  if (!hasOnly(isApi ? API_QUERY : PAGE_QUERY, query)) return undefined
  query.sort()
  return query.size > 0 ? `${origin}${path}?${query}` : origin + path
}

function hasOnly(known: Set<string>, query: URLSearchParams): boolean {
  for (const name of query.keys()) if (!known.has(name)) return false
  return true
}

function originOf(host: string | undefined): string | undefined {
  if (host === undefined || !HOST.test(host)) return undefined
  const origin = `http://${host.toLowerCase()}`
  return URL.canParse(origin) ? origin : undefined
}

import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isDiscoveryFile } from '../../../contract/discovery/discovery-paths.ts'
import { splitLocale } from '../../../contract/page-locales.ts'
import { findAddress } from '../../../contract/redirects/find-address.ts'

/** Followed by the page's path, and its query with `hydration={the module's name}`. */
export const HYDRATION_PATH = '/hydration'
export const HYDRATION_PARAMETER = 'hydration'

/** Every address of the site: segments that need no decoding. */
const PATH = /^\/(?:[\w-]+\/)*[\w-]*$/
const HOST = /^[a-z0-9.:[\]-]{1,255}$/i
const MAX_LENGTH = 500
/** Keys of that many addresses are remembered: parsing one takes longer than sending its answer from memory. */
const MAX_REMEMBERED = 2_000

/** First segments of addresses that are not cached. */
const NOT_PAGES = new Set(['admin', 'api', 'assets', 'confirm', 'media'])
const REFERENCE_PATH = /^\/api\/v1(?:\/|\/openapi\.json)?$/

/** Whether everybody gets the same answer to a GET until content changes. The path has /api/v1. */
export type IsCacheableCall = (path: string, query: URLSearchParams) => boolean

export interface CacheKeyParts {
  /** Undefined: the origin of the request, which pages contain. */
  publicUrl: string | undefined
  /** Whether a `Cookie` header has a staff session signed by this site. */
  hasSession: (cookie: string | undefined) => boolean
  /** Whether an `Authorization` header has an API key, good or not. */
  hasApiKey?: (authorization: string | undefined) => boolean
  isCacheableCall?: IsCacheableCall
}

/** Returns a function that gives a request's normalized address; undefined for writes, requests of staff and unknown addresses. */
export function createCacheKeys(parts: CacheKeyParts): (request: IncomingMessage) => string | undefined {
  const { hasSession, hasApiKey = () => false } = parts
  const remembered = new LRUCache<string, string>({ max: MAX_REMEMBERED })
  return ({ method, url = '', headers }) => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    // Other values of `Authorization` are ignored: a proxy may use it. Pages take no keys.
    if (url.startsWith('/api/') && hasApiKey(headers.authorization)) return undefined
    if (url.length > MAX_LENGTH || hasSession(headers.cookie)) return undefined
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined
    // A host has no spaces.
    const address = `${headers.host ?? ''} ${url}`
    const known = remembered.get(address)
    if (known !== undefined) return known
    const key = keyOf(headers.host, url, parts)
    if (key !== undefined) remembered.set(address, key)
    return key
  }
}

function keyOf(host: string | undefined, url: string, { publicUrl, isCacheableCall = () => false }: CacheKeyParts) {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const requestOrigin = originOf(host)
  const origin = publicUrl ?? requestOrigin
  // request-guards.ts refuses an invalid host.
  if (origin === undefined || (requestOrigin === undefined && host !== undefined)) return undefined
  // These ignore their query.
  if (REFERENCE_PATH.test(path) || isDiscoveryFile(path)) return origin + path
  if (!PATH.test(path)) return undefined
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
  if (!isCacheablePage(path, query) && !isCacheableCall(path, query)) return undefined
  query.sort()
  return query.size > 0 ? `${origin}${path}?${query}` : origin + path
}

/** Without a query, every page, also a missing one; with a query, a page that declares all of it. */
function isCacheablePage(path: string, query: URLSearchParams): boolean {
  if (NOT_PAGES.has(splitLocale(path).path.slice(1).split('/', 1)[0]!)) return false
  const isHydration = path.startsWith(`${HYDRATION_PATH}/`)
  const address = findAddress(isHydration ? path.slice(HYDRATION_PATH.length) : path)
  if (address?.isUncached) return false
  const known = address?.query ?? []
  return [...query.keys()].every((name) => known.includes(name) || (isHydration && name === HYDRATION_PARAMETER))
}

function originOf(host: string | undefined): string | undefined {
  if (host === undefined || !HOST.test(host)) return undefined
  const origin = `http://${host.toLowerCase()}`
  return URL.canParse(origin) ? origin : undefined
}

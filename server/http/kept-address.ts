import type { IncomingMessage } from 'node:http'

/** Segments of letters that need no decoding: what every address of the site is made of. */
const PATH = /^\/(?:[\w-]+\/)*[\w-]*$/
const HOST = /^[a-z0-9.:[\]-]{1,255}$/i
const LONGEST = 500

/** First segments of what is no page, and not answered from memory. */
const OTHERS = new Set(['admin', 'api', 'assets', 'media'])
/** The page that explains the API, and its OpenAPI document. */
const REFERENCE_PATH = /^\/api\/v1(?:\/|\/openapi\.json)?$/
/** Resources of the API that everybody may read, and that are content. */
const API_PATH = /^\/api\/v1\/(?:services|news|categories|projects|teams|partners|clients|timeline|pages|settings|provinces|districts)(?:\/|$)/

/*
 * What pages and calls can be asked besides their path. Search words are not among them: there is no end of them, and each
 * would push something out that is asked for again. An answer to one who has sent a message (`reference`) is for him alone.
 */
const PAGE_QUERY = new Set(['page', 'category', 'status', 'province', 'district', 'service', 'view', 'project', 'picture', 'hydration'])
const API_QUERY = new Set(['locale', 'page', 'limit', 'populate', 'filter[status]', 'category', 'status', 'province', 'district', 'service', 'parent', 'pictures'])

/**
 * Is this a read of content, which is the same for all as long as the content revision is?
 * @param path of a call, with its query
 */
export function isContentRead(path: string): boolean {
  const { pathname, searchParams } = new URL(path, 'http://api')
  return API_PATH.test(pathname) && asksOnlyFor(API_QUERY, searchParams)
}

/**
 * The address by which an answer is kept: the same for all who must get the same.
 * @param publicUrl origin under which visitors reach the site; undefined: that of the request, which pages name
 * @param hasSession whether a `Cookie` header has a session of staff that this site has signed
 * @returns undefined for what is always made anew: writes, what staff ask, and whatever is not known here
 */
export function keptAddress(
  { method, url = '', headers }: IncomingMessage,
  publicUrl: string | undefined,
  hasSession: (cookie: string | undefined) => boolean,
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  // `Authorization` is not used by this site: a proxy may ask for a password of its own.
  if (url.length > LONGEST || hasSession(headers.cookie)) return undefined
  // A read with a body is odd enough to go the long way.
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const asked = originOf(headers.host)
  const origin = publicUrl ?? asked
  // A host that cannot be one is refused further on.
  if (origin === undefined || (asked === undefined && headers.host !== undefined)) return undefined
  // The reference of the API looks at no query: one that is sent along makes no other page.
  if (REFERENCE_PATH.test(path)) return origin + path
  if (!PATH.test(path)) return undefined
  const isOfApi = API_PATH.test(path)
  if (!isOfApi && OTHERS.has(path.slice(1).split('/', 1)[0]!)) return undefined
  if (mark < 0) return origin + path
  const query = new URLSearchParams(url.slice(mark + 1))
  if (!asksOnlyFor(isOfApi ? API_QUERY : PAGE_QUERY, query)) return undefined
  query.sort()
  return query.size > 0 ? `${origin}${path}?${query}` : origin + path
}

function asksOnlyFor(known: Set<string>, query: URLSearchParams): boolean {
  for (const name of query.keys()) if (!known.has(name)) return false
  return true
}

function originOf(host: string | undefined): string | undefined {
  if (host === undefined || !HOST.test(host)) return undefined
  const origin = `http://${host.toLowerCase()}`
  return URL.canParse(origin) ? origin : undefined
}

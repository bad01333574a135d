import { findAddress } from '../../../contract/redirects/find-address.ts'
import { splitLocale } from '../../../contract/page-locales.ts'

const MIB = 1024 * 1024
export const MAX_PAGES = 60
/** Of all copies. Cheap phones have little room. */
export const MAX_BYTES = 30 * MIB
export const MAX_FILE_BYTES = 2 * MIB
/** Milliseconds that a visitor waits for the network, if there is a copy. */
export const PATIENCE = 8000

/** The key of a page's copy: its path and the parameters that make another page. Undefined: the page is never saved. */
export function pageKey({ pathname, searchParams }: URL): string | undefined {
  const address = findAddress(pathname)
  if (!address || searchParams.has('preview') || address.uncached?.some((name) => searchParams.has(name))) {
    return undefined
  }
  const query = new URLSearchParams([...searchParams].filter(([name]) => address.query?.includes(name)))
  query.sort()
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** Whether an address is one of the files whose names change with their content. */
export function isFile({ pathname }: URL): boolean {
  return /^\/(?:assets|media|hydration)\//.test(pathname)
}

/** Undefined: the file is never saved. A hydration module has the data of its page. */
export function fileKey({ pathname, search, origin }: URL): string | undefined {
  const [, page] = /^\/hydration(\/.*)$/.exec(pathname) ?? []
  return page !== undefined && pageKey(new URL(page + search, origin)) === undefined ? undefined : pathname + search
}

/** Whether the worker leaves the address to the browser. */
export function isForeign({ pathname, searchParams }: URL): boolean {
  return /^\/(?:admin|api|confirm|documents|sw)(?:\/|$)/.test(splitLocale(pathname).path) || searchParams.has('preview')
}

export function isPageToSave(response: Response): boolean {
  return isPublic(response) && (response.headers.get('Content-Type') ?? '').startsWith('text/html')
}

export function isFileToSave(response: Response): boolean {
  return isPublic(response) && cacheControlOf(response).includes('immutable')
}

function isPublic(response: Response): boolean {
  return response.status === 200 && !response.redirected && !/no-store|private/.test(cacheControlOf(response))
}

function cacheControlOf({ headers }: Response): string {
  return headers.get('Cache-Control') ?? ''
}

export interface CopyFacts {
  key: string
  bytes: number
  /** Milliseconds since 1970. */
  usedAt: number
  isPage: boolean
}

/** Least recently used first to go: pages beyond their number, then whatever does not fit. */
export function chooseEvicted<Copy extends CopyFacts>(copies: Copy[], maxBytes = MAX_BYTES): Copy[] {
  let pages = 0
  let bytes = 0
  return copies
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .filter((copy) => {
      if (copy.isPage && ++pages > MAX_PAGES) return true
      bytes += copy.bytes
      return bytes > maxBytes
    })
}

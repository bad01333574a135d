import { matchesPattern } from '../../../contract/find-address.ts'
import type { DeclaredRoute } from './declared-routes.ts'

/** Whether a GET has one answer for everybody until content changes, as its route's `cache` declares. */
export function cacheableCalls(routes: DeclaredRoute[]): (path: string, query: URLSearchParams) => boolean {
  const reads = routes
    .filter(({ method }) => method === 'GET')
    .map(({ path, cache }) => ({ segments: path.split('/'), cache: cache && new Set(cache) }))
  return (path, query) => {
    const segments = (path.endsWith('/') ? path.slice(0, -1) : path).split('/')
    const names = [...query.keys()]
    const found = reads.filter((read) => matchesPattern(read.segments, segments))
    return found.length > 0 && found.every(({ cache }) => cache && names.every((name) => cache.has(name)))
  }
}

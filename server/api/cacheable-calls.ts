import type { DeclaredRoute } from './declared-routes.ts'

/** Whether everybody gets the same answer to a GET until content changes. @param path with /api/v1 */
export type IsCacheableCall = (path: string, query: URLSearchParams) => boolean

/** The calls that may be cached, as their routes declare it (`cache` of createRoute). */
export function cacheableCalls(routes: DeclaredRoute[]): IsCacheableCall {
  const reads = routes
    .filter(({ method }) => method === 'GET')
    .map(({ path, cache }) => ({ segments: path.split('/'), cache: cache && new Set(cache) }))
  return (path, query) => {
    const segments = (path.endsWith('/') ? path.slice(0, -1) : path).split('/')
    const names = [...query.keys()]
    const found = reads.filter((read) => matches(read.segments, segments))
    return found.length > 0 && found.every(({ cache }) => cache && names.every((name) => cache.has(name)))
  }
}

function matches(pattern: string[], segments: string[]): boolean {
  if (pattern.length !== segments.length) return false
  return pattern.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
}

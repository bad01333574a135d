import type { OpenAPIHono } from '@hono/zod-openapi'
import { matchesPattern } from '../../../contract/redirects/find-address.ts'
import type { Access, KeyScope } from './router.ts'

/** In Hono's form: `GET` and `/api/v1/news/slug/:slug`. */
export interface RoutePlace {
  method: string
  path: string
}

/** Declared by declareCall (calls.ts). */
export interface DeclaredRoute extends RoutePlace {
  access: Access
  keyScope?: KeyScope
  isGuarded?: boolean
  cache?: readonly string[]
  query: string[]
  /** Whether its handler reads the Idempotency-Key by itself. */
  readsKey?: boolean
}

/** @param api with its resources mounted */
export function listDeclaredRoutes({ openAPIRegistry }: Pick<OpenAPIHono, 'openAPIRegistry'>): DeclaredRoute[] {
  return openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return []
    const { method, path, request, ...declared } = definition.route
    const { 'x-access': access, 'x-cache': cache, 'x-key-scope': keyScope, 'x-guarded': isGuarded } = declared
    const query = request?.query && 'shape' in request.query ? Object.keys(request.query.shape as object) : []
    const headers = request?.headers && 'shape' in request.headers ? Object.keys(request.headers.shape as object) : []
    return [
      {
        method: method.toUpperCase(),
        path: withoutLastSlash(`/api/v1${path}`).replaceAll(/\{([^{}]+)\}/g, ':$1'),
        access,
        keyScope,
        isGuarded,
        cache,
        query,
        readsKey: headers.includes('idempotency-key'),
      },
    ]
  })
}

/** @param list called on first use, when all resources are mounted */
export function createRouteLookup(list: () => DeclaredRoute[]): (route: RoutePlace) => DeclaredRoute | undefined {
  let known: Map<string, DeclaredRoute> | undefined
  return ({ method, path }) => {
    known ??= new Map(list().map((route) => [`${route.method} ${route.path}`, route]))
    return known.get(`${method} ${withoutLastSlash(path)}`)
  }
}

function withoutLastSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '')
}

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

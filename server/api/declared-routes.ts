import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Access } from './router.ts'

/** In Hono's form: `GET` and `/api/v1/news/slug/:slug`. */
export interface RoutePlace {
  method: string
  path: string
}

/** What createRoute (router.ts) has declared. */
export interface DeclaredRoute extends RoutePlace {
  access: Access
  cache?: readonly string[]
  query: string[]
}

/** @param api with its resources mounted */
export function listDeclaredRoutes({ openAPIRegistry }: Pick<OpenAPIHono, 'openAPIRegistry'>): DeclaredRoute[] {
  return openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return []
    const { method, path, request, 'x-access': access, 'x-cache': cache } = definition.route
    const query = request?.query && 'shape' in request.query ? Object.keys(request.query.shape as object) : []
    return [
      {
        method: method.toUpperCase(),
        path: withoutLastSlash(`/api/v1${path}`).replaceAll(/\{([^{}]+)\}/g, ':$1'),
        access,
        cache,
        query,
      },
    ]
  })
}

/** @param list called on first use, when all resources are mounted */
export function createAccessLookup(list: () => DeclaredRoute[]): (route: RoutePlace) => Access | undefined {
  let known: Map<string, Access> | undefined
  return ({ method, path }) => {
    known ??= new Map(list().map((route) => [`${route.method} ${route.path}`, route.access]))
    return known.get(`${method} ${withoutLastSlash(path)}`)
  }
}

function withoutLastSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '')
}

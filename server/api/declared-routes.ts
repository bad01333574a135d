import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Access } from './router.ts'

/** A route as Hono has it: `GET` and `/api/v1/news/slug/:slug`. */
export interface RoutePlace {
  method: string
  path: string
}

/** What a route of the API has declared of itself (createRoute in router.ts). */
export interface DeclaredRoute extends RoutePlace {
  access: Access
  cache?: readonly string[]
  /** Names of its query parameters. */
  query: string[]
}

/** The routes of the API with what they have declared. @param api with its resources mounted */
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

/** @param list called at the first question, when all resources are mounted */
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

import type { Context } from 'hono'
import type { RouterRoute } from 'hono/types'
import { ServiceError } from '../process/service-error.ts'

/** @throws ServiceError method_not_allowed, with the header Allow, if the address has other methods; else not_found */
export function refuseUnknownRoute(context: Context, routes: RouterRoute[]): never {
  const methods = new Set(
    routes
      .filter((route) => route.method !== 'ALL' && matches(route.path, context.req.path))
      .map((route) => route.method),
  )
  if (methods.size === 0) throw new ServiceError('not_found', 'There is nothing at this address')
  if (methods.has('GET')) methods.add('HEAD')
  context.header('Allow', [...methods].toSorted().join(', '))
  throw new ServiceError('method_not_allowed', `${context.req.method} is not possible here`)
}

function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean)
  return parts.length === given.length && parts.every((part, index) => part.startsWith(':') || part === given[index])
}

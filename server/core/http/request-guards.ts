import type { MiddlewareHandler } from 'hono'
import { ServiceError } from '../process/service-error.ts'

const READ_METHODS = ['GET', 'HEAD']
const API_METHODS = [...READ_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers 400 to undecodable paths and hosts, and to U+0000, which Postgres cannot store. */
export const refuseUnreadableRequests: MiddlewareHandler = async (context, next) => {
  const { url, path } = context.req
  if (!URL.canParse(url) || (!path.startsWith('/api/') && !canDecode(path))) {
    throw new ServiceError('bad_request', 'The Host header or the address is not valid')
  }
  if (url.includes('%00')) throw new ServiceError('bad_request', 'The address must not contain %00')
  await next()
}

/** Answers 405 before the body is read or anything is rendered. */
export function refuseOtherMethods(formPaths: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req
    const allowed = methodsOf(path, formPaths)
    if (!allowed.includes(method)) {
      context.header('Allow', allowed.join(', '))
      throw new ServiceError('method_not_allowed', `${method} is not possible here`)
    }
    await next()
  }
}

function methodsOf(path: string, formPaths: readonly string[]): string[] {
  if (path.startsWith('/api/')) return API_METHODS
  return formPaths.includes(path) ? [...READ_METHODS, 'POST'] : READ_METHODS
}

function canDecode(path: string): boolean {
  try {
    // The comparison keeps the bundler from removing a call whose result is unused.
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}

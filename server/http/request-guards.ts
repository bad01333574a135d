import type { MiddlewareHandler } from 'hono'
import { ServiceError } from '../services/service-error.ts'

const READ_METHODS = ['GET', 'HEAD']
/** Every method that some call of the API has; which of them one address has is answered by the API. */
const API_METHODS = [...READ_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses, with 400, what no browser sends and what later parts could not read: a `Host` that makes no address, escapes in a
 * path that are no text, and U+0000, which Postgres cannot hold. The API answers such paths itself.
 */
export const refuseUnreadableRequests: MiddlewareHandler = async (context, next) => {
  const { url, path } = context.req
  if (!URL.canParse(url) || (!path.startsWith('/api/') && !canDecode(path))) {
    throw new ServiceError('bad_request', 'The Host header or the address is not valid')
  }
  if (url.includes('%00')) throw new ServiceError('bad_request', 'The address must not contain %00')
  await next()
}

/**
 * Refuses, with 405 and `Allow`, every method that an address cannot have, before its body is read or anything is rendered.
 * @param formPaths the pages that take a form
 */
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
    // The bundler takes a call out whose result is not used.
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}

import { LRUCache } from 'lru-cache'
import type { Context } from 'hono'
import type { KeyArea } from '../../../contract/api-key-scope.ts'
import type { ApiKeyUse } from '../api/caller.ts'
import type { ApiKeyCheck } from './api-key.ts'
import { createLimiter, QueueFullError, type Limiter } from '../process/limiter.ts'
import { ServiceError } from '../process/service-error.ts'
import type { DeclaredRoute } from '../api/declared-routes.ts'
import type { ApiEnvironment } from '../api/router.ts'

/** Calls of one key at the same time, by each process. */
const AT_ONCE = { concurrency: 4, maxQueued: 40 }
const KEYS_AT_ONCE = 1000
const ENTITY = ':entity'

/** Returns a function that answers calls of programs: public reads, and what the key's scopes allow. */
export function createKeyCalls(checkKey: ApiKeyCheck) {
  const limiters = new LRUCache<number, Limiter>({ max: KEYS_AT_ONCE })

  function limiterOf({ id }: ApiKeyUse): Limiter {
    const limiter = limiters.get(id) ?? createLimiter(AT_ONCE)
    limiters.set(id, limiter)
    return limiter
  }

  /** @throws ServiceError unauthorized, forbidden, too_many_requests */
  return async (
    context: Context<ApiEnvironment>,
    authorization: string,
    route: DeclaredRoute | undefined,
    next: () => Promise<void>,
  ): Promise<void> => {
    // RFC 9110, section 11.6.1; it stays in the answer of an error only.
    context.header('WWW-Authenticate', 'Bearer')
    const key = await checkKey(authorization, context.var.caller.address)
    context.header('WWW-Authenticate', undefined)
    context.set('apiKey', key)
    refuseOutOfScope(key, route, context.req.path)
    try {
      await limiterOf(key).run(next)
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      const message = 'This API key makes too many calls at the same time: send the next one after an answer'
      throw new ServiceError('too_many_requests', message, { retryAfter: 1 })
    }
  }
}

/** @param route undefined: only "not found" follows */
function refuseOutOfScope({ name, scopes }: ApiKeyUse, route: DeclaredRoute | undefined, path: string): void {
  if (!route || (route.access === 'public' && route.method === 'GET')) return
  if (!route.keyScope) throw new ServiceError('forbidden', 'No API key can make this call')
  const [place, right] = route.keyScope.split(':')
  const area = place === '{entity}' ? path.split('/')[route.path.split('/').indexOf(ENTITY)] : place
  const given = scopes[area as KeyArea]
  if (given === 'write' || given === right) return
  throw new ServiceError('forbidden', `The API key “${name}” may not ${right} ${area}`)
}

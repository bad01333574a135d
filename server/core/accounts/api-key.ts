import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { KeyScopes } from '../../../contract/accounts/api-key-scope.ts'
import { createRateLimit } from '../process/rate-limit.ts'
import { hashKey, stateOf } from './api-keys.ts'
import { ago, MINUTE } from '../process/durations.ts'
import { ServiceError } from '../process/service-error.ts'
import { findApiKeyByPrefix, touchApiKey, type ApiKeyRow } from './store/api-keys.ts'
import type { Database } from '../store/schema.ts'
import type { ApiKeyUse } from '../api/caller.ts'

/** Calls of one key, by each process. */
const CALLS = { most: 600, per: MINUTE }
/** Keys from one network address that no program had used yet. */
const WRONG_KEYS = { most: 20, per: 15 * MINUTE }
const MARK = /^bearer +sitekey_/i
const FORM = /^bearer +((sitekey_[0-9a-f]{8})_[\w-]{43}) *$/i
const NO_HASH = hashKey('')
const ADVICE = 'ask an owner of this site for another one'

export interface ApiKeyCheckDeps {
  db: Kysely<Database>
  now: () => Date
}

export type ApiKeyCheck = (authorization: string, address: string | undefined) => Promise<ApiKeyUse>

/**
 * Whether a call is one of a program with a key: then it needs no CSRF token, and its cookies count for nothing. Other
 * values are not ours: a proxy may use the header.
 */
export function bearsApiKey(authorization: string | undefined): authorization is string {
  return authorization !== undefined && MARK.test(authorization)
}

/** Returns a function that checks the key of a call. @throws ServiceError unauthorized, too_many_requests */
export function createApiKeyCheck({ db, now }: ApiKeyCheckDeps): ApiKeyCheck {
  const calls = createRateLimit({ ...CALLS, now })
  const wrongKeys = createRateLimit({ ...WRONG_KEYS, now })
  /** Hashes of keys in use: a stranger's tries must not stop a program in the same network. */
  const known = new LRUCache<string, true>({ max: 1000 })

  return async (authorization, address = '') => {
    const [, token = '', prefix = ''] = FORM.exec(authorization) ?? []
    const hash = hashKey(token)
    const isKnown = known.has(hash)
    if (!isKnown) refuseMany(wrongKeys.look(address), 'Too many wrong API keys came from your network')
    const row = token === '' ? undefined : await findApiKeyByPrefix(db, prefix.toLowerCase())
    if (!isSame(hash, row)) {
      wrongKeys.take(address)
      throw new ServiceError('unauthorized', `This API key is not known: check it, or ${ADVICE}`)
    }
    known.set(hash, true)
    refuseMany(calls.take(hash), 'This API key has made too many calls within the minute')
    const time = now()
    const state = stateOf(row, time)
    if (state === 'revoked') throw new ServiceError('unauthorized', `This API key was revoked: ${ADVICE}`)
    if (state === 'expired')
      throw new ServiceError('unauthorized', `This API key expired on ${row.expires_at!.slice(0, 10)}: ${ADVICE}`)
    if (state === 'suspended')
      throw new ServiceError('unauthorized', `The account that made this API key is disabled: ${ADVICE}`)
    const before = ago(time, MINUTE)
    if (row.last_used_at === null || row.last_used_at < before || row.last_used_at > time.toISOString())
      await touchApiKey(db, row.id, { at: time.toISOString(), before })
    return { id: row.id, name: row.name, scopes: JSON.parse(row.scopes) as KeyScopes }
  }
}

/** Takes as long for an unknown key as for a wrong one. */
function isSame(hash: string, row: ApiKeyRow | undefined): row is ApiKeyRow {
  const isEqual = timingSafeEqual(Buffer.from(hash), Buffer.from(row?.hash ?? NO_HASH))
  return isEqual && row !== undefined
}

function refuseMany(retryAfter: number | undefined, fault: string): void {
  if (retryAfter === undefined) return
  throw new ServiceError('too_many_requests', `${fault}: try again in ${retryAfter} seconds`, { retryAfter })
}

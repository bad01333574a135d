import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { KeyScopes } from '../../../contract/api-keys/api-key-scope.ts'
import type { ApiKey, ApiKeyWithToken, NewApiKey } from '../../../contract/api-keys/api-key.ts'
import type { ListAnswer } from '../../../contract/list.ts'
import type { ApiKeyUse } from '../api/router.ts'
import { note } from '../audit/audit.ts'
import type { WriteDeps } from '../audit/writing.ts'
import { MINUTE, ago } from '../process/durations.ts'
import { createRateLimit } from '../process/rate-limit.ts'
import { invalid, notFound, ServiceError, tooMany } from '../process/service-error.ts'
import { changesRows, writeWithoutWaiting } from '../store/engine.ts'
import { wholeList } from '../store/paging.ts'
import type { Database, Db } from '../store/schema.ts'

interface ApiKeyRow extends Selectable<Database['api_key']> {
  /** Since when the account that made the key is disabled. */
  maker_disabled_at: string | null
}

function selectKeys(db: Db) {
  return db
    .selectFrom('api_key')
    .leftJoin('staff_user', 'staff_user.email', 'api_key.created_by')
    .selectAll('api_key')
    .select('staff_user.disabled_at as maker_disabled_at')
}

/** Programs that look for lost secrets find keys by it: sitekey_ and 8 hexadecimal digits, _ and 43 of base64url. */
const KEY_PREFIX = 'sitekey_'

/** The newest first, revoked ones included: the audit log names them. */
export async function listKeys(db: Db, now: Date): Promise<ListAnswer<ApiKey>> {
  const rows = await selectKeys(db).orderBy('api_key.id', 'desc').execute()
  return wholeList(rows.map((row) => toApiKey(row, now)))
}

/** The answer alone has the key. @throws ServiceError invalid */
export function createKey({ db, actor, now }: WriteDeps, given: NewApiKey): Promise<ApiKeyWithToken> {
  const time = now()
  if (given.expiresAt !== null && Date.parse(given.expiresAt) <= time.getTime())
    throw invalid({ expiresAt: 'This time has passed: choose one in the future' })
  const prefix = KEY_PREFIX + randomBytes(4).toString('hex')
  const token = `${prefix}_${randomBytes(32).toString('base64url')}`
  return db.transaction().execute(async (tx) => {
    const values = {
      name: given.name,
      prefix,
      hash: hashKey(token),
      scopes: JSON.stringify(given.scopes),
      created_at: time.toISOString(),
      created_by: actor.email,
      expires_at: given.expiresAt && new Date(given.expiresAt).toISOString(),
    }
    const row = await tx.insertInto('api_key').values(values).returningAll().executeTakeFirstOrThrow()
    await note(tx, actor, time, { action: 'create', entity: 'api-keys', id: row.id, label: given.name })
    return { ...toApiKey({ ...row, maker_disabled_at: null }, time), token }
  })
}

/** Refused from the next call on, by every process. @throws ServiceError not_found */
export function revokeKey({ db, actor, now }: WriteDeps, id: number): Promise<ApiKey> {
  const time = now()
  return db.transaction().execute(async (tx) => {
    const valid = tx.updateTable('api_key').where('id', '=', id).where('revoked_at', 'is', null)
    const isRevoked = await changesRows(valid.set({ revoked_at: time.toISOString() }))
    const row = await selectKeys(tx).where('api_key.id', '=', id).executeTakeFirst()
    if (!row) throw notFound('API key')
    if (isRevoked) await note(tx, actor, time, { action: 'revoke', entity: 'api-keys', id, label: row.name })
    return toApiKey(row, time)
  })
}

/** A plain hash: nobody guesses 32 random bytes. */
function hashKey(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function stateOf({ revoked_at, expires_at, maker_disabled_at }: ApiKeyRow, now: Date): ApiKey['state'] {
  if (revoked_at !== null) return 'revoked'
  if (expires_at !== null && expires_at <= now.toISOString()) return 'expired'
  return maker_disabled_at === null ? 'active' : 'suspended'
}

function toApiKey(row: ApiKeyRow, now: Date): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: JSON.parse(row.scopes) as ApiKey['scopes'],
    state: stateOf(row, now),
    createdAt: row.created_at,
    createdBy: row.created_by,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
  }
}

/** Calls of one key, by each process. */
const CALLS = { most: 600, per: MINUTE }
/** Keys from one network address that no program had used yet. */
const WRONG_KEYS = { most: 20, per: 15 * MINUTE }
const MARK = /^bearer +sitekey_/i
const FORM = /^bearer +((sitekey_[0-9a-f]{8})_[\w-]{43}) *$/i
const NO_HASH = hashKey('')
const ADVICE = 'ask an owner of this site for another one'

export type ApiKeyCheck = (authorization: string, address: string | undefined) => Promise<ApiKeyUse>

/**
 * Whether a call is one of a program with a key: then it needs no CSRF token, and its cookies count for nothing. Other
 * values are not ours: a proxy may use the header.
 */
export function bearsApiKey(authorization: string | undefined): authorization is string {
  return authorization !== undefined && MARK.test(authorization)
}

/** The public part of a key, known or not. */
export const prefixOf = (authorization = '') => FORM.exec(authorization)?.[2]?.toLowerCase() ?? 'no key'

/** Returns a function that checks the key of a call. @throws ServiceError unauthorized, too_many_requests */
export function createApiKeyCheck({ db, now }: { db: Db; now: () => Date }): ApiKeyCheck {
  const calls = createRateLimit({ ...CALLS, now })
  const wrongKeys = createRateLimit({ ...WRONG_KEYS, now })
  /** Hashes of keys in use: a stranger's tries must not stop a program in the same network. */
  const known = new LRUCache<string, true>({ max: 1000 })

  return async (authorization, address = '') => {
    const [, token = '', prefix = ''] = FORM.exec(authorization) ?? []
    const hash = hashKey(token)
    const isKnown = known.has(hash)
    if (!isKnown) refuseMany(wrongKeys.look(address), 'Too many wrong API keys came from your network')
    const named = selectKeys(db).where('prefix', '=', prefix.toLowerCase())
    const row = token === '' ? undefined : await named.executeTakeFirst()
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
    const last_used_at = time.toISOString()
    if (row.last_used_at === null || row.last_used_at < ago(time, MINUTE) || row.last_used_at > last_used_at)
      await writeWithoutWaiting(db, (free: Db) =>
        free.updateTable('api_key').set({ last_used_at }).where('id', '=', row.id).execute(),
      )
    return { id: row.id, name: row.name, scopes: JSON.parse(row.scopes) as KeyScopes }
  }
}

/** Takes as long for an unknown key as for a wrong one. */
function isSame(hash: string, row: ApiKeyRow | undefined): row is ApiKeyRow {
  const isEqual = timingSafeEqual(Buffer.from(hash), Buffer.from(row?.hash ?? NO_HASH))
  return isEqual && row !== undefined
}

function refuseMany(retryAfter: number | undefined, fault: string): void {
  if (retryAfter !== undefined) throw tooMany(`${fault}: try again in ${retryAfter} seconds`, retryAfter)
}

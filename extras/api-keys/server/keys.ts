import { createHash, randomBytes } from 'node:crypto'
import type { Generated, Selectable } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { KeyScopes } from '../../../contract/kinds/key-scopes.ts'
import { apiKeySchema, type ApiKey, type ApiKeyWithToken, type NewApiKey } from '../contract/api-key.ts'
import type { ListAnswer } from '../../../contract/list.ts'
import { readApiKey, type ApiKeyCheck } from '../../../server/core/accounts/api-keys.ts'
import { note } from '../../../server/core/audit/audit.ts'
import type { WriteDeps } from '../../../server/core/audit/writing.ts'
import { MINUTE, ago } from '../../../server/core/process/durations.ts'
import { createRateLimit } from '../../../server/core/process/rate-limit.ts'
import { isSameText } from '../../../server/core/process/same-text.ts'
import { invalid, orNotFound, tooMany, ServiceError } from '../../../server/core/process/service-error.ts'
import { changesRows, writeWithoutWaiting } from '../../../server/core/store/engine.ts'
import { wholeList } from '../../../server/core/store/paging.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { shownOf } from '../../../server/core/store/shown-row.ts'

/** A key of another program. Rows stay, because the audit log names them. */
interface ApiKeyTable {
  id: Generated<number>
  name: string
  /** Its beginning, which is no secret. */
  prefix: string
  /** SHA-256 of all of it. */
  hash: string
  /** JSON: a right by kind of content. */
  scopes: string
  created_at: string
  created_by: string
  expires_at: string | null
  revoked_at: string | null
  /** To the minute. */
  last_used_at: string | null
}

declare module '../../../server/core/store/schema.ts' {
  interface Database {
    api_key: ApiKeyTable
  }
}

interface ApiKeyRow extends Selectable<ApiKeyTable> {
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

/** Of concurrent calls, in all processes, one writes. @param before UTC ISO: a later use is recent enough */
async function touchApiKey(db: Db, id: number, { at, before }: { at: string; before: string }): Promise<void> {
  await writeWithoutWaiting(db, (free: Db) =>
    free
      .updateTable('api_key')
      .set({ last_used_at: at })
      .where('id', '=', id)
      .where((eb) =>
        eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', before), eb('last_used_at', '>', at)]),
      )
      .execute(),
  )
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
    const row = orNotFound(await selectKeys(tx).where('api_key.id', '=', id).executeTakeFirst(), 'API key')
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

const toApiKey = (row: ApiKeyRow, now: Date): ApiKey => ({
  ...shownOf(apiKeySchema, row),
  scopes: JSON.parse(row.scopes) as ApiKey['scopes'],
  state: stateOf(row, now),
})

/** Calls of one key, by each process. */
const CALLS = { most: 600, per: MINUTE }
/** Keys from one network address that no program had used yet. */
const WRONG_KEYS = { most: 20, per: 15 * MINUTE }
const NO_HASH = hashKey('')
const ADVICE = 'ask an owner of this site for another one'

/** Returns a function that checks the key of a call. @throws ServiceError unauthorized, too_many_requests */
export function createApiKeyCheck({ db, now }: { db: Db; now: () => Date }): ApiKeyCheck {
  const calls = createRateLimit({ ...CALLS, now })
  const wrongKeys = createRateLimit({ ...WRONG_KEYS, now })
  /** Hashes of keys in use: a stranger's tries must not stop a program in the same network. */
  const known = new LRUCache<string, true>({ max: 1000 })

  return async (authorization, address = '') => {
    const { token = '', prefix = '' } = readApiKey(authorization)
    const hash = hashKey(token)
    const isKnown = known.has(hash)
    if (!isKnown) refuseMany(wrongKeys.look(address), 'Too many wrong API keys came from your network')
    const named = selectKeys(db).where('prefix', '=', prefix)
    const row = token === '' ? undefined : await named.executeTakeFirst()
    // It takes as long for an unknown key as for a wrong one.
    const isRight = isSameText(hash, row?.hash ?? NO_HASH)
    if (!row || !isRight) {
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

function refuseMany(retryAfter: number | undefined, fault: string): void {
  if (retryAfter !== undefined) throw tooMany(`${fault}: try again in ${retryAfter} seconds`, retryAfter)
}

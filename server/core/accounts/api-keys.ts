import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ApiKey, ApiKeyWithToken, NewApiKey } from '../../../contract/accounts/api-key.ts'
import type { ListAnswer } from '../../../contract/list.ts'
import { findApiKey, insertApiKey, listApiKeys, revokeApiKey, type ApiKeyRow } from './store/api-keys.ts'
import type { Database } from '../store/schema.ts'
import { note } from '../audit/audit.ts'
import { listAnswer } from '../store/paging.ts'
import { invalid, notFound } from '../process/service-error.ts'
import type { WriteDeps } from '../audit/writing.ts'

/** Programs that look for lost secrets find keys by it: sitekey_ and 8 hexadecimal digits, _ and 43 of base64url. */
const KEY_PREFIX = 'sitekey_'

/** Revoked ones included: the audit log names them. */
export async function listKeys(db: Kysely<Database>, now: Date): Promise<ListAnswer<ApiKey>> {
  const rows = await listApiKeys(db)
  return listAnswer(
    rows.map((row) => toApiKey(row, now)),
    rows.length,
    { page: 1, limit: rows.length },
  )
}

/** The answer alone has the key. @throws ServiceError invalid */
export function createKey({ db, actor, now }: WriteDeps, given: NewApiKey): Promise<ApiKeyWithToken> {
  const time = now()
  if (given.expiresAt !== null && Date.parse(given.expiresAt) <= time.getTime())
    throw invalid({ expiresAt: 'This time has passed: choose one in the future' })
  const prefix = KEY_PREFIX + randomBytes(4).toString('hex')
  const token = `${prefix}_${randomBytes(32).toString('base64url')}`
  return db.transaction().execute(async (tx) => {
    const row = await insertApiKey(tx, {
      name: given.name,
      prefix,
      hash: hashKey(token),
      scopes: JSON.stringify(given.scopes),
      created_at: time.toISOString(),
      created_by: actor.email,
      expires_at: given.expiresAt && new Date(given.expiresAt).toISOString(),
    })
    await note(tx, actor, time, { action: 'create', entity: 'api-keys', id: row.id, label: given.name })
    return { ...toApiKey(row, time), token }
  })
}

/** Refused from the next call on, by every process. @throws ServiceError not_found */
export function revokeKey({ db, actor, now }: WriteDeps, id: number): Promise<ApiKey> {
  const time = now()
  return db.transaction().execute(async (tx) => {
    const isRevoked = await revokeApiKey(tx, id, time.toISOString())
    const row = await findApiKey(tx, id)
    if (!row) throw notFound('API key')
    if (isRevoked) await note(tx, actor, time, { action: 'revoke', entity: 'api-keys', id, label: row.name })
    return toApiKey(row, time)
  })
}

/** A plain hash: nobody guesses 32 random bytes. */
export function hashKey(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function stateOf({ revoked_at, expires_at, maker_disabled_at }: ApiKeyRow, now: Date): ApiKey['state'] {
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

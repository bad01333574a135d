import type { Kysely } from 'kysely'
import { LINK_DAYS } from '../../contract/confirmations/confirmed-entities.ts'
import type { RecordOwner } from '../../contract/confirmations/record-health.ts'
import { findContentItem, type ContentItem } from '../core/content/store/content-items.ts'
import { CLOCK_DIFFERENCE, DAY } from '../core/process/durations.ts'
import type { Database } from '../core/store/schema.ts'
import { findConfirmation, findRequestByHash, type RequestRow } from './confirmation-store.ts'
import { hashOf, isTokenOf, TOKEN } from './confirmation-token.ts'
import { getHealthSettings, ownerOf } from './health-settings.ts'

/** What a link is good for. `changed`: the record has another owner since; `gone`: it is no longer published. */
export type Opened =
  | { state: 'open'; request: RequestRow; item: ContentItem; owner: RecordOwner }
  | { state: 'expired' | 'used'; request: RequestRow; owner: RecordOwner }
  | { state: 'changed' | 'gone' | 'unknown'; request?: RequestRow }

/** Reads only: programs open links in mails too. */
export async function openRequest(
  db: Kysely<Database>,
  token: string,
  { secret, now }: { secret: string; now: Date },
): Promise<Opened> {
  const request = TOKEN.test(token) ? await findRequestByHash(db, hashOf(token)) : undefined
  if (!request || !isTokenOf(secret, request, token)) return { state: 'unknown' }
  return checkRequest(db, request, { now })
}

export async function checkRequest(
  db: Kysely<Database>,
  request: RequestRow | undefined,
  { now }: { now: Date },
): Promise<Opened> {
  if (!request) return { state: 'unknown' }
  const item = await findContentItem(db, request.entity, request.item_id)
  if (item?.state !== 'published') return { state: 'gone', request }
  const owner = ownerOf(await findConfirmation(db, request), await getHealthSettings(db))
  if (owner?.email !== request.email) return { state: 'changed', request }
  if (request.used_at !== null) return { state: 'used', request, owner }
  const age = now.getTime() - Date.parse(request.asked_at)
  // A later time dates from before the clock was set back.
  if (age > LINK_DAYS * DAY || age < -CLOCK_DIFFERENCE) return { state: 'expired', request, owner }
  return { state: 'open', request, item, owner }
}

import type { Kysely } from 'kysely'
import type { AuditEntry, AuditQuery } from '../../../contract/accounts/audit.ts'
import type { ListAnswer } from '../../../contract/list.ts'
import { countAuditEntries, listAuditEntries } from './audit-store.ts'
import type { Database } from '../store/schema.ts'
import { listAnswer, sliceOf } from '../store/paging.ts'

/** Nepal has no daylight saving time. */
const MIDNIGHT = 'T00:00:00+05:45'
const DAY = 24 * 60 * 60 * 1000

export async function listAudit(db: Kysely<Database>, query: AuditQuery): Promise<ListAnswer<AuditEntry>> {
  const { entity, entityId, staff, action, search } = query
  const filter = {
    entity,
    entityId,
    staff,
    action,
    search,
    after: momentOf(query.from, 0),
    before: momentOf(query.to, DAY),
  }
  const [rows, total] = await Promise.all([listAuditEntries(db, filter, sliceOf(query)), countAuditEntries(db, filter)])
  const entries = rows.map((row) => ({
    id: row.id,
    at: row.at,
    staffId: row.staff_id,
    staffEmail: row.staff_email,
    apiKeyId: row.api_key_id,
    address: row.address,
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    label: row.label,
  }))
  return listAnswer(entries, total, query)
}

/** @param given a day or a time @param rest milliseconds added to a day's beginning */
function momentOf(given: string | undefined, rest: number): string | undefined {
  if (given === undefined) return undefined
  const time = given.includes('T') ? Date.parse(given) : Date.parse(`${given}${MIDNIGHT}`) + rest
  return new Date(time).toISOString()
}

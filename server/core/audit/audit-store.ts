import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../store/schema.ts'
import { contains, searchPatterns } from '../store/contains.ts'
import type { Slice } from '../store/slice.ts'

/** To be called in the transaction of the action. */
export async function insertAuditEntry(
  tx: Kysely<Database>,
  entry: Insertable<Database['audit_entry']>,
): Promise<void> {
  await tx.insertInto('audit_entry').values(entry).execute()
}

export interface AuditFilter {
  entity?: string | undefined
  entityId?: string | undefined
  /** An id; 'none': not signed in; 'api-keys': any of them. */
  staff?: string | undefined
  action?: string | undefined
  search?: string | undefined
  /** UTC ISO texts. */
  after?: string | undefined
  before?: string | undefined
}

export async function listAuditEntries(db: Kysely<Database>, filter: AuditFilter, { limit, offset }: Slice) {
  return filtered(db, filter)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countAuditEntries(db: Kysely<Database>, filter: AuditFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function listLastActions(db: Kysely<Database>, staffIds: string[]): Promise<Map<string, string>> {
  if (staffIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('audit_entry')
    .select((eb) => ['staff_id', eb.fn.max('at').as('at')])
    .where('staff_id', 'in', staffIds)
    .groupBy('staff_id')
    .execute()
  return new Map(rows.map(({ staff_id, at }) => [staff_id!, at]))
}

function filtered(db: Kysely<Database>, { entity, entityId, staff, action, search, after, before }: AuditFilter) {
  let query = db.selectFrom('audit_entry')
  if (entity !== undefined) query = query.where('entity', '=', entity)
  if (entityId !== undefined) query = query.where('entity_id', '=', entityId)
  if (staff === 'none') query = query.where('staff_id', 'is', null).where('api_key_id', 'is', null)
  else if (staff === 'api-keys') query = query.where('api_key_id', 'is not', null)
  else if (staff !== undefined) query = query.where('staff_id', '=', staff)
  if (action !== undefined) query = query.where('action', '=', action)
  if (after !== undefined) query = query.where('at', '>=', after)
  if (before !== undefined) query = query.where('at', '<', before)
  for (const pattern of searchPatterns(search ?? '')) {
    query = query.where((eb) =>
      eb.or((['label', 'staff_email', 'action', 'entity'] as const).map((column) => contains(eb.ref(column), pattern))),
    )
  }
  return query
}

import type { AuditEntry, AuditQuery } from '../../../contract/accounts/audit.ts'
import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'
import type { ListAnswer } from '../../../contract/list.ts'
import { ago, DAY, MINUTE } from '../process/durations.ts'
import { hasRows } from '../store/engine.ts'
import { contains, readPage, searchPatterns } from '../store/paging.ts'
import type { Db } from '../store/schema.ts'

export interface Actor {
  id: string | null
  email: string
  role?: StaffRole | undefined
  /** Instead of a person. */
  apiKey?: { id: number; name: string }
  /** The network address, if known; 'command' for the command line. */
  address: string | undefined
}

export interface AuditedAction {
  action: string
  entity: string
  id?: number | string
  label: string
}

/** Writes the audit log, in the transaction of the action. */
export async function note(tx: Db, actor: Actor, now: Date, { action, entity, id, label }: AuditedAction) {
  const entry = {
    at: now.toISOString(),
    staff_id: actor.id,
    staff_email: actor.apiKey?.name ?? actor.email,
    api_key_id: actor.apiKey?.id ?? null,
    address: actor.address ?? null,
    action,
    entity,
    entity_id: id === undefined ? null : String(id),
    label,
  }
  await tx.insertInto('audit_entry').values(entry).execute()
}

/** @public (extras use it) The same, once in ten minutes for the same person: screens read a record again after each change. */
export async function noteOnce(db: Db, actor: Actor, now: Date, given: AuditedAction & { id: number }): Promise<void> {
  const before = db
    .selectFrom('audit_entry')
    .select('id')
    .where('entity', '=', given.entity)
    .where('entity_id', '=', String(given.id))
    .where('action', '=', given.action)
    .where('staff_id', '=', actor.id)
    .where('at', '>', ago(now, 10 * MINUTE))
  if (!(await hasRows(before))) await note(db, actor, now, given)
}

interface AuditFilter extends Pick<AuditQuery, 'entity' | 'entityId' | 'staff' | 'action' | 'search'> {
  /** UTC ISO texts. */
  after?: string | undefined
  before?: string | undefined
}

export async function listLastActions(db: Db, staffIds: string[]): Promise<Map<string, string>> {
  if (staffIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('audit_entry')
    .select((eb) => ['staff_id', eb.fn.max('at').as('at')])
    .where('staff_id', 'in', staffIds)
    .groupBy('staff_id')
    .execute()
  return new Map(rows.map(({ staff_id, at }) => [staff_id!, at]))
}

function filtered(db: Db, { entity, entityId, staff, action, search, after, before }: AuditFilter) {
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

/** Nepal has no daylight saving time. */
const MIDNIGHT = 'T00:00:00+05:45'

export async function listAudit(db: Db, query: AuditQuery): Promise<ListAnswer<AuditEntry>> {
  const filter = { ...query, after: momentOf(query.from, 0), before: momentOf(query.to, DAY) }
  const found = filtered(db, filter)
    .select(['id', 'at', 'staff_id as staffId', 'staff_email as staffEmail', 'api_key_id as apiKeyId'])
    .select(['address', 'action', 'entity', 'entity_id as entityId', 'label'])
  return readPage(found.orderBy('at', 'desc').orderBy('id', 'desc'), query)
}

/** @param given a day or a time @param rest milliseconds added to a day's beginning */
function momentOf(given: string | undefined, rest: number): string | undefined {
  if (given === undefined) return undefined
  const time = given.includes('T') ? Date.parse(given) : Date.parse(`${given}${MIDNIGHT}`) + rest
  return new Date(time).toISOString()
}

import type { Kysely } from 'kysely'
import type { StaffRole } from '../../contract/staff.ts'
import { insertAuditEntry } from '../store/audit.ts'
import type { Database } from '../store/schema.ts'

/** Who does something. */
export interface Actor {
  id: string | null
  email: string
  /** What they may do besides what everybody on the staff may. */
  role?: StaffRole | undefined
  /** The network address it comes from, where that is known; 'command' for the command line. */
  address: string | undefined
}

/** What was done: such as { action: 'update', entity: 'news', id: 3, label: 'The office has moved' }. */
export interface AuditedAction {
  action: string
  entity: string
  id?: number | string
  label: string
}

/** Notes who did what, in the transaction in which it was done: neither is kept without the other. */
export async function note(
  tx: Kysely<Database>,
  actor: Actor,
  now: Date,
  { action, entity, id, label }: AuditedAction,
): Promise<void> {
  await insertAuditEntry(tx, {
    at: now.toISOString(),
    staff_id: actor.id,
    staff_email: actor.email,
    address: actor.address ?? null,
    action,
    entity,
    entity_id: id === undefined ? null : String(id),
    label,
  })
}

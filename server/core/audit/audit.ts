import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { insertAuditEntry } from './audit-store.ts'
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
export async function note(
  tx: Db,
  actor: Actor,
  now: Date,
  { action, entity, id, label }: AuditedAction,
): Promise<void> {
  await insertAuditEntry(tx, {
    at: now.toISOString(),
    staff_id: actor.id,
    staff_email: actor.apiKey?.name ?? actor.email,
    api_key_id: actor.apiKey?.id ?? null,
    address: actor.address ?? null,
    action,
    entity,
    entity_id: id === undefined ? null : String(id),
    label,
  })
}

import { countRows } from '../core/store/paging.ts'
import type { ExpressionBuilder } from 'kysely'
import { selectOldMails } from '../core/mail/mail-store.ts'
import type { Database, Db } from '../core/store/schema.ts'

export interface OldEnquiries {
  before: string
  /** Quarantine and trash count from when a message came there. */
  state?: 'quarantined' | 'trash'
}

function isOld(eb: ExpressionBuilder<Database, 'contact_message'>, { before, state }: OldEnquiries) {
  if (state === 'trash') return eb('trashed_at', '<', before)
  if (state === undefined) return eb('received_at', '<', before)
  const since = eb.fn.coalesce('quarantined_at', 'received_at')
  return eb.and([eb('state', '=', state), eb('received_at', '<', before), eb(since, '<', before)])
}

/** Counts rows before these times (UTC ISO texts); undefined: kept forever, counted as 0. */
export async function countOldRecords(
  db: Db,
  { messages, mails, audit }: { messages: OldEnquiries[]; mails: string | undefined; audit: string | undefined },
): Promise<{ messages: number; mails: number; audit: number }> {
  const oldMessages = db.selectFrom('contact_message').where((eb) => eb.or(messages.map((old) => isOld(eb, old))))
  return {
    messages: messages.length === 0 ? 0 : await countRows(oldMessages),
    mails: mails === undefined ? 0 : await countRows(selectOldMails(db, mails)),
    audit: audit === undefined ? 0 : await countRows(db.selectFrom('audit_entry').where('at', '<', audit)),
  }
}

/** Deletes the oldest messages. Returns those that this call, and no other process, has deleted. */
export async function deleteOldEnquiries(tx: Db, old: OldEnquiries, limit: number) {
  return tx
    .deleteFrom('contact_message')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('contact_message')
        .select('id')
        .where((inner) => isOld(inner, old))
        .orderBy('received_at')
        .limit(limit),
    )
    .returning(['reference', 'received_at'])
    .execute()
}

export async function deleteOldAuditEntries(db: Db, before: string, limit: number): Promise<number> {
  const rows = await db
    .deleteFrom('audit_entry')
    .where('id', 'in', (eb) =>
      eb.selectFrom('audit_entry').select('id').where('at', '<', before).orderBy('at').limit(limit),
    )
    .returning('id')
    .execute()
  return rows.length
}

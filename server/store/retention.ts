import type { Kysely, SelectQueryBuilder } from 'kysely'
import { selectOldMails } from './mails.ts'
import type { Database } from './schema.ts'

/** Messages received before a time; `state`: only those of it. */
export interface OldMessages {
  before: string
  state?: 'quarantined'
}

/** How many rows are older than these times (UTC ISO texts); undefined: they are kept for ever, and counted as none. */
export async function countOldRecords(
  db: Kysely<Database>,
  { messages, mails, audit }: { messages: OldMessages[]; mails: string | undefined; audit: string | undefined },
): Promise<{ messages: number; mails: number; audit: number }> {
  const oldMessages = db
    .selectFrom('contact_message')
    .where((eb) =>
      eb.or(
        messages.map(({ before, state }) =>
          state ? eb.and([eb('received_at', '<', before), eb('state', '=', state)]) : eb('received_at', '<', before),
        ),
      ),
    )
  return {
    messages: messages.length === 0 ? 0 : await countRows(oldMessages),
    mails: mails === undefined ? 0 : await countRows(selectOldMails(db, mails)),
    audit: audit === undefined ? 0 : await countRows(db.selectFrom('audit_entry').where('at', '<', audit)),
  }
}

async function countRows<Table extends keyof Database>(
  rows: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { count } = await rows.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

/** Deletes the oldest of these messages. @param limit most rows @returns those that this call has deleted, and no other process */
export async function deleteOldMessages(tx: Kysely<Database>, { before, state }: OldMessages, limit: number) {
  return tx
    .deleteFrom('contact_message')
    .where('id', 'in', (eb) => {
      const old = eb
        .selectFrom('contact_message')
        .select('id')
        .where('received_at', '<', before)
        .orderBy('received_at')
        .limit(limit)
      return state ? old.where('state', '=', state) : old
    })
    .returning(['reference', 'received_at'])
    .execute()
}

/** Deletes the oldest lines of the audit log from before a time. @param limit most rows @returns how many */
export async function deleteOldAuditEntries(db: Kysely<Database>, before: string, limit: number): Promise<number> {
  const rows = await db
    .deleteFrom('audit_entry')
    .where('id', 'in', (eb) =>
      eb.selectFrom('audit_entry').select('id').where('at', '<', before).orderBy('at').limit(limit),
    )
    .returning('id')
    .execute()
  return rows.length
}

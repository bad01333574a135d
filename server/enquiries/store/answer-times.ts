import { sql, type Kysely } from 'kysely'
import type { Database } from '../../core/store/schema.ts'

/** UTC ISO texts; null while a message waits. */
export interface AnswerTimes {
  received_at: string
  answered_at: string | null
}

/** Accepted messages since a time, with when each was first marked as answered: the audit log knows (inbox.ts). */
export async function listAnswerTimes(db: Kysely<Database>, since: string): Promise<AnswerTimes[]> {
  return db
    .selectFrom('contact_message')
    .leftJoin('audit_entry', (join) =>
      join
        .on('audit_entry.entity', '=', 'message')
        .on('audit_entry.action', '=', 'update')
        .on('audit_entry.at', '>=', since)
        .on('audit_entry.entity_id', '=', sql<string>`cast(contact_message.id as text)`)
        .on('audit_entry.label', 'like', '% (answered%')
        .on('contact_message.handling', '=', 'answered'),
    )
    .select(['contact_message.id', 'contact_message.received_at'])
    .select((eb) => eb.fn.min('audit_entry.at').as('answered_at'))
    .where('contact_message.state', '=', 'accepted')
    .where('contact_message.trashed_at', 'is', null)
    .where('contact_message.received_at', '>=', since)
    .groupBy(['contact_message.id', 'contact_message.received_at'])
    .execute()
}

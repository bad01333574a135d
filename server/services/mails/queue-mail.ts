import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { insertMail } from '../../store/mails.ts'
import type { Database } from '../../store/schema.ts'
import { findTemplate, type MailKind } from './templates.ts'

/**
 * Queues a mail in the transaction of what it tells of, unless there is one of the same kind about the same. Call
 * `wakeJobs` after the commit.
 * @param at now, UTC ISO @param dueAt when it is sent; the default is at once
 */
export async function queueMail(
  tx: Kysely<Database>,
  { kind, about, at, dueAt = at }: { kind: MailKind; about: string; at: string; dueAt?: string },
): Promise<void> {
  // Says in the mail server's own log what it is about. The first attempt adds the domain.
  const traced = findTemplate(kind)?.aboutIs ? `${kind}.${about}` : kind
  await insertMail(tx, { message_id: `${traced}.${randomUUID()}`, kind, about, created_at: at, due_at: dueAt })
}

import { randomUUID } from 'node:crypto'
import { insertMail } from './mail-store.ts'
import type { Db } from '../store/schema.ts'
import { findTemplate } from './templates.ts'

/** Call `wakeJobs` after the commit. A mail of the same kind and subject is queued once. @param at now, UTC ISO */
export async function queueMail(
  tx: Db,
  { kind, about, at, dueAt = at }: { kind: string; about: string; at: string; dueAt?: string },
): Promise<void> {
  // Makes the mail server's log readable. The first attempt adds the domain.
  const traced = findTemplate(kind)?.aboutIs ? `${kind}.${about}` : kind
  await insertMail(tx, { message_id: `${traced}.${randomUUID()}`, kind, about, created_at: at, due_at: dueAt })
}

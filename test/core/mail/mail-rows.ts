import type { Kysely } from 'kysely'
import { insertMail, selectOutbox, MAIL_JOB, type Mail, type MailState } from '../../../server/core/mail/mail-store.ts'
import type { Database } from '../../../server/core/store/schema.ts'

const JOB_STATES = { queued: 'queued', sending: 'running', sent: 'done', failed: 'failed' } as const

type NewMail = Pick<Mail, 'kind' | 'about' | 'created_at'> & {
  message_id?: string
  state?: MailState
  attempts?: number
  due_at?: string
}

/** Puts a mail into the outbox, as it stands after some attempts. */
export async function putMail(
  db: Kysely<Database>,
  { kind, about, created_at, message_id = `${kind}.${about}`, due_at = created_at, ...standing }: NewMail,
) {
  await insertMail(db, { kind, about, created_at, message_id, due_at })
  await changeMails(db, standing, { about })
}

/** Changes how mails stand, as sending them does. */
export async function changeMails(
  db: Kysely<Database>,
  { state, attempts, ...values }: Partial<Pick<Mail, 'state' | 'attempts' | 'answer' | 'recipients'>>,
  which: Partial<Pick<Mail, 'id' | 'kind' | 'about'>> = {},
): Promise<void> {
  for (const { id } of (await mailsOf({ db })).filter((mail) =>
    Object.entries(which).every(([name, value]) => mail[name as 'id'] === value),
  )) {
    if (Object.keys(values).length > 0) await db.updateTable('mail').set(values).where('id', '=', id).execute()
    const job = { ...(state && { state: JOB_STATES[state] }), ...(attempts !== undefined && { attempts }) }
    if (Object.keys(job).length > 0)
      await db.updateTable('job').set(job).where('kind', '=', MAIL_JOB).where('subject', '=', String(id)).execute()
  }
}

/** The mails of the store, the first that was made first, with how they stand. */
export async function mailsOf({ db }: { db: Kysely<Database> }) {
  return (await selectOutbox(db, {}).execute()).toReversed()
}

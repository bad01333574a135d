import { countRows } from '../store/paging.ts'
import { sql, type InferResult, type RawBuilder, type SqlBool } from 'kysely'
import { among } from '../store/engine.ts'
import { deleteJobs, putJob } from '../jobs/job-store.ts'
import type { Db } from '../store/schema.ts'
import { recipientsOf } from './recipients.ts'

/** Its subject is the mail's id. */
export const MAIL_JOB = 'mail'

export type MailState = 'queued' | 'sending' | 'sent' | 'failed'
export type Mail = Awaited<ReturnType<typeof listMailsAbout>>[number]

/** How the `answer` of a mail begins that was written into a file; no column names the transport. */
export const WRITTEN_TO_FILE = 'written to '
/** The `answer` of a mail that was due when there was nothing left to tell, such as possible spam all looked at. */
export const NOT_NEEDED = 'Not sent: nothing is left to tell'

const STATE = sql<MailState>`case job.state when 'running' then 'sending' when 'done' then 'sent' else job.state end`
const SUBJECT = sql<string>`cast(mail.id as text)`

/** Does nothing if the mail exists. To be called in a transaction. */
export async function insertMail(
  tx: Db,
  { due_at, ...row }: { message_id: string; kind: string; about: string; created_at: string; due_at: string },
): Promise<void> {
  const mail = await tx
    .insertInto('mail')
    .values(row)
    .onConflict((conflict) => conflict.columns(['about', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (mail) await putJob(tx, { kind: MAIL_JOB, subject: String(mail.id), created_at: row.created_at, due_at })
}

function selectMails(db: Db) {
  return db
    .selectFrom('mail')
    .innerJoin('job', (join) => join.on('job.kind', '=', MAIL_JOB).on('job.subject', '=', SUBJECT))
    .selectAll('mail')
    .select([STATE.as('state'), 'job.attempts', 'job.due_at'])
}

export async function findMail(db: Db, id: number): Promise<Mail | undefined> {
  return selectMails(db).where('mail.id', '=', id).executeTakeFirst()
}

export async function listMailsAbout(db: Db, references: string[]) {
  return selectMails(db)
    .where(among(db, 'about', references))
    .orderBy('mail.id')
    .execute()
}

/** Stores the state after an attempt, or the whole Message-ID before the first. */
export async function updateMail(
  tx: Db,
  id: number,
  values: Partial<Pick<Mail, 'answer' | 'message_id' | 'recipients' | 'sent_at'>>,
): Promise<void> {
  await tx.updateTable('mail').set(values).where('id', '=', id).execute()
}

/**
 * Makes failed and delayed mails due at once, with all attempts, for the recipients who lack them. Returns how many.
 * @param which the mails about one message, or one mail; neither: all
 */
export async function retryMails(tx: Db, now: string, which: Pick<MailFilter, 'about' | 'id'> = {}) {
  const waiting = filtered(tx, which)
    .where('job.state', 'in', ['queued', 'failed'])
    // A notice that waits for its hour to end is not late.
    .where((eb) => eb.or([eb('job.state', '=', 'failed'), eb('attempts', '>', 0)]))
  const ids = (await waiting.execute()).map((mail) => mail.id)
  if (ids.length === 0) return 0
  const jobs = await tx
    .updateTable('job')
    .set({ state: 'queued', attempts: 0, due_at: now, finished_at: null })
    .where('kind', '=', MAIL_JOB)
    .where(among(tx, 'subject', ids.map(String)))
    // Another process may have claimed one meanwhile.
    .where('state', 'in', ['queued', 'failed'])
    .returning('subject')
    .execute()
  // JSON escapes the quotes in an answer, so only states match.
  const recipients = sql<string>`replace(recipients, '"state":"failed"', '"state":"queued"')`
  const retried = jobs.map(({ subject }) => Number(subject))
  await tx
    .updateTable('mail')
    .set({ recipients })
    .where(among(tx, 'id', retried))
    .execute()
  return jobs.length
}

export async function countAcknowledgements(db: Db, email: string, after: string): Promise<number> {
  return countRows(
    db
      .selectFrom('mail')
      .innerJoin('contact_message', 'contact_message.reference', 'mail.about')
      .where('mail.kind', '=', 'acknowledgement')
      .where('contact_message.email', '=', email)
      .where('contact_message.received_at', '>', after),
  )
}

export async function countMails(db: Db): Promise<Record<MailState, number>> {
  const counts = { queued: 0, sending: 0, sent: 0, failed: 0 }
  const rows = await db
    .selectFrom('job')
    .select((eb) => [STATE.as('state'), eb.fn.countAll<number>().as('count')])
    .where('kind', '=', MAIL_JOB)
    .groupBy('job.state')
    .execute()
  for (const { state, count } of rows) counts[state] = count
  return counts
}

/** Counts failed mails, and those due before `before` (UTC ISO) that are not sent. */
export async function countLateMails(db: Db, before: string): Promise<number> {
  return countRows(
    db
      .selectFrom('job')
      .where('kind', '=', MAIL_JOB)
      .where((eb) =>
        eb.or([
          eb('state', '=', 'failed'),
          eb.and([
            eb('state', 'in', ['queued', 'running']),
            eb('created_at', '<=', before),
            // An hour's quarantine notice waits for that hour to end.
            eb.or([eb('attempts', '>', 0), eb('due_at', '<=', before)]),
          ]),
        ]),
      ),
  )
}

/** Whether a mail server took the latest mail about a message for each of these addresses. */
export async function wereTakenFor(db: Db, addresses: string[]): Promise<boolean> {
  const mail = await selectMails(db)
    .where('mail.kind', '=', 'enquiry')
    .where('job.state', 'in', ['done', 'failed'])
    .orderBy('mail.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!mail || mail.answer?.startsWith(WRITTEN_TO_FILE)) return false
  const taken = recipientsOf(mail).flatMap(({ address, state }) => (state === 'sent' ? address.toLowerCase() : []))
  return addresses.every((address) => taken.includes(address.toLowerCase()))
}

export interface MailFilter {
  about?: string | undefined
  id?: number
  state?: MailState | undefined
}
export type MailOfOutbox = InferResult<ReturnType<typeof selectOutbox>>[number]

/** With the message that each is about, the last first. */
export function selectOutbox(db: Db, filter: MailFilter) {
  return filtered(db, filter)
    .leftJoin('contact_message', 'contact_message.reference', 'mail.about')
    .select([
      'contact_message.id as of_id',
      'contact_message.name as of_name',
      'contact_message.email as of_email',
      'contact_message.subject as of_subject',
    ])
    .orderBy('mail.id', 'desc')
}

function filtered(db: Db, { about, id, state }: MailFilter) {
  let query = selectMails(db)
  if (about !== undefined) query = query.where('about', '=', about)
  if (id !== undefined) query = query.where('mail.id', '=', id)
  if (state !== undefined) query = query.where(STATE, '=', state)
  return query
}

/** References of the messages that a mail in this state is about. */
export function selectAboutInState(db: Db, state: MailState) {
  return filtered(db, { state }).clearSelect().select('mail.about')
}

/** They determine the file name of a mail. */
export type MailName = Pick<Mail, 'message_id' | 'created_at'>

/** The notice of an hour's quarantined messages. @param hour such as 2026-11-21T09 */
export async function findNoticeOfHour(db: Db, hour: string): Promise<MailName | undefined> {
  return db
    .selectFrom('mail')
    .select(['message_id', 'created_at'])
    .where('about', '=', hour)
    .where('kind', '=', 'quarantine')
    .executeTakeFirst()
}

export async function deleteMailsAbout(tx: Db, references: string[]): Promise<MailName[]> {
  return deleteMails(tx, among(tx, 'about', references))
}

/** Sent or failed. */
export function selectOldMails(db: Db, before: string) {
  return selectMails(db)
    .clearSelect()
    .where('mail.created_at', '<', before)
    .where('job.state', 'in', ['done', 'failed'])
}

export async function deleteOldMails(tx: Db, before: string, limit: number): Promise<MailName[]> {
  const old = selectOldMails(tx, before).select('mail.id').orderBy('mail.created_at').limit(limit)
  return deleteMails(tx, sql`id in ${old}`)
}

/** With their jobs. */
async function deleteMails(tx: Db, which: RawBuilder<SqlBool>): Promise<MailName[]> {
  const mails = await tx.deleteFrom('mail').where(which).returning(['id', 'message_id', 'created_at']).execute()
  const jobs = mails.map(({ id }) => String(id))
  await deleteJobs(tx, MAIL_JOB, jobs)
  return mails
}

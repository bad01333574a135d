import { sql, type Kysely } from 'kysely'
import { among } from './engine.ts'
import { deleteJobs, putJob, type Job } from './jobs.ts'
import type { Database } from './schema.ts'
import type { Slice } from './slice.ts'

/** The kind of the jobs that send mails; their subject is the id of the mail. */
export const MAIL_JOB = 'mail'

export type MailState = 'queued' | 'sending' | 'sent' | 'failed'
/** A mail with how its job stands. */
export type Mail = Awaited<ReturnType<typeof listMailsAbout>>[number]

/** How the `answer` of a mail begins that was written into a file: nothing else in the row says which transport took it. */
export const WRITTEN_TO_FILE = 'written to '

const STATES = { queued: 'queued', running: 'sending', done: 'sent', failed: 'failed' } as const satisfies Record<
  Job['state'],
  MailState
>
const JOB_STATES = { queued: 'queued', sending: 'running', sent: 'done', failed: 'failed' } as const satisfies Record<
  MailState,
  Job['state']
>
const STATE = sql<MailState>`case job.state when 'running' then 'sending' when 'done' then 'sent' else job.state end`
const SUBJECT = sql<string>`cast(mail.id as text)`

/** Queues a mail; one of the same kind about the same stays as it is. To be called in a transaction. */
export async function insertMail(
  tx: Kysely<Database>,
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

function selectMails(db: Kysely<Database>) {
  return db
    .selectFrom('mail')
    .innerJoin('job', (join) => join.on('job.kind', '=', MAIL_JOB).on('job.subject', '=', SUBJECT))
    .selectAll('mail')
    .select([STATE.as('state'), 'job.attempts', 'job.due_at'])
}

export async function findMail(db: Kysely<Database>, id: number): Promise<Mail | undefined> {
  return selectMails(db).where('mail.id', '=', id).executeTakeFirst()
}

/** The mails of some messages. @param references of any number */
export async function listMailsAbout(db: Kysely<Database>, references: string[]) {
  return selectMails(db)
    .where(among(db, 'about', references))
    .orderBy('mail.id')
    .execute()
}

/** Stores what is known of a mail after an attempt, or its whole Message-ID before the first. */
export async function updateMail(
  tx: Kysely<Database>,
  id: number,
  values: Partial<Pick<Mail, 'answer' | 'message_id' | 'recipients' | 'sent_at'>>,
): Promise<void> {
  await tx.updateTable('mail').set(values).where('id', '=', id).execute()
}

/**
 * Makes mails due at once, with all attempts before them again: those that failed or wait for their next attempt. They go to
 * the recipients who do not have them. To be called in a transaction.
 * @param which of one message, or one mail; neither: all
 * @returns how many
 */
export async function retryMails(
  tx: Kysely<Database>,
  now: string,
  { about, id }: { about?: string | undefined; id?: number } = {},
): Promise<number> {
  let query = selectMails(tx)
    .where('job.state', 'in', ['queued', 'failed'])
    // A notice that waits for its hour to end is not late.
    .where((eb) => eb.or([eb('job.state', '=', 'failed'), eb('attempts', '>', 0)]))
  if (about !== undefined) query = query.where('about', '=', about)
  if (id !== undefined) query = query.where('mail.id', '=', id)
  const ids = (await query.execute()).map((mail) => mail.id)
  if (ids.length === 0) return 0
  const jobs = await tx
    .updateTable('job')
    .set({ state: 'queued', attempts: 0, due_at: now, finished_at: null })
    .where('kind', '=', MAIL_JOB)
    .where(among(tx, 'subject', ids.map(String)))
    // A process may have claimed one since.
    .where('state', 'in', ['queued', 'failed'])
    .returning('subject')
    .execute()
  // Quotes within an answer are escaped in JSON: only states match.
  const recipients = sql<string>`replace(recipients, '"state":"failed"', '"state":"queued"')`
  await tx
    .updateTable('mail')
    .set({ recipients })
    .where(
      among(
        tx,
        'id',
        jobs.map(({ subject }) => Number(subject)),
      ),
    )
    .execute()
  return jobs.length
}

/** How many acknowledgements were made for an address since then. */
export async function countAcknowledgements(db: Kysely<Database>, email: string, after: string): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .innerJoin('contact_message', 'contact_message.reference', 'mail.about')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mail.kind', '=', 'acknowledgement')
    .where('contact_message.email', '=', email)
    .where('contact_message.received_at', '>', after)
    .executeTakeFirstOrThrow()
  return count
}

/** How many mails there are of each state. */
export async function countMails(db: Kysely<Database>): Promise<Record<MailState, number>> {
  const counts = { queued: 0, sending: 0, sent: 0, failed: 0 }
  const rows = await db
    .selectFrom('job')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('kind', '=', MAIL_JOB)
    .groupBy('state')
    .execute()
  for (const { state, count } of rows) counts[STATES[state]] = count
  return counts
}

/**
 * How many mails are late: those that failed, and those that were to leave before then and have not.
 * @param before UTC ISO
 */
export async function countLateMails(db: Kysely<Database>, before: string): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', MAIL_JOB)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'failed'),
        eb.and([
          eb('state', 'in', ['queued', 'running']),
          eb('created_at', '<=', before),
          // The list of an hour's quarantine waits for that hour to end.
          eb.or([eb('attempts', '>', 0), eb('due_at', '<=', before)]),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}

export interface MailFilter {
  id?: number
  state?: MailState | undefined
}
export type MailOfOutbox = Awaited<ReturnType<typeof listOutbox>>[number]

/** The mails, the last that was made first, with the message that each is about. */
export async function listOutbox(db: Kysely<Database>, filter: MailFilter, { limit, offset }: Slice) {
  return filtered(db, filter)
    .leftJoin('contact_message', 'contact_message.reference', 'mail.about')
    .select([
      'contact_message.id as of_id',
      'contact_message.name as of_name',
      'contact_message.email as of_email',
      'contact_message.subject as of_subject',
    ])
    .orderBy('mail.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countOutbox(db: Kysely<Database>, filter: MailFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function filtered(db: Kysely<Database>, { id, state }: MailFilter) {
  let query = selectMails(db)
  if (id !== undefined) query = query.where('mail.id', '=', id)
  if (state !== undefined) query = query.where('job.state', '=', JOB_STATES[state])
  return query
}

/** For a condition on messages: the references of those that a mail in this state is about. */
export function selectAboutInState(db: Kysely<Database>, state: MailState) {
  return filtered(db, { state }).clearSelect().select('mail.about')
}

/** What names the file of a mail that was written into one. */
export type MailName = Pick<Mail, 'message_id' | 'created_at'>

/** The list of quarantined messages that was made of an hour, such as 2026-11-21T09. */
export async function findNoticeOfHour(db: Kysely<Database>, hour: string): Promise<MailName | undefined> {
  return db
    .selectFrom('mail')
    .select(['message_id', 'created_at'])
    .where('about', '=', hour)
    .where('kind', '=', 'quarantine')
    .executeTakeFirst()
}

/** Deletes the mails about some messages, and their jobs. */
export async function deleteMailsAbout(tx: Kysely<Database>, references: string[]): Promise<MailName[]> {
  return deleteJobsOf(
    tx,
    await tx
      .deleteFrom('mail')
      .where(among(tx, 'about', references))
      .returning(['id', 'message_id', 'created_at'])
      .execute(),
  )
}

/** Mails that were made before a time, and have been sent or have failed. */
export function selectOldMails(db: Kysely<Database>, before: string) {
  return selectMails(db)
    .clearSelect()
    .where('mail.created_at', '<', before)
    .where('job.state', 'in', ['done', 'failed'])
}

/** Deletes the oldest of these mails, and their jobs. @param limit most rows */
export async function deleteOldMails(tx: Kysely<Database>, before: string, limit: number): Promise<MailName[]> {
  const old = selectOldMails(tx, before).select('mail.id').orderBy('mail.created_at').limit(limit)
  return deleteJobsOf(
    tx,
    await tx.deleteFrom('mail').where('id', 'in', old).returning(['id', 'message_id', 'created_at']).execute(),
  )
}

async function deleteJobsOf(tx: Kysely<Database>, mails: (MailName & { id: number })[]): Promise<MailName[]> {
  await deleteJobs(
    tx,
    MAIL_JOB,
    mails.map(({ id }) => String(id)),
  )
  return mails
}

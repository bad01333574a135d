import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { engineOf, writeWithoutWaiting } from './engine.ts'
import type { Database } from './schema.ts'
import type { Slice } from './slice.ts'

export type Mail = Selectable<Database['mail']>

/** How the `answer` of a mail begins that was written into a file: nothing else in the row says which transport took it. */
export const WRITTEN_TO_FILE = 'written to '

/** Puts a mail into the outbox; one that tells of the same thing and is there already stays as it is. */
export async function insertMail(
  db: Kysely<Database>,
  row: Pick<Insertable<Database['mail']>, 'message_id' | 'kind' | 'about' | 'created_at' | 'due_at'>,
): Promise<void> {
  await db
    .insertInto('mail')
    .values(row)
    .onConflict((conflict) => conflict.columns(['about', 'kind']).doNothing())
    .execute()
}

/**
 * Takes the mail that has been due longest for one process, and says that it is being sent. Of several processes only one
 * gets it; one whose holder has not renewed its lease, because it crashed, is due again. What a power cut undoes of this
 * is a mail that is sent twice.
 * @param leaseEnd until when the others leave it alone unless the lease is renewed
 */
export async function claimMail(
  db: Kysely<Database>,
  { now, holder, leaseEnd }: { now: string; holder: string; leaseEnd: string },
): Promise<Mail | undefined> {
  return writeWithoutWaiting(db, (free) => claim(free, { now, holder, leaseEnd }))
}

function claim(db: Kysely<Database>, { now, holder, leaseEnd }: { now: string; holder: string; leaseEnd: string }): Promise<Mail | undefined> {
  return db
    .updateTable('mail')
    .set((eb) => ({ state: 'sending', lease_holder: holder, due_at: leaseEnd, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mail')
        .select('id')
        .where('state', 'in', ['queued', 'sending'])
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        // SQLite has one writer at a time. In Postgres a row that another process is just taking is passed over.
        .$if(engineOf(db) === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst()
}

/** @returns false when another process has taken the mail over */
export async function renewLease(
  db: Kysely<Database>,
  { id, holder, leaseEnd }: { id: number; holder: string; leaseEnd: string },
): Promise<boolean> {
  return updateClaimed(db, id, holder, { due_at: leaseEnd })
}

/** What became of an attempt; the lease ends. Says nothing when another process has taken the mail over meanwhile. */
export async function finishMail(
  db: Kysely<Database>,
  { id, holder, ...outcome }: { id: number; holder: string } & Partial<Pick<Mail, 'state' | 'due_at' | 'answer' | 'sent_at' | 'attempts' | 'recipients'>>,
): Promise<boolean> {
  return updateClaimed(db, id, holder, { ...outcome, lease_holder: null })
}

async function updateClaimed(db: Kysely<Database>, id: number, holder: string, values: Partial<Mail>): Promise<boolean> {
  const { numUpdatedRows } = await writeWithoutWaiting(db, (free: Kysely<Database>) =>
    free
      .updateTable('mail')
      .set(values)
      .where('id', '=', id)
      .where('lease_holder', '=', holder)
      .where('state', '=', 'sending')
      .executeTakeFirstOrThrow(),
  )
  return numUpdatedRows > 0
}

/**
 * Makes due what a clock that was set back has put too far into the future: mails that were never tried, which are due when
 * they are made; leases, which last for seconds; and attempts beyond the longest time between two.
 * @param now UTC ISO text @param soon the same, later by more than clocks of several machines differ @param latest the same,
 *   later than any attempt can be planned
 */
export async function advanceLateMails(db: Kysely<Database>, { now, soon, latest }: { now: string; soon: string; latest: string }): Promise<void> {
  await db
    .updateTable('mail')
    .set({ due_at: now })
    .where('state', 'in', ['queued', 'sending'])
    .where('due_at', '>', soon)
    .where((eb) =>
      eb.or([
        eb('due_at', '>', latest),
        eb('state', '=', 'sending'),
        eb.and([eb('attempts', '=', 0), eb('kind', '!=', 'quarantine')]),
      ]),
    )
    .execute()
}

/** When the next mail is due, if any waits. */
export async function findNextDue(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail')
    .select('due_at')
    .where('state', 'in', ['queued', 'sending'])
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return row?.due_at
}

/**
 * Makes mails due at once, with all attempts before them again: those that failed or wait for their next attempt. They go to
 * the recipients who do not have them.
 * @param which of one message, or one mail; neither: all
 * @returns how many
 */
export async function retryMails(db: Kysely<Database>, now: string, { about, id }: { about?: string | undefined; id?: number } = {}): Promise<number> {
  // Quotes within an answer are escaped in JSON: only states match.
  const recipients = sql<string>`replace(recipients, '"state":"failed"', '"state":"queued"')`
  let query = db.updateTable('mail').set({ state: 'queued', attempts: 0, due_at: now, recipients }).where('state', 'in', ['queued', 'failed'])
  // A notice that waits for its hour to end is not late.
  query = query.where((eb) => eb.or([eb('state', '=', 'failed'), eb('attempts', '>', 0)]))
  if (about !== undefined) query = query.where('about', '=', about)
  if (id !== undefined) query = query.where('id', '=', id)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return Number(numUpdatedRows)
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
export async function countMails(db: Kysely<Database>): Promise<Record<Mail['state'], number>> {
  const counts = { queued: 0, sending: 0, sent: 0, failed: 0 }
  const rows = await db
    .selectFrom('mail')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  for (const { state, count } of rows) counts[state] = count
  return counts
}

/**
 * How many mails are late: those that failed, and those that were to leave before then and have not.
 * @param before UTC ISO
 */
export async function countLateMails(db: Kysely<Database>, before: string): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) =>
      eb.or([
        eb('state', '=', 'failed'),
        eb.and([
          eb('state', 'in', ['queued', 'sending']),
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
  state?: Mail['state'] | undefined
}
export type MailOfOutbox = Awaited<ReturnType<typeof listOutbox>>[number]

/** The mails, the last that was made first, with the message that each is about. */
export async function listOutbox(db: Kysely<Database>, filter: MailFilter, { limit, offset }: Slice) {
  return filtered(db, filter)
    .leftJoin('contact_message', 'contact_message.reference', 'mail.about')
    .selectAll('mail')
    .select(['contact_message.id as of_id', 'contact_message.name as of_name', 'contact_message.email as of_email', 'contact_message.subject as of_subject'])
    .orderBy('mail.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countOutbox(db: Kysely<Database>, filter: MailFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Takes the mails about a message out of the outbox. @returns what they were */
export async function deleteMailsAbout(tx: Kysely<Database>, reference: string): Promise<Mail[]> {
  return tx.deleteFrom('mail').where('about', '=', reference).returningAll().execute()
}

/** The list of quarantined messages that was made of an hour, such as 2026-11-21T09. */
export async function findNoticeOfHour(db: Kysely<Database>, hour: string): Promise<Mail | undefined> {
  return db.selectFrom('mail').selectAll().where('about', '=', hour).where('kind', '=', 'quarantine').executeTakeFirst()
}

function filtered(db: Kysely<Database>, { id, state }: MailFilter) {
  let query = db.selectFrom('mail')
  if (id !== undefined) query = query.where('mail.id', '=', id)
  if (state !== undefined) query = query.where('mail.state', '=', state)
  return query
}

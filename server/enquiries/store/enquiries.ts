import { changesRows } from '../../core/store/engine.ts'
import { countRows } from '../../core/store/paging.ts'
import type { Insertable, Selectable } from 'kysely'
import { selectAboutInState, type MailState } from '../../core/mail/mail-store.ts'
import type { Database, Db } from '../../core/store/schema.ts'

export type EnquiryState = Selectable<Database['contact_message']>['state']

/** Returns false when the submission is stored already. @throws when the reference is taken */
export async function insertEnquiry(db: Db, row: Insertable<Database['contact_message']>): Promise<boolean> {
  const insert = db.insertInto('contact_message').values(row)
  return changesRows(insert.onConflict((conflict) => conflict.column('submission').doNothing()))
}

export async function findEnquiry(db: Db, reference: string) {
  return db.selectFrom('contact_message').selectAll().where('reference', '=', reference).executeTakeFirst()
}

/** A whole one by its eight digits: its letters are those that the firm had then. */
export async function findReference(db: Db, digits: string): Promise<string | undefined> {
  const query = db.selectFrom('contact_message').select('reference').where('reference', 'like', `%-${digits}`)
  return (await query.executeTakeFirst())?.reference
}

export async function findSubmission(db: Db, submissions: string[]) {
  return db
    .selectFrom('contact_message')
    .selectAll()
    .where('submission', 'in', submissions)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** UTC ISO texts: `after` is exclusive, `until` inclusive. */
type Window = Record<'after' | 'until', string>

const receivedIn = (db: Db, { after, until }: Window) =>
  db
    .selectFrom('contact_message')
    .select('received_at')
    .where('received_at', '>', after)
    .where('received_at', '<=', until)

/** When the nth newest message of a window came. */
export async function findNewest(
  db: Db,
  { nth, sender, state, ...window }: Window & { nth: number; sender?: string; state?: EnquiryState },
): Promise<string | undefined> {
  let query = receivedIn(db, window)
  if (sender !== undefined) query = query.where('sender', '=', sender)
  if (state !== undefined) query = query.where('state', '=', state)
  const row = await query
    .orderBy('received_at', 'desc')
    .limit(1)
    .offset(nth - 1)
    .executeTakeFirst()
  return row?.received_at
}

/** Stops counting at `most`. */
export async function countReceived(db: Db, { most, ...window }: Window & { most: number }): Promise<number> {
  return countRows(db.selectFrom(receivedIn(db, window).limit(most).as('received')))
}

/** Counts messages of other senders with the same text. */
export async function countSameText(db: Db, { digest, email, after }: Record<'digest' | 'email' | 'after', string>) {
  return countRows(
    db
      .selectFrom('contact_message')
      .where('text_digest', '=', digest)
      .where('received_at', '>', after)
      .where('email', '!=', email),
  )
}

/** Returns false unless the message is in quarantine, and not in the trash. */
export async function releaseEnquiry(db: Db, reference: string, suspicions: string): Promise<boolean> {
  const release = db
    .updateTable('contact_message')
    .set((eb) => ({ state: 'accepted', suspicions, quarantined_at: null, version: eb('version', '+', 1) }))
    .where('reference', '=', reference)
    .where('state', '=', 'quarantined')
    .where('trashed_at', 'is', null)
  return changesRows(release)
}

export async function purgeSenderHashes(db: Db, before: string): Promise<void> {
  await db
    .updateTable('contact_message')
    .set({ sender: null })
    .where('sender', 'is not', null)
    .where('received_at', '<', before)
    .execute()
}

interface EnquiryFilter {
  state?: EnquiryState
  /** Filters by the state of a mail about the message. */
  mail?: MailState
  /** UTC ISO texts; `after` includes its own time. */
  after?: string
  before?: string
  limit: number
  offset?: number
}

export async function listEnquiries(db: Db, { state, mail, after, before, limit, offset = 0 }: EnquiryFilter) {
  let query = db.selectFrom('contact_message').selectAll()
  if (state) query = query.where('state', '=', state)
  if (mail) query = query.where('reference', 'in', selectAboutInState(db, mail))
  if (after) query = query.where('received_at', '>=', after)
  if (before) query = query.where('received_at', '<', before)
  return query.orderBy('id', 'desc').limit(limit).offset(offset).execute()
}

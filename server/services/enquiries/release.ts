import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { findContactMessage, releaseContactMessage } from '../../store/contact-messages.ts'
import { countAcknowledgements, insertMail, type Mail } from '../../store/mails.ts'
import type { Database } from '../../store/schema.ts'
import { ago, DAY, HOUR, MINUTE } from '../durations.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'

/** Somebody may have given the address of another: nobody gets more acknowledgements than these in a day. */
const ACKNOWLEDGEMENTS_A_DAY = 3

/** What the mails about a message need. */
export type EnquiryMailDeps = Pick<EnquiryDeps, 'db' | 'now' | 'acknowledges' | 'mailDomain' | 'wakeMailer'>

/**
 * Takes a message out of quarantine, and has the mails sent that it was kept from.
 * @returns false when it is not quarantined, or not there
 */
export async function releaseMessage(deps: EnquiryMailDeps, reference: string): Promise<boolean> {
  const isReleased = await deps.db.transaction().execute((tx) => releaseInTransaction(tx, deps, reference))
  if (isReleased) deps.wakeMailer()
  return isReleased
}

/** The same for who has more to write in the transaction, and wakes the mailer afterwards. */
export async function releaseInTransaction(tx: Kysely<Database>, deps: EnquiryMailDeps, reference: string): Promise<boolean> {
  if (!(await releaseContactMessage(tx, reference))) return false
  const message = await findContactMessage(tx, reference)
  await insertMailsOfAccepted(tx, deps, { reference, email: message!.email })
  return true
}

/** Puts into the outbox what is sent of a message that is let through. In the transaction that stores or releases it. */
export async function insertMailsOfAccepted(
  tx: Kysely<Database>,
  deps: EnquiryMailDeps,
  { reference, email }: { reference: string; email: string },
): Promise<void> {
  await insertMailAbout(tx, deps, 'enquiry', reference)
  if (!deps.acknowledges) return
  const given = await countAcknowledgements(tx, email, ago(deps.now(), DAY))
  if (given < ACKNOWLEDGEMENTS_A_DAY) await insertMailAbout(tx, deps, 'acknowledgement', reference)
}

/**
 * Has the firm told of quarantined messages: one mail at the end of each hour that had some, so that neither a person waits
 * for long nor a flood of spam becomes one of mails.
 */
export async function insertNoticeOfQuarantine(tx: Kysely<Database>, deps: EnquiryMailDeps): Promise<void> {
  const hour = deps.now().toISOString().slice(0, 13)
  // A minute more, for messages that are just being stored.
  const due = new Date(Date.parse(`${hour}:00:00Z`) + HOUR + MINUTE).toISOString()
  await insertMailAbout(tx, deps, 'quarantine', hour, due)
}

async function insertMailAbout(
  tx: Kysely<Database>,
  { now, mailDomain }: EnquiryMailDeps,
  kind: Mail['kind'],
  about: string,
  due?: string,
): Promise<void> {
  const created_at = now().toISOString()
  // Says in the mail server's own log which message it is about.
  const message_id = `${kind}.${about}.${randomUUID()}@${mailDomain}`
  await insertMail(tx, { message_id, kind, about, created_at, due_at: due ?? created_at })
}

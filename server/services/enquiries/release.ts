import type { Kysely } from 'kysely'
import { findEnquiry, releaseEnquiry } from '../../store/enquiries.ts'
import { countAcknowledgements } from '../../store/mails.ts'
import type { Database } from '../../store/schema.ts'
import { ago, DAY, HOUR, MINUTE } from '../durations.ts'
import { queueMail } from '../mails/queue-mail.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'

/** Somebody may have given the address of another: nobody gets more acknowledgements than these in a day. */
const ACKNOWLEDGEMENTS_A_DAY = 3

/** What the mails about a message need. */
export type EnquiryMailDeps = Pick<EnquiryDeps, 'db' | 'now' | 'acknowledges' | 'wakeJobs'>

/**
 * Takes a message out of quarantine, and queues its mails.
 * @returns false when it is not quarantined, or not there
 */
export async function releaseFromQuarantine(deps: EnquiryMailDeps, reference: string): Promise<boolean> {
  const isReleased = await deps.db.transaction().execute((tx) => releaseInTransaction(tx, deps, reference))
  if (isReleased) deps.wakeJobs()
  return isReleased
}

/** The same within a transaction of the caller, who then calls `wakeJobs`. */
export async function releaseInTransaction(
  tx: Kysely<Database>,
  deps: EnquiryMailDeps,
  reference: string,
): Promise<boolean> {
  if (!(await releaseEnquiry(tx, reference))) return false
  const message = await findEnquiry(tx, reference)
  await insertMailsOfAccepted(tx, deps, { reference, email: message!.email })
  return true
}

/** Queues the mails of an accepted message, in the transaction that stores or releases it. */
export async function insertMailsOfAccepted(
  tx: Kysely<Database>,
  deps: EnquiryMailDeps,
  { reference, email }: { reference: string; email: string },
): Promise<void> {
  const mail = { about: reference, at: deps.now().toISOString() }
  await queueMail(tx, { kind: 'enquiry', ...mail })
  if (!deps.acknowledges) return
  const given = await countAcknowledgements(tx, email, ago(deps.now(), DAY))
  if (given < ACKNOWLEDGEMENTS_A_DAY) await queueMail(tx, { kind: 'acknowledgement', ...mail })
}

/**
 * Queues the firm's list of quarantined messages: one mail at the end of each hour that had some, so that neither a person
 * waits for long nor a flood of spam becomes a flood of mails.
 */
export async function insertNoticeOfQuarantine(tx: Kysely<Database>, deps: EnquiryMailDeps): Promise<void> {
  const at = deps.now().toISOString()
  const hour = at.slice(0, 13)
  // A minute more, for messages that are just being stored.
  const dueAt = new Date(Date.parse(`${hour}:00:00Z`) + HOUR + MINUTE).toISOString()
  await queueMail(tx, { kind: 'quarantine', about: hour, at, dueAt })
}

import { findEnquiry, releaseEnquiry } from './store/enquiries.ts'
import { countAcknowledgements } from '../core/mail/mail-store.ts'
import type { Db } from '../core/store/schema.ts'
import { ago, DAY, HOUR, MINUTE } from '../core/process/durations.ts'
import { queueMail } from '../core/mail/templates.ts'
import { announce } from '../core/jobs/events.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import type { Suspicion } from './suspicion.ts'

declare module '../core/jobs/events.ts' {
  interface Events {
    /** A message that is no spam came, or staff released it; `at` is UTC ISO. */
    enquiryAccepted: { reference: string; at: string }
  }
}

/** Per address and day: someone may enter another person's address. */
const ACKNOWLEDGEMENTS_A_DAY = 3

export type EnquiryMailDeps = Pick<EnquiryDeps, 'db' | 'now' | 'acknowledgesEnquiries' | 'wakeJobs'>

/** Returns false unless the message is in quarantine. */
export async function releaseFromQuarantine(deps: EnquiryMailDeps, reference: string): Promise<boolean> {
  const isReleased = await deps.db.transaction().execute((tx) => releaseInTransaction(tx, deps, reference))
  if (isReleased) deps.wakeJobs()
  return isReleased
}

export async function releaseInTransaction(tx: Db, deps: EnquiryMailDeps, reference: string): Promise<boolean> {
  const message = await findEnquiry(tx, reference)
  if (!message) return false
  const reasons = JSON.parse(message.suspicions) as Suspicion[]
  const suspicions = JSON.stringify(reasons.filter((reason) => reason !== 'staff'))
  if (!(await releaseEnquiry(tx, reference, suspicions))) return false
  // A message that staff marked as spam had been let in before, and its mails were sent then.
  if (!reasons.includes('staff')) await insertMailsOfAccepted(tx, deps, message)
  return true
}

export async function insertMailsOfAccepted(
  tx: Db,
  deps: EnquiryMailDeps,
  { reference, email }: { reference: string; email: string },
): Promise<void> {
  const mail = { about: reference, at: deps.now().toISOString() }
  await queueMail(tx, { kind: 'enquiry', ...mail })
  await announce(tx, 'enquiryAccepted', { reference, at: mail.at })
  if (!deps.acknowledgesEnquiries) return
  const given = await countAcknowledgements(tx, email, ago(deps.now(), DAY))
  if (given < ACKNOWLEDGEMENTS_A_DAY) await queueMail(tx, { kind: 'acknowledgement', ...mail })
}

/** One mail per hour with quarantined messages, so that a flood of spam is no flood of mails. */
export async function insertNoticeOfQuarantine(tx: Db, deps: EnquiryMailDeps): Promise<void> {
  const at = deps.now().toISOString()
  const hour = at.slice(0, 13)
  const dueAt = new Date(Date.parse(`${hour}:00:00Z`) + HOUR + MINUTE).toISOString()
  await queueMail(tx, { kind: 'quarantine', about: hour, at, dueAt })
}

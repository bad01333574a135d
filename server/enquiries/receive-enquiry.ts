import { createHash, randomInt } from 'node:crypto'
import type { ContactChallenge, ContactMessage } from '../../contract/enquiries/contact.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import { countSameText, findEnquiry, findSubmission, insertEnquiry } from './store/enquiries.ts'
import { lockKeys } from '../core/store/engine.ts'
import type { Db } from '../core/store/schema.ts'
import { ago, DAY } from '../core/process/durations.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { applyLimits } from './limits.ts'
import { challengeFor } from './proof-of-work.ts'
import { insertMailsOfAccepted, insertNoticeOfQuarantine } from './release.ts'
import { isClearedByWork, suspect, type Suspicion } from './suspicion.ts'
import { pseudonymizeAddress } from '../core/accounts/secret.ts'

/** Crockford's base 32, without I, L, O and U: easy to read out on the telephone. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A text from so many others is spam, unless it is short. */
const KNOWN_TEXT_SENDERS = 2
const KNOWN_TEXT_WITHIN = 7 * DAY
const KNOWN_TEXT_LENGTH = 40

export interface Submission {
  message: ContactMessage
  /** Of the page from which it was sent. */
  locale?: PageLocale
  idempotencyKey?: string | undefined
  address?: string | undefined
  honeypot?: string | undefined
  seconds?: number | undefined
}

export interface Receipt {
  /** Such as REC-7K3M9QXW. */
  reference: string
  /** Proof of work that would release a quarantined message. */
  challenge?: ContactChallenge
}

/**
 * Stores a visitor's message before it answers (specification section 2). The same key and content is stored once;
 * without a key, the same content within a day or two. @throws ServiceError too_many_requests
 */
export async function receiveEnquiry(deps: EnquiryDeps, submission: Submission): Promise<Receipt> {
  const names = submissionNames(submission, deps.now())
  const known = await findSubmission(deps.db, names)
  if (known) return receiptOf(deps, known)
  const sender = submission.address && pseudonymizeAddress(deps.secret, submission.address)
  const stored = await deps.db.transaction().execute(async (tx) => {
    // The second makes the quota of all senders exact.
    await lockKeys(tx, [...(sender === undefined ? [] : [`contact ${sender}`]), ...(deps.inAll > 0 ? ['contact'] : [])])
    // The same message may have arrived over another connection meanwhile.
    const twin = await findSubmission(tx, names)
    if (twin) return { row: twin, isNew: false }
    const row = await writeRow(tx, deps, submission, { submission: names[0], sender })
    // It may arrive from another address at the same time: a phone that changes networks.
    if (!(await insertEnquiry(tx, row))) return { row: undefined, isNew: false }
    if (row.state === 'accepted') await insertMailsOfAccepted(tx, deps, row)
    else await insertNoticeOfQuarantine(tx, deps)
    return { row, isNew: true }
  })
  if (stored.isNew) deps.wakeJobs()
  return receiptOf(deps, stored.row ?? (await findSubmission(deps.db, names))!)
}

async function writeRow(
  tx: Db,
  deps: EnquiryDeps,
  { message, locale = DEFAULT_LOCALE, honeypot = '', seconds }: Submission,
  { submission, sender }: { submission: string; sender: string | undefined },
) {
  const load = await applyLimits(tx, deps, sender)
  const text_digest = digest(message.message.toLowerCase().replaceAll(/\s+/g, ' '))
  const suspicions = suspect({
    message,
    honeypot,
    seconds,
    ...load,
    isKnownText: await isKnownText(tx, deps, message, text_digest),
  })
  return {
    reference: await createReference(tx),
    name: message.name,
    email: message.email,
    subject: message.subject,
    message: message.message,
    received_at: deps.now().toISOString(),
    locale,
    submission,
    state: suspicions.length > 0 ? ('quarantined' as const) : ('accepted' as const),
    suspicions: JSON.stringify(suspicions),
    text_digest,
    sender: sender ?? null,
  }
}

async function receiptOf(
  deps: EnquiryDeps,
  row: { reference: string; state: string; suspicions: string },
): Promise<Receipt> {
  const { reference } = row
  const canBeCleared = row.state === 'quarantined' && isClearedByWork(JSON.parse(row.suspicions) as Suspicion[])
  return { reference, ...(canBeCleared && { challenge: await challengeFor(deps, reference) }) }
}

/** Keys under which the message may be stored already; it is stored under the first. */
function submissionNames({ message, idempotencyKey }: Submission, now: Date): [string, ...string[]] {
  const nameWith = (key: string) =>
    digest(JSON.stringify([key, message.name, message.email, message.subject, message.message]))
  if (idempotencyKey) return [nameWith(`key ${idempotencyKey}`)]
  const day = (time: string) => nameWith(`day ${time.slice(0, 10)}`)
  return [day(now.toISOString()), day(ago(now, DAY))]
}

async function isKnownText(
  tx: Db,
  { now }: EnquiryDeps,
  { email, message }: ContactMessage,
  digest: string,
): Promise<boolean> {
  if (message.length < KNOWN_TEXT_LENGTH) return false
  return (await countSameText(tx, { digest, email, after: ago(now(), KNOWN_TEXT_WITHIN) })) >= KNOWN_TEXT_SENDERS
}

async function createReference(db: Db): Promise<string> {
  const reference = `REC-${Array.from({ length: 8 }, () => DIGITS[randomInt(DIGITS.length)]).join('')}`
  return (await findEnquiry(db, reference)) ? createReference(db) : reference
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

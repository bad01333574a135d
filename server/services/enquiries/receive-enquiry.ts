import { createHash, randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ContactChallenge, ContactMessage } from '../../../contract/contact.ts'
import { countSameText, findEnquiry, findSubmission, insertEnquiry } from '../../store/enquiries.ts'
import { lockKeys } from '../../store/locks.ts'
import type { Database } from '../../store/schema.ts'
import { ago, DAY } from '../durations.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { applyLimits } from './limits.ts'
import { challengeFor } from './proof-of-work.ts'
import { insertMailsOfAccepted, insertNoticeOfQuarantine } from './release.ts'
import { isClearedByWork, suspect, type Suspicion } from './suspicion.ts'
import { pseudonymizeAddress } from '../pseudonymize.ts'

/** Crockford's base 32: no I, L, O or U, so that a reference can be read out on the telephone. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A text that so many others sent within this time is no letter to this firm. Short ones may well be alike. */
const KNOWN_TEXT_SENDERS = 2
const KNOWN_TEXT_WITHIN = 7 * DAY
const KNOWN_TEXT_LENGTH = 40

export interface Submission {
  /** As the contract's schema gives it: trimmed and within its bounds. */
  message: ContactMessage
  /** By which the sender's machine knows this message, so that it can send it again; undefined: it has none. */
  idempotencyKey?: string | undefined
  /** The network address that it came from, where that is known. */
  address?: string | undefined
  /** What stands in the field that people do not see. */
  honeypot?: string | undefined
  /** How long the form was being filled in, where that is known. */
  seconds?: number | undefined
}

export interface Receipt {
  /** To be named when asking about the message, such as REC-7K3M9QXW. */
  reference: string
  /** Given when the message is quarantined, and work would release it. */
  challenge?: ContactChallenge
}

/**
 * Takes in a visitor's message: when this has answered, it is on disk (specification section 2; the readings). The
 * API and the form without JavaScript come here alike. The same message with the same key is stored once and answered
 * the same; other content under a key is another message, for none may be lost. Without a key, the same content
 * within a day or two is the same message.
 * @throws ServiceError too_many_requests; a suspicious message is stored like any other, and quarantined
 */
export async function receiveEnquiry(deps: EnquiryDeps, submission: Submission): Promise<Receipt> {
  const names = submissionNames(submission, deps.now())
  const known = await findSubmission(deps.db, names)
  if (known) return receiptOf(deps, known)
  const sender = submission.address && pseudonymizeAddress(deps.secret, submission.address)
  const stored = await deps.db.transaction().execute(async (tx) => {
    await lockKeys(tx, sender === undefined ? [] : [`contact ${sender}`])
    // The same message may have come over another connection since.
    const twin = await findSubmission(tx, names)
    if (twin) return { row: twin, isNew: false }
    const row = await writeRow(tx, deps, submission, { submission: names[0], sender })
    // It may still come from another address at the same time: a telephone that changes networks.
    if (!(await insertEnquiry(tx, row))) return { row: undefined, isNew: false }
    if (row.state === 'accepted') await insertMailsOfAccepted(tx, deps, row)
    else await insertNoticeOfQuarantine(tx, deps)
    return { row, isNew: true }
  })
  if (stored.isNew) deps.wakeJobs()
  return receiptOf(deps, stored.row ?? (await findSubmission(deps.db, names))!)
}

/** @throws ServiceError too_many_requests */
async function writeRow(
  tx: Kysely<Database>,
  deps: EnquiryDeps,
  { message, honeypot = '', seconds }: Submission,
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

/** The names under which a message may be stored already; the first is the one that it gets. */
function submissionNames({ message, idempotencyKey }: Submission, now: Date): [string, ...string[]] {
  const nameWith = (key: string) =>
    digest(JSON.stringify([key, message.name, message.email, message.subject, message.message]))
  if (idempotencyKey) return [nameWith(`key ${idempotencyKey}`)]
  const day = (time: string) => nameWith(`day ${time.slice(0, 10)}`)
  return [day(now.toISOString()), day(ago(now, DAY))]
}

async function isKnownText(
  tx: Kysely<Database>,
  { now }: EnquiryDeps,
  { email, message }: ContactMessage,
  digest: string,
): Promise<boolean> {
  if (message.length < KNOWN_TEXT_LENGTH) return false
  return (await countSameText(tx, { digest, email, after: ago(now(), KNOWN_TEXT_WITHIN) })) >= KNOWN_TEXT_SENDERS
}

async function createReference(db: Kysely<Database>): Promise<string> {
  const reference = `REC-${Array.from({ length: 8 }, () => DIGITS[randomInt(DIGITS.length)]).join('')}`
  return (await findEnquiry(db, reference)) ? createReference(db) : reference
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

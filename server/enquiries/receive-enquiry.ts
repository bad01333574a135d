import { hash, randomInt } from 'node:crypto'
import type { ContactMessage } from '../../contract/enquiries/contact.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import { pseudonymizeAddress } from '../core/accounts/secret.ts'
import type { JobHandler } from '../core/jobs/handler.ts'
import { ago, DAY, CLOCK_DIFFERENCE, HOUR, MINUTE } from '../core/process/durations.ts'
import { tooMany, type ServiceError } from '../core/process/service-error.ts'
import { inTurn } from '../core/store/engine.ts'
import type { Db } from '../core/store/schema.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { insertMailsOfAccepted, insertNoticeOfQuarantine } from './release.ts'
import {
  countSameText,
  findSubmission,
  insertEnquiry,
  countReceived,
  findNewest,
  purgeSenderHashes,
  findEnquiry,
} from './store/enquiries.ts'
import { challengeFor, isClearedByWork, suspect, type Suspicion } from './suspicion.ts'
import { romanSlug } from '../core/languages/skeleton.ts'

/** Crockford's base 32, without I, L, O and U: easy to read out on the telephone. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Of a firm without a name. */
const NAMELESS = 'MSG'

/** One that no message has, such as HIM-7K3M9QXW. */
export async function createReference(db: Db): Promise<string> {
  const digits = Array.from({ length: 8 }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  const reference = `${await findLetters(db)}-${digits}`
  return (await findEnquiry(db, reference)) ? createReference(db) : reference
}

/** The owners' setting, else letters of the firm's short name. */
async function findLetters(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'value'])
    .where('locale', '=', DEFAULT_LOCALE)
    .where('key', 'in', ['referenceLetters', 'shortName', 'name'])
    .execute()
  const valueOf = (key: string) => JSON.parse(rows.find((row) => row.key === key)?.value ?? '""') as string
  return valueOf('referenceLetters') || lettersOf(valueOf('shortName') || valueOf('name'))
}

/** 'Koshi Engineers' are KE, 'Himal' and 'हिमाल' are HIM. */
function lettersOf(name: string): string {
  const words = romanSlug(name).replaceAll(/\d/g, '').split('-').filter(Boolean)
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? '').slice(0, 3)
  return letters.slice(0, 6).toUpperCase() || NAMELESS
}

/** A text from so many others is spam, unless it is short. */
const KNOWN_TEXT_SENDERS = 2
const KNOWN_TEXT_WITHIN = 7 * DAY
const KNOWN_TEXT_LENGTH = 40

interface Submission {
  message: ContactMessage
  /** Of the page from which it was sent. */
  locale?: PageLocale
  idempotencyKey?: string | undefined
  address?: string | undefined
  honeypot?: string | undefined
  seconds?: number | undefined
}

/**
 * Stores a visitor's message before it answers (specification section 2). The same key and content is stored once;
 * without a key, the same content within a day or two. @throws ServiceError too_many_requests
 */
export async function receiveEnquiry(deps: EnquiryDeps, submission: Submission) {
  const names = submissionNames(submission, deps.now())
  const known = await findSubmission(deps.db, names)
  if (known) return receiptOf(deps, known)
  const sender = submission.address && pseudonymizeAddress(deps.secret, submission.address)
  // The second makes the quota of all senders exact.
  const keys = [
    ...(sender === undefined ? [] : [`contact ${sender}`]),
    ...(deps.enquiriesPerHour > 0 ? ['contact'] : []),
  ]
  const stored = await inTurn(deps.db, keys, async (tx) => {
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
  const same = { digest: text_digest, email: message.email, after: ago(deps.now(), KNOWN_TEXT_WITHIN) }
  const isKnownText =
    message.message.length >= KNOWN_TEXT_LENGTH && (await countSameText(tx, same)) >= KNOWN_TEXT_SENDERS
  const suspicions = suspect(message, { honeypot, seconds }, { ...load, known_text: isKnownText })
  return {
    reference: await createReference(tx),
    ...message,
    received_at: deps.now().toISOString(),
    locale,
    submission,
    state: suspicions.length > 0 ? ('quarantined' as const) : ('accepted' as const),
    suspicions: JSON.stringify(suspicions),
    text_digest,
    sender: sender ?? null,
  }
}

async function receiptOf(deps: EnquiryDeps, row: { reference: string; state: string; suspicions: string }) {
  const { reference } = row
  const canBeCleared = row.state === 'quarantined' && isClearedByWork(JSON.parse(row.suspicions) as Suspicion[])
  return { reference, ...(canBeCleared && { challenge: await challengeFor(deps, reference) }) }
}

/** Keys under which the message may be stored already; it is stored under the first. */
function submissionNames({ message, idempotencyKey }: Submission, now: Date): [string, ...string[]] {
  const nameWith = (key: string) =>
    digest(JSON.stringify([key, message.name, message.email, message.subject, message.message]))
  const day = (time: string) => nameWith(`day ${time.slice(0, 10)}`)
  const ofDays: [string, string] = [day(now.toISOString()), day(ago(now, DAY))]
  // The form may have been posted before its script was there.
  return idempotencyKey ? [nameWith(`key ${idempotencyKey}`), ...ofDays] : ofDays
}

const digest = (text: string): string => hash('sha256', text, 'base64url')

const MANY = 5
const MANY_WITHIN = 10 * MINUTE

/**
 * Stored messages per day, as a multiple of the hourly quota: bounds the disk space.
 * From half of it on, an address may send one per hour, so that a flood does not close the form for others.
 */
export const DAILY_BOUND = 50

/**
 * Limits messages by sliding windows over the stored ones; called in the storing transaction, under the sender's lock.
 * Over the quota a message is quarantined, not refused: spam cannot close the form.
 * @throws ServiceError too_many_requests
 */
async function applyLimits(
  tx: Db,
  { now, enquiriesPerAddress: perAddress, enquiriesPerHour: inAll }: EnquiryDeps,
  sender: string | undefined,
) {
  const time = now()
  // A later time dates from before the clock was set back.
  const until = ago(time, -CLOCK_DIFFERENCE)
  const window = (length: number) => ({ after: ago(time, length), until })
  const nthOfSender = async (nth: number, length: number) =>
    sender === undefined ? undefined : findNewest(tx, { ...window(length), nth, sender })

  const filling = perAddress > 0 ? await nthOfSender(perAddress, HOUR) : undefined
  if (filling !== undefined)
    throw notStored(
      'Too many messages came from your network within the hour',
      Date.parse(filling) + HOUR - time.getTime(),
    )
  if (inAll > 0) {
    const bound = inAll * DAILY_BOUND
    const stored = await countReceived(tx, { ...window(DAY), most: bound })
    if (stored >= bound || (stored >= bound / 2 && (await nthOfSender(1, HOUR)) !== undefined))
      throw notStored('This site receives more messages than it can store', HOUR)
  }
  return {
    many: (await nthOfSender(MANY, MANY_WITHIN)) !== undefined,
    over_quota: inAll > 0 && (await findNewest(tx, { ...window(HOUR), nth: inAll, state: 'accepted' })) !== undefined,
  }
}

function notStored(reason: string, milliseconds: number): ServiceError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000))
  const minutes = Math.ceil(retryAfter / 60)
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return tooMany(`${reason}. Nothing was stored: please send yours again in ${time}`, retryAfter)
}

export function createSenderHashHandler({ db, now = () => new Date() }: { db: Db; now?: () => Date }): JobHandler {
  return { kind: 'purge-sender-hashes', every: HOUR, run: () => purgeSenderHashes(db, ago(now(), DAY)) }
}

import { randomInt } from 'node:crypto'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createChallenge, verifySolution } from 'altcha-lib'
import type { ContactMessage, ContactChallenge, ContactProof } from '../../contract/enquiries/contact.ts'
import { DAY } from '../core/process/durations.ts'
import { invalid } from '../core/process/service-error.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { releaseFromQuarantine } from './release.ts'
import { findEnquiry } from './store/enquiries.ts'

/** A reason to quarantine a message; it is stored and answered like any other. */
export type Suspicion = ReturnType<typeof suspect>[number]

/** These affect people as well. */
const CLEARED_BY_WORK = new Set<Suspicion>(['quick', 'many', 'over_quota'])

const LEAST_SECONDS = 3
const MAX_LINKS = 3
const MAX_MIXED_WORDS = 1
const MAX_EQUAL_LINES = 4
/** Short lines may repeat: "Yes.", or an empty cell of a pasted table. */
const LINE_LENGTH = 15

/** @param known what other messages say of it */
export function suspect(
  { name, subject, message }: ContactMessage,
  { honeypot, seconds }: { honeypot: string; seconds: number | undefined },
  known: Record<'many' | 'over_quota' | 'known_text', boolean>,
) {
  const found = {
    trap: honeypot.trim() !== '',
    quick: seconds !== undefined && seconds >= 0 && seconds < LEAST_SECONDS,
    /** Many messages from its network address within minutes, which may be an office. */
    many: known.many,
    /** More messages than the hourly quota; not its own fault. */
    over_quota: known.over_quota,
    links: (message.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) > MAX_LINKS,
    /** Links in the notation of forums or web pages, which nobody types into a form. */
    markup: /<a\s[^<>]*href|\[(url|link)[=\]]/i.test(message),
    /** The name or subject is a web address. */
    address_as_name: /https?:\/\/|\bwww\./i.test(`${name} ${subject}`),
    /** Latin and Cyrillic letters in one word. Greek is allowed: engineers write μm. */
    mixed_scripts: countMixedWords(`${subject} ${message}`) > MAX_MIXED_WORDS,
    repetition: repeats(message),
    known_text: known.known_text,
    /** Somebody of the firm said so. */
    staff: false,
  }
  return (Object.keys(found) as (keyof typeof found)[]).filter((suspicion) => found[suspicion])
}

export function isClearedByWork(suspicions: readonly Suspicion[]): boolean {
  return suspicions.every((suspicion) => CLEARED_BY_WORK.has(suspicion))
}

function countMixedWords(text: string): number {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  return words.filter((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word)).length
}

function repeats(text: string): boolean {
  // Letters only: a line of dashes is a rule.
  if (/(\p{L})\1{39}/u.test(text)) return true
  const counts = new Map<string, number>()
  for (const line of text.split('\n')) {
    const words = line.trim()
    if (words.length >= LINE_LENGTH && /\p{L}/u.test(words)) counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  return [...counts.values()].some((count) => count > MAX_EQUAL_LINES)
}

/** PBKDF2 rounds per guess, and the range of guesses: half a second on a desktop, some on an old phone. */
const ROUNDS = 1000
const GUESSES = [300, 900] as const

/** For one message; valid for a day, because the browser may be closed meanwhile. */
export async function challengeFor({ secret, now }: EnquiryDeps, reference: string): Promise<ContactChallenge> {
  return (await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: randomInt(...GUESSES),
    deriveKey,
    data: { reference },
    expiresAt: new Date(now().getTime() + DAY),
    ...secrets(secret),
  })) as ContactChallenge
}

/** Releases a message after its proof of work; idempotent. @throws ServiceError invalid */
export async function acceptProof(deps: EnquiryDeps, { challenge, solution }: ContactProof) {
  const { verified, expired } = await verifySolution({ challenge, solution, deriveKey, ...secrets(deps.secret) })
  if (!verified)
    throw invalid({
      solution: expired ? 'The challenge has expired' : 'The solution is not of a challenge of this site',
    })
  const { reference } = challenge.parameters.data
  const message = await findEnquiry(deps.db, reference)
  if (!message || !isClearedByWork(JSON.parse(message.suspicions) as Suspicion[])) {
    throw invalid({ challenge: 'The message of this challenge cannot be released by a proof of work' })
  }
  await releaseFromQuarantine(deps, reference)
  return { reference }
}

/** Separate keys for separate signatures. */
function secrets(secret: string) {
  return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `solution ${secret}` }
}

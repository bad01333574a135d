import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { ContactChallenge, ContactProof } from '../../contract/enquiries/contact.ts'
import { findEnquiry } from './store/enquiries.ts'
import { DAY } from '../core/process/durations.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { releaseFromQuarantine } from './release.ts'
import { isClearedByWork, type Suspicion } from './suspicion.ts'
import { invalid } from '../core/process/service-error.ts'

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
export async function acceptProof(
  deps: EnquiryDeps,
  { challenge, solution }: ContactProof,
): Promise<{ reference: string }> {
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

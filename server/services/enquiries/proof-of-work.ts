import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { ContactChallenge, ContactProof } from '../../../contract/contact.ts'
import { findEnquiry } from '../../store/enquiries.ts'
import { DAY } from '../durations.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { releaseFromQuarantine } from './release.ts'
import { isClearedByWork, type Suspicion } from './suspicion.ts'
import { invalid } from '../service-error.ts'

/** Rounds of PBKDF2 for one guess, and between how many guesses it takes: half a second on a desktop computer, some on an old phone. */
const ROUNDS = 1000
const GUESSES = [300, 900] as const

/** Work for one message and no other. It may be done within a day: the browser may be closed meanwhile. */
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

/**
 * Lets a quarantined message through whose sender's machine has done the work. To do it twice changes nothing.
 * @throws ServiceError invalid when the work was not done, or not for a message that it can clear
 */
export async function acceptProof(
  deps: EnquiryDeps,
  { challenge, solution }: ContactProof,
): Promise<{ reference: string }> {
  const { verified, expired } = await verifySolution({ challenge, solution, deriveKey, ...secrets(deps.secret) })
  if (!verified)
    throw invalid({
      solution: expired ? 'The challenge has expired' : 'The solution is not that of a challenge of ours',
    })
  const { reference } = challenge.parameters.data
  const message = await findEnquiry(deps.db, reference)
  if (!message || !isClearedByWork(JSON.parse(message.suspicions) as Suspicion[])) {
    throw invalid({ challenge: 'The message of this challenge is not one that work lets through' })
  }
  await releaseFromQuarantine(deps, reference)
  return { reference }
}

/** Two keys: whoever could sign the one must not be able to sign the other. */
function secrets(secret: string) {
  return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `solution ${secret}` }
}

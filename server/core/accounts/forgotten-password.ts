import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ago, CLOCK_DIFFERENCE, HOUR } from '../process/durations.ts'
import { pseudonymizeAddress, pseudonymizeEmail } from './secret.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { passwordTokenOf, findNthRequest, insertPasswordRequest } from './store/password-requests.ts'
import { ServiceError } from '../process/service-error.ts'
import { lockKeys } from '../store/engine.ts'
import type { Db } from '../store/schema.ts'
import { findStaffUserByEmail } from './store/staff.ts'
import { MAILED_LINK_LIFETIME } from '../api/staff-auth-names.ts'
import type { StaffAuth } from './staff-auth.ts'

const PER_ACCOUNT = 3
const PER_ADDRESS = 10

/** Milliseconds, a multiple of the work, so that timing does not reveal whether an account exists. */
const ANSWER_TIME = 200

const UNKNOWN_USER = 'nobody'

export interface ForgottenPasswordDeps {
  /** To be called after the commit that queues a job. */
  wakeJobs: () => void
  db: Db
  auth: () => Promise<StaffAuth>
  secret: string
  now: () => Date
}

export interface ForgottenPassword {
  email: string
  address: string | undefined
  /** Never taken from the request alone, which an attacker may have sent. */
  origin: string
}

/** Mails a password link. The answer, its time and the limits are the same without an account. */
export async function requestPassword(deps: ForgottenPasswordDeps, asked: ForgottenPassword): Promise<void> {
  const [isMailed] = await Promise.all([makeLink(deps, asked), wait(ANSWER_TIME)])
  if (isMailed) deps.wakeJobs()
}

async function makeLink(
  { db, auth, secret, now }: ForgottenPasswordDeps,
  { email, address, origin }: ForgottenPassword,
): Promise<boolean> {
  const time = now()
  const request = {
    id: randomBytes(16).toString('base64url'),
    email_hash: pseudonymizeEmail(secret, email),
    sender: address === undefined ? null : pseudonymizeAddress(secret, address),
    origin,
    requested_at: time.toISOString(),
  }
  await refuseTooMany(db, time, request)
  const { internalAdapter } = await (await auth()).$context
  const user = await findStaffUserByEmail(db, email)
  const known = user?.disabled_at === null ? user : undefined
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${passwordTokenOf(secret, request.id)}`,
    value: known?.id ?? UNKNOWN_USER,
    expiresAt: new Date(Date.now() + MAILED_LINK_LIFETIME * 1000),
  })
  await db.transaction().execute(async (tx) => {
    // Checks the limits again under the lock.
    await lockKeys(tx, [`password ${request.email_hash}`, `password ${request.sender}`])
    await refuseTooMany(tx, time, request)
    await insertPasswordRequest(tx, { ...request, user_id: known?.id ?? null })
    if (!known) return
    await queueMail(tx, { kind: 'password', about: request.id, at: request.requested_at })
  })
  return known !== undefined
}

async function refuseTooMany(
  db: Db,
  time: Date,
  { email_hash, sender }: { email_hash: string; sender: string | null },
): Promise<void> {
  const window = { after: ago(time, HOUR), until: ago(time, -CLOCK_DIFFERENCE) }
  const filling = [
    await findNthRequest(db, { ...window, nth: PER_ACCOUNT, email_hash }),
    sender === null ? undefined : await findNthRequest(db, { ...window, nth: PER_ADDRESS, sender }),
  ]
  const last = filling
    .filter((at) => at !== undefined)
    .toSorted()
    .at(-1)
  if (last === undefined) return
  const retryAfter = Math.max(1, Math.ceil((Date.parse(last) + HOUR - time.getTime()) / 1000))
  throw new ServiceError(
    'too_many_requests',
    `Too many links were asked for: look for the mails, or try again in ${Math.ceil(retryAfter / 60)} min`,
    { retryAfter },
  )
}

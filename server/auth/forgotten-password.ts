import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { ago, CLOCK_DIFFERENCE, HOUR } from '../services/durations.ts'
import type { EnquirySettings } from '../services/enquiries/enquiry-deps.ts'
import { pseudonymizeAddress, pseudonymizeEmail } from '../services/pseudonymize.ts'
import { queueMail } from '../services/mails/queue-mail.ts'
import { passwordTokenOf } from '../services/staff/password-token.ts'
import { ServiceError } from '../services/service-error.ts'
import { lockKeys } from '../store/locks.ts'
import { findNthRequest, insertPasswordRequest } from '../store/password-requests.ts'
import type { Database } from '../store/schema.ts'
import { findStaffUserByEmail } from '../store/staff.ts'
import { MAILED_LINK_LIFETIME } from './staff-auth-names.ts'
import type { StaffAuth } from './staff-auth.ts'

/** Most requests within an hour, for one account and from one network address. */
const PER_ACCOUNT = 3
const PER_ADDRESS = 10

/** How long an answer takes, in milliseconds: a multiple of the work, so that a mail more or less cannot be told by the clock. */
const ANSWER_TIME = 200

/** Whose link it is when there is no such account: nobody's id. */
const NOBODY = 'nobody'

/** What is needed to mail a link. */
export interface ForgottenPasswordDeps extends Pick<EnquirySettings, 'wakeJobs'> {
  db: Kysely<Database>
  auth: () => Promise<StaffAuth>
  /** The one that the mailer has: the link's token is made of it. */
  secret: string
  now: () => Date
}

export interface ForgottenPassword {
  /** In lower case. */
  email: string
  /** The network address that it was asked for from, where that is known. */
  address: string | undefined
  /** Where the link leads; never taken from what a stranger may have sent. */
  origin: string
}

/**
 * Has a link to choose a password mailed to whoever has an account with this address. Answers nothing, does the same work,
 * limits included, and takes the same time where there is none: nobody can find out here who is on the staff.
 * @throws ServiceError too_many_requests
 */
export async function requestPassword(deps: ForgottenPasswordDeps, asked: ForgottenPassword): Promise<void> {
  const [isMailed] = await Promise.all([makeLink(deps, asked), wait(ANSWER_TIME)])
  // Not before: the sending would take time from this answer.
  if (isMailed) deps.wakeJobs()
}

/** @returns whether a mail is in the outbox now */
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
    value: known?.id ?? NOBODY,
    expiresAt: new Date(Date.now() + MAILED_LINK_LIFETIME * 1000),
  })
  await db.transaction().execute(async (tx) => {
    // Once more, where nobody can come in between.
    await lockKeys(tx, [`password ${request.email_hash}`, `password ${request.sender}`])
    await refuseTooMany(tx, time, request)
    await insertPasswordRequest(tx, { ...request, user_id: known?.id ?? null })
    if (!known) return
    await queueMail(tx, { kind: 'password', about: request.id, at: request.requested_at })
  })
  return known !== undefined
}

async function refuseTooMany(
  db: Kysely<Database>,
  time: Date,
  { email_hash, sender }: { email_hash: string; sender: string | null },
): Promise<void> {
  // A request from the future was made before the clock was set back.
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

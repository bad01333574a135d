import { randomBytes, createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Insertable } from 'kysely'
import { fillIn, textsIn } from '../../../contract/catalogue.ts'
import { LINK_LIFETIME, MAILED_LINK_LIFETIME, linkWith } from '../api/staff-auth-names.ts'
import { escapeHtml, nameOfFirm, sentencesMail, whenForStaff } from '../mail/mail-text.ts'
import { queueMail, type MailContext, type MailTemplate } from '../mail/templates.ts'
import { ago, CLOCK_DIFFERENCE, HOUR, MINUTE } from '../process/durations.ts'
import { tooMany } from '../process/service-error.ts'
import { inTurn } from '../store/engine.ts'
import type { Db, Database } from '../store/schema.ts'
import type { AttemptDeps } from './attempts.ts'
import { pseudonymizeAddress, pseudonymizeEmail } from './secret.ts'
import { makePasswordToken, type AccountDeps } from './staff-accounts.ts'
import { findStaffUserByEmail, findStaffUser } from './store/staff.ts'
import catalogue from './words.json' with { type: 'json' }

const PER_ACCOUNT = 3
const PER_ADDRESS = 10
/** Milliseconds in which another request for the same account is a repetition: its mail is on its way. */
const REPEAT = MINUTE / 2

/** Milliseconds, a multiple of the work, so that timing does not reveal whether an account exists. */
const ANSWER_TIME = 200

const UNKNOWN_USER = 'nobody'

type ForgottenPasswordDeps = AttemptDeps & Pick<AccountDeps, 'auth'>

interface ForgottenPassword {
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
  if (await isRepeated(db, time, request)) return false
  const { internalAdapter } = await (await auth()).$context
  const user = await findStaffUserByEmail(db, email)
  const known = user?.disabled_at === null ? user : undefined
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${passwordTokenOf(secret, request.id)}`,
    value: known?.id ?? UNKNOWN_USER,
    expiresAt: new Date(Date.now() + MAILED_LINK_LIFETIME * 1000),
  })
  return inTurn(db, [`password ${request.email_hash}`, `password ${request.sender}`], async (tx) => {
    // Checks again under the lock.
    if (await isRepeated(tx, time, request)) return false
    await insertPasswordRequest(tx, { ...request, user_id: known?.id ?? null })
    if (known) await queueMail(tx, { kind: 'password', about: request.id, at: request.requested_at })
    return known !== undefined
  })
}

/** Mails somebody new the link to choose a password by. @returns the token of the link */
export async function invite(
  { db, auth, secret, actor, now }: AccountDeps & { secret: string },
  { id: user_id, email }: { id: string; email: string },
  origin: string,
): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const at = now().toISOString()
  const token = await makePasswordToken({ db, auth, actor, now }, email, passwordTokenOf(secret, id))
  await db.transaction().execute(async (tx) => {
    const email_hash = pseudonymizeEmail(secret, email)
    await insertPasswordRequest(tx, { id, email_hash, sender: null, origin, requested_at: at, user_id })
    await queueMail(tx, { kind: 'invitation', about: id, at })
  })
  return token
}

/** @returns whether the mail of a request just before is on its way @throws ServiceError too_many_requests */
async function isRepeated(db: Db, time: Date, { email_hash, sender }: { email_hash: string; sender: string | null }) {
  const recent = await db
    .selectFrom('staff_password_request')
    .select(['email_hash', 'sender', 'requested_at'])
    .where('requested_at', '>', ago(time, HOUR))
    .where('requested_at', '<=', ago(time, -CLOCK_DIFFERENCE))
    .where((eb) => eb.or([eb('email_hash', '=', email_hash), eb('sender', '=', sender)]))
    .orderBy('requested_at', 'desc')
    .execute()
  const ofAccount = recent.filter((request) => request.email_hash === email_hash)
  if (ofAccount[0] && ofAccount[0].requested_at > ago(time, REPEAT)) return true
  const ofSender = sender === null ? [] : recent.filter((request) => request.sender === sender)
  const filling = [ofAccount[PER_ACCOUNT - 1], ofSender[PER_ADDRESS - 1]]
  const last = filling
    .flatMap((request) => request?.requested_at ?? [])
    .toSorted()
    .at(-1)
  if (last === undefined) return false
  const retryAfter = Math.max(1, Math.ceil((Date.parse(last) + HOUR - time.getTime()) / 1000))
  const minutes = Math.ceil(retryAfter / 60)
  throw tooMany(`Too many links were asked for: look for the mails, or try again in ${minutes} min`, retryAfter)
}

export const passwordMail = linkMail('Link to choose a password', catalogue.password, MAILED_LINK_LIFETIME)
export const invitationMail = linkMail('Invitation of a colleague', catalogue.invitation, LINK_LIFETIME)

/** @param lifetime of the link, in seconds */
function linkMail(label: string, words: typeof catalogue.password, lifetime: number): MailTemplate {
  return { label, compose }

  async function compose(db: Db, { about }: { about: string }, { secret, now }: MailContext) {
    const request = await db.selectFrom('staff_password_request').selectAll().where('id', '=', about).executeTakeFirst()
    const user = request?.user_id ? await findStaffUser(db, request.user_id) : undefined
    if (!request || !user || user.disabled_at !== null) return undefined
    const end = new Date(Date.parse(request.requested_at) + lifetime * 1000)
    if (end <= now) return undefined
    const { locale } = user
    const t = textsIn(words, locale)
    const values = {
      firm: await nameOfFirm(db, locale),
      email: user.email,
      end: await whenForStaff(db, end.toISOString(), locale),
    }
    const link = linkWith(request.origin, passwordTokenOf(secret, request.id))
    const anchor = `<a href="${escapeHtml(link)}">${t.choose}</a><br><small>${escapeHtml(link)}</small>`
    const rest = t.rest.map((one) => fillIn(one, values))
    const sentences = [fillIn(t.first, values), { text: link, html: anchor }, ...rest]
    return sentencesMail(user, fillIn(t.subject, values), sentences)
  }
}

/** Derived from the request's id and the secret, so that neither outbox nor backup reveals it. */
function passwordTokenOf(secret: string, requestId: string): string {
  return createHmac('sha256', secret).update(`password link ${requestId}`).digest('base64url')
}

async function insertPasswordRequest(tx: Db, row: Insertable<Database['staff_password_request']>): Promise<void> {
  await tx.insertInto('staff_password_request').values(row).execute()
}

/** An attacker could set Host and Origin so that a valid link leads to their machine; localhost is the reader's own. */
export function originOfThisMachine(url: string): string | undefined {
  const { origin, hostname } = new URL(url)
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? origin : undefined
}

import { staffSessionSchema, type Staff, type StaffSession } from '../../../contract/accounts/staff.ts'
import type { Caller, SignedIn } from '../api/router.ts'
import { ADDRESS_HEADER } from '../api/staff-auth-names.ts'
import type { JobHandler } from '../jobs/handler.ts'
import { CLOCK_DIFFERENCE, DAY, HOUR, ago } from '../process/durations.ts'
import { conflict, forbidden, invalid, notFound, ServiceError, tooMany } from '../process/service-error.ts'
import type { Db } from '../store/schema.ts'
import { shownOf } from '../store/shown-row.ts'
import type { StaffAuth } from './staff-auth.ts'
import { deleteOldAnswers } from './one-effect.ts'
import { deleteStaffSession, findStaffUser, deleteExpired, listStaffSessions, toStaff } from './store/staff.ts'

export interface AuthAnswer {
  body: Record<string, unknown>
  cookies: string[]
}

/** Undefined also for a disabled account. */
export async function findSignedIn(auth: StaffAuth, db: Db, caller: Caller): Promise<SignedIn | undefined> {
  const { response, headers } = await auth.api
    .getSession({ headers: headersOf(auth, caller), returnHeaders: true })
    .catch(async (error: unknown) => {
      await checkDatabase(db)
      throw error
    })
  if (!response) return undefined
  if (isSessionOver(new Date(response.session.createdAt), new Date())) {
    await deleteStaffSession(db, response.user.id, response.session.id)
    return undefined
  }
  const staff = await findStaff(db, response.user.id)
  return staff && { staff, sessionId: response.session.id, cookies: headers.getSetCookie() }
}

export async function findStaff(db: Db, id: string): Promise<Staff | undefined> {
  const user = await findStaffUser(db, id)
  return user?.disabled_at === null ? toStaff(user) : undefined
}

/**
 * @param path such as /sign-in/email
 * @param body undefined: a GET
 * @throws ServiceError with a message for users; UnavailableError
 */
export async function callAuth(auth: StaffAuth, db: Db, caller: Caller, path: string, body: object | undefined) {
  const headers = headersOf(auth, caller)
  headers.set('content-type', 'application/json')
  const address = `${auth.options.baseURL}${auth.options.basePath}${path}`
  const method = body ? { method: 'POST', body: JSON.stringify(body) } : { method: 'GET' }
  return readAnswer(db, await auth.handler(new Request(address, { ...method, headers })))
}

/** Of the person who is signed in. @throws ServiceError when it is wrong */
export async function checkPassword(auth: StaffAuth, db: Db, caller: Caller, password: string) {
  const headers = headersOf(auth, caller)
  await readAnswer(db, await auth.api.verifyPassword({ body: { password }, headers, asResponse: true }))
}

/** One of this account: better-auth would sign in by it, so that session ends at once. @throws ServiceError for any other */
export async function checkPasskey(auth: StaffAuth, db: Db, caller: Caller, staffId: string, response: object) {
  const path = '/passkey/verify-authentication'
  const { body } = await callAuth(auth, db, caller, path, { response }).catch((error: unknown) => {
    // Not "unauthorized": the session has not ended.
    throw error instanceof ServiceError && error.code === 'unauthorized' ? notYours() : error
  })
  const { userId, id } = body['session'] as { userId: string; id: string }
  await deleteStaffSession(db, userId, id)
  if (userId !== staffId) throw notYours()
}

const notYours = () => invalid({ response: 'This passkey is not one of yours' })
export const wrongCode = () => invalid({ code: 'Code is wrong, or was used before' })
export const linkNoLongerValid = () =>
  new ServiceError('invalid', 'This link was used before or has expired: ask for a new one', {
    fields: { token: 'This link is no longer valid' },
  })

async function readAnswer(db: Db, answer: Response): Promise<AuthAnswer> {
  const said = ((await answer.json().catch(() => null)) ?? {}) as Record<string, unknown>
  if (answer.status >= 500) await checkDatabase(db)
  if (!answer.ok) throw refusal(answer, said)
  return { body: said, cookies: answer.headers.getSetCookie() }
}

/** better-auth hides errors. @throws UnavailableError when the database is unavailable */
async function checkDatabase(db: Db): Promise<void> {
  await findStaffUser(db, '')
}

function headersOf(auth: StaffAuth, { cookie, userAgent, address, origin }: Caller): Headers {
  const headers = new Headers({ origin: origin ?? (auth.options.baseURL as string) })
  if (cookie) headers.set('cookie', cookie)
  if (userAgent) headers.set('user-agent', userAgent)
  // better-auth expects an address, not a network: the first one of an IPv6 /64.
  if (address) headers.set(ADDRESS_HEADER, address.replace(/\/\d+$/, ''))
  return headers
}

const wrong = (text: string) => new ServiceError('invalid', text)
const unauthorized = (text: string) => new ServiceError('unauthorized', text)

/** By codes of better-auth. */
const REFUSALS: readonly [codes: readonly string[], refusal: () => ServiceError][] = [
  [['INVALID_EMAIL', 'INVALID_EMAIL_OR_PASSWORD'], () => unauthorized('E-mail address or password is wrong')],
  [['INVALID_PASSWORD'], () => invalid({ password: 'Password is wrong' })],
  [['INVALID_CODE', 'INVALID_BACKUP_CODE'], wrongCode],
  [['INVALID_TWO_FACTOR_COOKIE'], () => unauthorized('Signing in took too long: begin again with your password')],
  [['INVALID_TOKEN'], linkNoLongerValid],
  [['TOTP_ALREADY_ENABLED'], () => conflict('An authenticator is set up already: remove it first')],
  [
    ['TOTP_NOT_ENABLED', 'TWO_FACTOR_NOT_ENABLED', 'BACKUP_CODES_NOT_ENABLED'],
    () => conflict('No authenticator is set up'),
  ],
  [
    ['PASSKEY_NOT_FOUND', 'AUTHENTICATION_FAILED'],
    () => unauthorized('This passkey is not known here: sign in with your password'),
  ],
  [
    ['CHALLENGE_NOT_FOUND', 'FAILED_TO_VERIFY_REGISTRATION'],
    () => wrong('The passkey could not be checked: try again'),
  ],
  [['PREVIOUSLY_REGISTERED'], () => conflict('This device has a passkey for you already')],
  [['DISABLED'], () => forbidden('This account has been disabled: ask an owner')],
]

function refusal(answer: Response, { code, message }: Record<string, unknown>): Error {
  if (answer.status === 429 || code === 'ACCOUNT_TEMPORARILY_LOCKED' || code === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE') {
    const retryAfter = Number(answer.headers.get('X-Retry-After')) || 300
    return tooMany('Too many attempts: wait a few minutes and try again', retryAfter)
  }
  const known = REFUSALS.find(([codes]) => codes.includes(String(code)))
  if (known) return known[1]()
  if (answer.status === 401) return unauthorized('Sign in first')
  if (answer.status < 500) return wrong(typeof message === 'string' ? message : 'This cannot be done')
  return new Error(`better-auth answered ${answer.status}: ${String(message)}`)
}

const SESSION_LIFETIME = 30 * DAY

export async function listSessions(db: Db, staffId: string, currentId: string, now: Date): Promise<StaffSession[]> {
  const rows = await listStaffSessions(db, staffId, { now: now.toISOString(), since: ago(now, SESSION_LIFETIME) })
  return rows.map((row) => ({
    ...shownOf(staffSessionSchema, row),
    isCurrent: row.id === currentId,
    usedAt: row.updated_at,
    address: row.address || null,
    userAgent: row.user_agent || null,
  }))
}

/** A session from more than a day ahead dates from before the clock was set back, and would live too long. */
function isSessionOver(createdAt: Date, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime()
  return age >= SESSION_LIFETIME || age < -DAY
}

/** @throws ServiceError not_found, also for another person's session */
export async function endSession(db: Db, staffId: string, id: string): Promise<void> {
  if (!(await deleteStaffSession(db, staffId, id))) throw notFound('Session')
}

export function createSessionHandler({ db, now = () => new Date() }: { db: Db; now?: () => Date }): JobHandler {
  return {
    kind: 'purge-expired-sessions',
    every: HOUR,
    async run() {
      const time = now()
      await deleteExpired(db, {
        now: time.toISOString(),
        dayAgo: ago(time, DAY),
        sessionsBefore: ago(time, SESSION_LIFETIME),
        future: ago(time, -CLOCK_DIFFERENCE),
      })
      await deleteOldAnswers(db, time)
    },
  }
}

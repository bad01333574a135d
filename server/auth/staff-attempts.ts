import { createHmac } from 'node:crypto'
import { pseudonymizeEmail } from '../services/pseudonymize.ts'
import { ServiceError } from '../services/service-error.ts'
import { claimCode, deleteAttempts, releaseCode } from '../store/sign-in-attempts.ts'
import { limitAttempts, type AttemptDeps } from './attempts.ts'
import { readDeviceCookie } from './device-cookie.ts'
import type { Caller } from './sign-in.ts'
import { COOKIE_PREFIX } from './staff-auth-names.ts'
import type { StaffAuth } from './staff-auth.ts'

/** Which of somebody's secrets is tried: each has a count of its own. */
export type Tried = 'password' | 'code' | 'own password'

/** What is counted together. A browser that has signed in before does not share the count of strangers. */
function attemptsKey(secret: string, tried: Tried, email: string, device?: string): string {
  return `${tried} ${device === undefined ? pseudonymizeEmail(secret, email) : `from ${device}`}`
}

/** Checks a secret of an account, within the limits of that account. @throws ServiceError too_many_requests, and what the check throws */
export function tryAccount<Result>(
  deps: AttemptDeps,
  {
    email,
    tried,
    caller,
    deviceCookie,
  }: { email: string; tried: Tried; caller: Caller; deviceCookie: string | undefined },
  check: () => Promise<Result>,
): Promise<Result> {
  const device = readDeviceCookie(deps.secret, email, deviceCookie)
  return limitAttempts(
    deps,
    { key: attemptsKey(deps.secret, tried, email, device), email, address: caller.address },
    check,
  )
}

/** After a new password: nobody waits because of attempts at the old one. */
export async function forgetAttempts({ db, secret }: AttemptDeps, email: string): Promise<void> {
  await deleteAttempts(db, attemptsKey(secret, 'password', email))
}

/**
 * Checks a code of an authenticator, or a recovery code, that was not used before (RFC 6238, section 5.2), in any process.
 * @throws ServiceError invalid, and what the check throws
 */
export async function useCodeOnce<Result>(
  { db, secret, now }: AttemptDeps,
  userId: string,
  code: string,
  check: () => Promise<Result>,
): Promise<Result> {
  // Six digits are soon found by trying: the key alone keeps them from whoever reads the store.
  const code_hash = createHmac('sha256', `used code ${secret}`).update(`${userId} ${code}`).digest('base64url')
  if (!(await claimCode(db, { user_id: userId, code_hash, used_at: now().toISOString() }))) throw wrongCode()
  try {
    return await check()
  } catch (error) {
    await releaseCode(db, userId, code_hash)
    throw error
  }
}

/** Who has given the right password and is asked for a code; undefined: nobody, or it was too long ago. */
export async function findUserOfSecondStep(
  auth: StaffAuth,
  cookie: string | undefined,
): Promise<{ id: string; email: string } | undefined> {
  const [, value = ''] =
    new RegExp(`(?:^|;\\s*)(?:__Secure-)?${COOKIE_PREFIX}\\.two_factor=([^;]+)`).exec(cookie ?? '') ?? []
  // better-auth checks the signature behind the last dot; whoever makes up a name finds nobody by it.
  const name = decode(value).replace(/\.[^.]*$/, '')
  if (name === '' || name.includes('\0')) return undefined
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(name)
  return found ? ((await internalAdapter.findUserById(found.value)) ?? undefined) : undefined
}

/** Whose password a link lets choose; undefined: it is no longer valid. */
export async function findUserOfLink(
  auth: StaffAuth,
  token: string,
): Promise<{ id: string; email: string } | undefined> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  return found ? ((await internalAdapter.findUserById(found.value)) ?? undefined) : undefined
}

function wrongCode(): ServiceError {
  return new ServiceError('invalid', 'Code is wrong, or was used before', {
    fields: { code: 'Code is wrong, or was used before' },
  })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

import { createHmac } from 'node:crypto'
import { pseudonymizeEmail } from './secret.ts'
import { ServiceError } from '../process/service-error.ts'
import { claimCode, deleteAttempts, releaseCode, limitAttempts, type AttemptDeps } from './attempts.ts'
import { readDeviceCookie } from './session-cookie.ts'
import type { Caller } from '../api/router.ts'
import { COOKIE_PREFIX } from '../api/staff-auth-names.ts'
import type { StaffAuth } from './staff-auth.ts'

export type AttemptKind = 'password' | 'code' | 'own password'

/** A known browser does not share the counter of unknown ones. */
function attemptsKey(secret: string, tried: AttemptKind, email: string, device?: string): string {
  return `${tried} ${device === undefined ? pseudonymizeEmail(secret, email) : `from ${device}`}`
}

/** @throws ServiceError too_many_requests, and what the check throws */
export function tryAccount<Result>(
  deps: AttemptDeps,
  {
    email,
    tried,
    caller,
    deviceCookie,
  }: { email: string; tried: AttemptKind; caller: Caller; deviceCookie: string | undefined },
  check: () => Promise<Result>,
): Promise<Result> {
  const device = readDeviceCookie(deps.secret, email, deviceCookie)
  return limitAttempts(
    deps,
    { key: attemptsKey(deps.secret, tried, email, device), email, address: caller.address },
    check,
  )
}

export async function resetAttempts({ db, secret }: AttemptDeps, email: string): Promise<void> {
  await deleteAttempts(db, attemptsKey(secret, 'password', email))
}

/** Checks a code that no process has accepted before (RFC 6238, section 5.2). */
export async function useCodeOnce<Result>(
  { db, secret, now }: AttemptDeps,
  userId: string,
  code: string,
  check: () => Promise<Result>,
): Promise<Result> {
  // A plain hash of six digits would be found by brute force.
  const code_hash = createHmac('sha256', `used code ${secret}`).update(`${userId} ${code}`).digest('base64url')
  if (!(await claimCode(db, { user_id: userId, code_hash, used_at: now().toISOString() }))) throw wrongCode()
  try {
    return await check()
  } catch (error) {
    await releaseCode(db, userId, code_hash)
    throw error
  }
}

export async function findUserOfSecondStep(
  auth: StaffAuth,
  cookie: string | undefined,
): Promise<{ id: string; email: string } | undefined> {
  const [, value = ''] =
    new RegExp(`(?:^|;\\s*)(?:__Secure-)?${COOKIE_PREFIX}\\.two_factor=([^;]+)`).exec(cookie ?? '') ?? []
  // better-auth checks the signature after the last dot; a forged name matches nobody.
  const name = decode(value).replace(/\.[^.]*$/, '')
  if (name === '' || name.includes('\0')) return undefined
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(name)
  return found ? ((await internalAdapter.findUserById(found.value)) ?? undefined) : undefined
}

export async function findUserOfLink(
  auth: StaffAuth,
  token: string,
): Promise<{ id: string; email: string } | undefined> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  if (!found || found.expiresAt <= new Date()) return undefined
  return (await internalAdapter.findUserById(found.value)) ?? undefined
}

/** Uses a link up, which happens once also for concurrent calls. @throws ServiceError invalid */
export async function useLink(auth: StaffAuth, token: string): Promise<{ id: string; email: string }> {
  const { internalAdapter } = await auth.$context
  const used = await internalAdapter.consumeVerificationValue(`reset-password:${token}`)
  const user = used && (await internalAdapter.findUserById(used.value))
  if (user) return user
  throw linkNoLongerValid()
}

export function linkNoLongerValid(): ServiceError {
  return new ServiceError('invalid', 'This link was used before or has expired: ask for a new one', {
    fields: { token: 'This link is no longer valid' },
  })
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

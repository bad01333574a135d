import { createHmac } from 'node:crypto'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Context } from 'hono'
import type { CookieOptions } from 'hono/utils/cookie'
import { decoded } from '../../../contract/decoded.ts'
import type { ApiEnvironment, ApiParts } from '../api/router.ts'
import { EDIT_LINK_COOKIE, EDIT_LINK_LIFETIME, COOKIE_PREFIX } from '../api/staff-auth-names.ts'
import { note } from '../audit/audit.ts'
import type { AccountDeps } from './staff-accounts.ts'
import { ServiceError } from '../process/service-error.ts'
import { actorOf } from './access.ts'
import { claimCode, deleteAttempts, releaseCode, limitAttempts, stranger, type AttemptDeps } from './attempts.ts'
import { noteRefusal } from './refusals.ts'
import { pseudonymizeEmail } from './secret.ts'
import {
  DEVICE_COOKIE,
  DEVICE_COOKIE_LIFETIME,
  DEVICE_COOKIE_PATH,
  readDeviceCookie,
  writeDeviceCookie,
} from './session-cookie.ts'
import { callAuth, findStaff, linkNoLongerValid, wrongCode, type AuthAnswer } from './sign-in.ts'
import type { StaffAuth } from './staff-auth.ts'
import { deleteStaffSession } from './store/staff.ts'

/** Given to the calls of sessions and passkeys. */
export type SessionParts = ReturnType<typeof createSessionParts>

/** Adds what calls of sessions and passkeys share. */
export function createSessionParts(deps: ApiParts & Pick<AccountDeps, 'auth'>) {
  const { db, now, auth, secret, publicUrl } = deps
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const safe: CookieOptions = { sameSite: 'Lax', ...(isSecure && { secure: true, prefix: 'secure' }) }
  /** Also by the cookie without prefix of versions before 0.3.0. */
  const deviceOf = (context: Context<ApiEnvironment>, email: string) =>
    readDeviceCookie(secret, email, getCookie(context, DEVICE_COOKIE, 'secure')) ??
    readDeviceCookie(secret, email, getCookie(context, DEVICE_COOKIE))
  /** @throws ServiceError too_many_requests, and what the check throws */
  const tryAs = <Result>(
    context: Context<ApiEnvironment>,
    tried: AttemptKind,
    email: string,
    check: () => Promise<Result>,
  ): Promise<Result> => {
    const key = attemptsKey(secret, tried, email, deviceOf(context, email))
    return limitAttempts(deps, { key, email, address: context.var.caller.address }, check)
  }
  /** @throws ServiceError what the check throws */
  const tryPasskey = <Result>({ var: { caller } }: Context<ApiEnvironment>, check: () => Promise<Result>) =>
    check().catch(async (error: unknown) => {
      const entry = { action: 'sign-in-failed', entity: 'staff', label: 'passkey' }
      if (error instanceof ServiceError && error.code !== 'too_many_requests')
        await noteRefusal(deps, stranger(caller.address), 'passkey', entry)
      throw error
    })
  /** Sets the device cookie (server/core/accounts/session-cookie.ts). */
  const rememberDevice = (context: Context<ApiEnvironment>, email: string) => {
    setCookie(context, DEVICE_COOKIE, writeDeviceCookie(secret, email, deviceOf(context, email)), {
      ...safe,
      path: DEVICE_COOKIE_PATH,
      httpOnly: true,
      maxAge: DEVICE_COOKIE_LIFETIME,
    })
  }
  const ask = async (context: Context<ApiEnvironment>, path: string, body?: object): Promise<AuthAnswer['body']> => {
    const said = await callAuth(await auth(), db, context.var.caller, path, body)
    for (const cookie of said.cookies) context.header('Set-Cookie', cookie, { append: true })
    return said.body
  }
  const noteOwn = (context: Context<ApiEnvironment>, action: string) => {
    const actor = actorOf(context)
    return note(db, actor, now(), { action, entity: 'staff', id: actor.id!, label: actor.email })
  }
  /** The session that this browser had when it made the call. */
  const endFormer = async ({ var: { findSignedIn } }: Context<ApiEnvironment>) => {
    const former = await findSignedIn()
    if (former) await deleteStaffSession(db, former.staff.id, former.sessionId)
  }
  const forgetEditLink = (context: Context<ApiEnvironment>) => {
    for (const more of [{}, safe]) deleteCookie(context, EDIT_LINK_COOKIE, { path: '/', sameSite: 'Lax', ...more })
  }
  const signedIn = async (context: Context<ApiEnvironment>, body: AuthAnswer['body'], factors: string) => {
    const staff = await findStaff(db, (body['user'] as { id: string }).id)
    if (!staff) throw new Error('The account that has just signed in was not found')
    const { id, email } = staff
    const entry = { action: 'sign-in', entity: 'staff', id, label: `${email} (${factors})` }
    await note(db, { id, email, address: context.var.caller.address }, now(), entry)
    rememberDevice(context, email)
    setCookie(context, EDIT_LINK_COOKIE, '1', { ...safe, path: '/', maxAge: EDIT_LINK_LIFETIME })
    await endFormer(context)
    return context.json({ data: { state: 'signed-in' as const, staff } }, 200)
  }
  return { ...deps, tryAs, tryPasskey, rememberDevice, ask, noteOwn, signedIn, endFormer, forgetEditLink }
}

type AttemptKind = 'password' | 'code' | 'own password'

/** A known browser does not share the counter of unknown ones. */
function attemptsKey(secret: string, tried: AttemptKind, email: string, device?: string): string {
  return `${tried} ${device === undefined ? pseudonymizeEmail(secret, email) : `from ${device}`}`
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
  const name = decoded(value, '').replace(/\.[^.]*$/, '')
  if (name === '' || name.includes('\0')) return undefined
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(name)
  return found ? ((await internalAdapter.findUserById(found.value)) ?? undefined) : undefined
}

export async function findUserOfLink(
  auth: StaffAuth,
  token: string,
): Promise<{ id: string; email: string; name: string; hasPassword: boolean } | undefined> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  if (!found || found.expiresAt <= new Date()) return undefined
  const user = await internalAdapter.findUserById(found.value)
  return user ? { ...user, hasPassword: (await internalAdapter.findCredentialAccount(user.id)) !== null } : undefined
}

/** Uses a link up, which happens once also for concurrent calls. @throws ServiceError invalid */
export async function consumeLink(auth: StaffAuth, token: string): Promise<{ id: string; email: string }> {
  const { internalAdapter } = await auth.$context
  const used = await internalAdapter.consumeVerificationValue(`reset-password:${token}`)
  const user = used && (await internalAdapter.findUserById(used.value))
  if (user) return user
  throw linkNoLongerValid()
}

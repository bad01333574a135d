import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { ApiEnvironment, ApiParts } from '../api/router.ts'
import { EDIT_LINK_COOKIE, EDIT_LINK_LIFETIME } from '../api/staff-auth-names.ts'
import { note } from '../audit/audit.ts'
import { actorOf } from './access.ts'
import type { AttemptDeps } from './attempts.ts'
import {
  DEVICE_COOKIE,
  DEVICE_COOKIE_LIFETIME,
  DEVICE_COOKIE_PATH,
  readDeviceCookie,
  writeDeviceCookie,
} from './session-cookie.ts'
import { callAuth, findStaff, type AuthAnswer } from './sign-in.ts'
import { tryAccount, type AttemptKind } from './staff-attempts.ts'
import type { StaffAuth } from './staff-auth.ts'

interface SessionPartsOptions extends Pick<ApiParts, 'db' | 'now'> {
  auth: () => Promise<StaffAuth>
  wakeJobs: () => void
  secret: string
  publicUrl: string | undefined
}

/** What the calls of sessions and passkeys share. */
export function createSessionParts({ db, now, auth, wakeJobs, secret, publicUrl }: SessionPartsOptions) {
  const { deps, tryAs, rememberDevice } = createAccountAttempts({ db, now, secret, wakeJobs }, publicUrl)
  const ask = async (context: Context<ApiEnvironment>, path: string, body?: object): Promise<AuthAnswer['body']> => {
    const said = await callAuth(await auth(), db, context.var.caller, path, body)
    for (const cookie of said.cookies) context.header('Set-Cookie', cookie, { append: true })
    return said.body
  }
  const noteOwn = (context: Context<ApiEnvironment>, action: string) => {
    const actor = actorOf(context)
    return note(db, actor, now(), { action, entity: 'staff', id: actor.id!, label: actor.email })
  }
  const signedIn = async (context: Context<ApiEnvironment>, body: AuthAnswer['body']) => {
    const staff = await findStaff(db, (body['user'] as { id: string }).id)
    if (!staff) throw new Error('The account that has just signed in was not found')
    const actor = { id: staff.id, email: staff.email, address: context.var.caller.address }
    await note(db, actor, now(), { action: 'sign-in', entity: 'staff', id: staff.id, label: staff.email })
    rememberDevice(context, staff.email)
    setCookie(context, EDIT_LINK_COOKIE, '1', { path: '/', sameSite: 'Lax', maxAge: EDIT_LINK_LIFETIME })
    return context.json({ data: { state: 'signed-in' as const, staff } }, 200)
  }
  return { deps, tryAs, rememberDevice, ask, noteOwn, signedIn }
}

export function createAccountAttempts(deps: AttemptDeps, publicUrl: string | undefined) {
  return {
    deps,
    /** @throws ServiceError too_many_requests, and what the check throws */
    tryAs: <Result>(
      context: Context<ApiEnvironment>,
      tried: AttemptKind,
      email: string,
      check: () => Promise<Result>,
    ) =>
      tryAccount(
        deps,
        { email, tried, caller: context.var.caller, deviceCookie: getCookie(context, DEVICE_COOKIE) },
        check,
      ),
    /** Sets the device cookie (server/core/accounts/session-cookie.ts). */
    rememberDevice(context: Context<ApiEnvironment>, email: string): void {
      const device = readDeviceCookie(deps.secret, email, getCookie(context, DEVICE_COOKIE))
      setCookie(context, DEVICE_COOKIE, writeDeviceCookie(deps.secret, email, device), {
        path: DEVICE_COOKIE_PATH,
        sameSite: 'Lax',
        httpOnly: true,
        secure: publicUrl?.startsWith('https:') ?? false,
        maxAge: DEVICE_COOKIE_LIFETIME,
      })
    },
  }
}

import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AttemptDeps } from '../auth/attempts.ts'
import {
  DEVICE_COOKIE,
  DEVICE_COOKIE_LIFETIME,
  DEVICE_COOKIE_PATH,
  readDeviceCookie,
  writeDeviceCookie,
} from '../auth/device-cookie.ts'
import { tryAccount, type Tried } from '../auth/staff-attempts.ts'
import type { ApiEnvironment } from './router.ts'

/** Attempts at accounts, as the session's calls make them, and the cookie of browsers that have signed in before. */
export function createAccountAttempts(deps: AttemptDeps, publicUrl: string | undefined) {
  return {
    deps,
    /** Checks a secret of an account within that account's limits. @throws ServiceError too_many_requests, and what the check throws */
    tryAs: <Result>(context: Context<ApiEnvironment>, tried: Tried, email: string, check: () => Promise<Result>) =>
      tryAccount(
        deps,
        { email, tried, caller: context.var.caller, deviceCookie: getCookie(context, DEVICE_COOKIE) },
        check,
      ),
    /** Lets this browser sign in to the account from now on, however many strangers try passwords. */
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

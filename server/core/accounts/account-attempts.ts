import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AttemptDeps } from './attempts.ts'
import {
  DEVICE_COOKIE,
  DEVICE_COOKIE_LIFETIME,
  DEVICE_COOKIE_PATH,
  readDeviceCookie,
  writeDeviceCookie,
} from './device-cookie.ts'
import { tryAccount, type AttemptKind } from './staff-attempts.ts'
import type { ApiEnvironment } from '../api/router.ts'

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
    /** Sets the device cookie (server/core/accounts/device-cookie.ts). */
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

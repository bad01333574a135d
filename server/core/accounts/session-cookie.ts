import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { decoded } from '../../../contract/decoded.ts'
import { COOKIE_PREFIX } from '../api/staff-auth-names.ts'
import { isSameText } from '../process/same-text.ts'

const SESSION_COOKIE = new RegExp(`(?:^|;)\\s*(?:__Secure-)?${COOKIE_PREFIX}\\.session_token=([^;]*)`, 'g')
/** A token of 32 characters and a signature of 44, percent-encoded. */
const MAX_VALUE_LENGTH = 400

/** A derived secret: better-auth's signatures must not be valid for other purposes. */
export function authSecretOf(secret: string): string {
  return createHmac('sha256', secret).update('staff sign-in').digest('base64url')
}

/** Checks only the signature, in microseconds, so that forged cookies bypass no cache. */
export function createSessionCheck(secret: string): (cookie: string | undefined) => boolean {
  const key = authSecretOf(secret)
  const isSigned = (value: string) => {
    // The format of better-call's signed cookies: `{token}.{HMAC-SHA256 in base64}`.
    const mark = value.lastIndexOf('.')
    if (mark < 1) return false
    const expected = createHmac('sha256', key).update(value.slice(0, mark)).digest()
    const given = Buffer.from(value.slice(mark + 1), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  return (cookie) => {
    if (cookie === undefined || !cookie.includes(`${COOKIE_PREFIX}.session_token=`)) return false
    return Array.from(cookie.matchAll(SESSION_COOKIE), ([, value = '']) => value).some(
      (value) => value.length <= MAX_VALUE_LENGTH && isSigned(decoded(value, '')),
    )
  }
}

/** Marks a browser that has signed in before (OWASP "Device Cookies"): attackers' attempts do not lock it out. */
export const DEVICE_COOKIE = 'staff-device'
export const DEVICE_COOKIE_PATH = '/api/v1/session'
export const DEVICE_COOKIE_LIFETIME = 180 * 24 * 60 * 60

export function writeDeviceCookie(secret: string, email: string, device = randomBytes(16).toString('base64url')) {
  return `${device}.${sign(secret, email, device)}`
}

export function readDeviceCookie(secret: string, email: string, value: string | undefined): string | undefined {
  const [, device, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? []
  if (device === undefined || signature === undefined) return undefined
  return isSameText(signature, sign(secret, email, device)) ? device : undefined
}

function sign(secret: string, email: string, device: string): string {
  return createHmac('sha256', `staff device ${secret}`).update(`${device} ${email}`).digest('base64url')
}

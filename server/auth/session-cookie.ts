import { createHmac, timingSafeEqual } from 'node:crypto'
import { COOKIE_PREFIX } from './staff-auth-names.ts'

const SESSION_COOKIE = new RegExp(`(?:^|;)\\s*(?:__Secure-)?${COOKIE_PREFIX}\\.session_token=([^;]*)`, 'g')
/** Of a cookie as better-auth writes it: a token of 32 characters and a signature of 44, percent-encoded. */
const LONGEST_VALUE = 400

/** What better-auth signs its cookies with. Not the secret itself: what is signed for one purpose must not be good for another. */
export function authSecretOf(secret: string): string {
  return createHmac('sha256', secret).update('staff sign-in').digest('base64url')
}

/**
 * Checks the signature of a session cookie, which takes microseconds: a forged one neither bypasses the page cache nor loads what
 * looks up sessions. Whether the session still exists is not known here.
 * @param secret as given to better-auth's options, before `authSecretOf`
 * @returns whether a `Cookie` header has a session cookie that this site has signed
 */
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
      (value) => value.length <= LONGEST_VALUE && isSigned(decode(value)),
    )
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

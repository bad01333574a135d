import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Says that somebody has signed in to an account from this browser before (OWASP, "Device Cookies"). Attempts with it are
 * counted apart, so that strangers who try passwords cannot keep the account's owner out. It opens nothing by itself.
 */
export const DEVICE_COOKIE = 'staff-device'
/** Sent with sign-in only. */
export const DEVICE_COOKIE_PATH = '/api/v1/session'
/** In seconds. Each sign-in begins it anew. */
export const DEVICE_COOKIE_LIFETIME = 180 * 24 * 60 * 60

/** The value for one browser and one account. @param device its id; a new one where it has none */
export function writeDeviceCookie(
  secret: string,
  email: string,
  device = randomBytes(16).toString('base64url'),
): string {
  return `${device}.${sign(secret, email, device)}`
}

/** The id of the browser, where the cookie was given to it for this account. */
export function readDeviceCookie(secret: string, email: string, value: string | undefined): string | undefined {
  const [, device, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? []
  if (device === undefined || signature === undefined) return undefined
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, email, device))) ? device : undefined
}

function sign(secret: string, email: string, device: string): string {
  return createHmac('sha256', `staff device ${secret}`).update(`${device} ${email}`).digest('base64url')
}

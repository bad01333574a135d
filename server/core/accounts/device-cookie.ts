import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Marks a browser that has signed in before (OWASP "Device Cookies"): attackers' attempts do not lock it out. */
export const DEVICE_COOKIE = 'staff-device'
export const DEVICE_COOKIE_PATH = '/api/v1/session'
export const DEVICE_COOKIE_LIFETIME = 180 * 24 * 60 * 60

export function writeDeviceCookie(
  secret: string,
  email: string,
  device = randomBytes(16).toString('base64url'),
): string {
  return `${device}.${sign(secret, email, device)}`
}

export function readDeviceCookie(secret: string, email: string, value: string | undefined): string | undefined {
  const [, device, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? []
  if (device === undefined || signature === undefined) return undefined
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, email, device))) ? device : undefined
}

function sign(secret: string, email: string, device: string): string {
  return createHmac('sha256', `staff device ${secret}`).update(`${device} ${email}`).digest('base64url')
}

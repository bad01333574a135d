import { createHmac } from 'node:crypto'

/** A keyed hash: the store can tell senders apart, but not reveal them. */
export function pseudonymizeAddress(secret: string, address: string): string {
  return keyedHash(secret, `address ${address}`)
}

export function pseudonymizeEmail(secret: string, email: string): string {
  return keyedHash(secret, `email ${email}`)
}

function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
}

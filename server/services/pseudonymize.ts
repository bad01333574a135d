import { createHmac } from 'node:crypto'

/** A network address as the store has it: senders can be told apart, and not found. */
export function pseudonymizeAddress(secret: string, address: string): string {
  return keyedHash(secret, `address ${address}`)
}

/** The same for an e-mail address that somebody tried. */
export function pseudonymizeEmail(secret: string, email: string): string {
  return keyedHash(secret, `email ${email}`)
}

function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
}

import { createHmac } from 'node:crypto'

/** The store has to know senders apart, and not where they are. */
export function hideAddress(secret: string, address: string): string {
  return hide(secret, `address ${address}`)
}

/** Nor has it to keep addresses that somebody tried. */
export function hideEmail(secret: string, email: string): string {
  return hide(secret, `email ${email}`)
}

function hide(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
}

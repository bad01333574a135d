import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { RequestRow } from './confirmation-store.ts'

/** Of a token, which is 32 bytes in base64url. */
export const TOKEN = /^[\w-]{43}$/

type Signed = Pick<RequestRow, 'id' | 'entity' | 'item_id' | 'email'>

/** Derived from the request and the secret, so that neither outbox nor backup reveals it. Bound to record and person. */
export function confirmationTokenOf(secret: string, { id, entity, item_id, email }: Signed): string {
  const signed = `confirmation link ${JSON.stringify([id, entity, item_id, email])}`
  return createHmac('sha256', secret).update(signed).digest('base64url')
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Whether the server of this secret made the token for just this row. */
export function isTokenOf(secret: string, row: Signed, token: string): boolean {
  const [expected, given] = [Buffer.from(confirmationTokenOf(secret, row)), Buffer.from(token)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

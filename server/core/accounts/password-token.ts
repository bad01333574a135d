import { createHmac } from 'node:crypto'

/** Derived from the request's id and the secret, so that neither outbox nor backup reveals it. */
export function passwordTokenOf(secret: string, requestId: string): string {
  return createHmac('sha256', secret).update(`password link ${requestId}`).digest('base64url')
}

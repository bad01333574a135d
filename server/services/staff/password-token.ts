import { createHmac } from 'node:crypto'

/**
 * The token of a link that was asked for. It is made when it is needed, from the request's id and a secret that is not in
 * the store: the mail is written as late as all others, and nobody can read the token from the outbox or a backup.
 */
export function passwordTokenOf(secret: string, requestId: string): string {
  return createHmac('sha256', secret).update(`password link ${requestId}`).digest('base64url')
}

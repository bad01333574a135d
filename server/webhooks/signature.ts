import { createHmac, randomBytes } from 'node:crypto'

/** What secrets begin with (standardwebhooks.com). */
const MARK = 'whsec_'

export function createSalt(): string {
  return randomBytes(24).toString('base64url')
}

/** @param secret of the server */
export function webhookSecret(secret: string, salt: string): string {
  return MARK + createHmac('sha256', secret).update(`webhook ${salt}`).digest('base64')
}

/** The headers of Standard Webhooks. @param secrets the current one, and a former one that is still accepted */
export function signedHeaders(secrets: string[], id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(MARK.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  }
}

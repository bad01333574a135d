import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { PrivateAddressError, requestChecked, type Resolve } from '../../../server/core/outbound/public-fetch.ts'
import { isReceiverPort } from '../../../server/core/outbound/public-address.ts'

/** Secrets begin with it (standardwebhooks.com). */
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

/** Milliseconds, of all of it: the look-up of the name, the connection, and the answer. */
const TIMEOUT = 10_000
/** Characters that are read of an answer's body, at least; the rest is not. */
const ANSWER_READ = 1000
const ANSWER_LENGTH = 500
const HEADER_BYTES = 16 * 1024

export interface PostOptions {
  allowsPrivate: boolean
  signal: AbortSignal
  resolve?: Resolve
  timeout?: number
}

export interface Posted {
  /** Null: there was no answer. */
  status: number | null
  /** The beginning of the body, or why there was no answer. */
  answer: string
}

const NOT_SENT = {
  status: null,
  answer: 'Not sent: the address leads into a private network, or is not https',
} as const

/** Posts JSON to an address that somebody has typed in, see `requestChecked`. Throws only if `signal` aborts. */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: string,
  { allowsPrivate, signal, resolve, timeout = TIMEOUT }: PostOptions,
): Promise<Posted> {
  const timely = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
  try {
    const target = new URL(url)
    if (!allowsPrivate && target.protocol !== 'https:') return NOT_SENT
    if (!isReceiverPort(target)) return { status: null, answer: 'Not sent: the port must be 80, 443, or 1024 or more' }
    const response = await requestChecked(target, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      body,
      maxHeaderSize: HEADER_BYTES,
      isPrivateAllowed: allowsPrivate,
      signal: timely,
      resolve,
    })
    return { status: response.statusCode ?? null, answer: clean(await readBeginning(response)) }
  } catch (error) {
    signal.throwIfAborted()
    if (timely.aborted) return { status: null, answer: `No answer within ${timeout / 1000} seconds` }
    if (error instanceof PrivateAddressError) return NOT_SENT
    return { status: null, answer: clean(error instanceof Error ? error.message : String(error)) }
  }
}

async function readBeginning(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of response.setEncoding('utf8') as AsyncIterable<string>) {
    text += piece
    if (text.length >= ANSWER_READ) break
  }
  return text
}

/** Postgres cannot store U+0000. */
function clean(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, ANSWER_LENGTH)
    .toWellFormed()
}

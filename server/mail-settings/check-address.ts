import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { AddressCheck } from '../../contract/mail-settings/public-address.ts'
import { PrivateAddressError, requestChecked, type Resolve } from '../core/outbound/public-fetch.ts'
import { isReceiverPort } from '../core/outbound/public-address.ts'

const TIMEOUT = 10_000
const ANSWER_BYTES = 2000
const PROOF_PATH = '/api/v1/public-address/proof'

interface CheckOptions {
  secret: string
  /** For tests. */
  isPrivateAllowed?: boolean
  resolve?: Resolve
}

/** Answered only by servers of this store. */
export function proofOf(secret: string): string {
  return createHmac('sha256', secret).update('proof of the public address').digest('hex')
}

/** Whether visitors would reach this site there. An address in a private network is not requested. */
export async function checkAddress(
  origin: string,
  { secret, isPrivateAllowed = false, resolve }: CheckOptions,
): Promise<AddressCheck> {
  const isSecure = origin.startsWith('https:')
  const url = new URL(PROOF_PATH, origin)
  if (!isPrivateAllowed && !isReceiverPort(url)) return { outcome: 'no-connection', isSecure, answer: null }
  const signal = AbortSignal.timeout(TIMEOUT)
  try {
    const response = await requestChecked(url, { isPrivateAllowed, signal, resolve })
    const answer = await readBeginning(response)
    if (answer.includes(proofOf(secret))) return { outcome: 'reached', isSecure, answer: null }
    const status = response.statusCode ?? 0
    return { outcome: status >= 300 ? 'status' : 'other-site', isSecure, answer: `HTTP ${status}` }
  } catch (error) {
    if (error instanceof PrivateAddressError) return { outcome: 'private', isSecure, answer: null }
    const { code = '', message } = error as Error & { code?: string }
    const outcome = signal.aborted ? 'timeout' : outcomeOf(`${code} ${message}`)
    return { outcome, isSecure, answer: signal.aborted ? null : message.slice(0, 300) }
  }
}

function outcomeOf(said: string): AddressCheck['outcome'] {
  if (/ENOTFOUND|EAI_AGAIN|has no address/.test(said)) return 'no-host'
  return /cert|altname|SSL|EPROTO/i.test(said) ? 'certificate' : 'no-connection'
}

async function readBeginning(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of response as AsyncIterable<Buffer>) {
    text += piece.toString('latin1')
    if (text.length >= ANSWER_BYTES) break
  }
  return text
}

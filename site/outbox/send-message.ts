import { href } from '../../contract/addresses.ts'
import { renewCsrfToken } from '../../contract/csrf-token.ts'
import type { ContactReceipt, ContactSubmission } from '../../contract/enquiries/contact.ts'
import { CONTACT_BOUNDS } from '../../contract/limits.ts'
import { ApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { isReference } from '../message-reference.ts'

export type Delivery =
  | { kind: 'stored'; receipt: ContactReceipt['data'] }
  | { kind: 'refused'; fields: Record<string, string> }
  /** Perhaps not stored: must be sent again. */
  | { kind: 'unknown'; error: ApiError; notBefore?: number }

/** Milliseconds. */
const ANSWER_TIMEOUT = 15_000
/** Requests with `keepalive` may carry 64 KiB in all; a character has three bytes at most. */
const OUTLIVING_LENGTH = 15_000
/** Milliseconds. */
export const MAX_WAIT = 24 * 60 * 60 * 1000

/** Sends a message, again with a new CSRF token if necessary. Never throws. @param key the idempotency key */
export async function sendMessage(submission: ContactSubmission, key: string): Promise<Delivery> {
  const send = async (): Promise<Delivery> => {
    const { data } = await browserApi.sendContactMessage(submission, {
      headers: { 'Idempotency-Key': key },
      keepalive: submission.message.length < OUTLIVING_LENGTH,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    })
    // A captive portal's page is a success without a receipt.
    if (!isReference(data?.reference)) throw new ApiError(0)
    return { kind: 'stored', receipt: data }
  }
  const renew = () => renewCsrfToken(href('contact'), { signal: AbortSignal.timeout(ANSWER_TIMEOUT) })
  try {
    return await send().catch(async (error: unknown) => {
      if (error instanceof ApiError && error.status === 403 && (await renew())) return send()
      throw error
    })
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError(0, undefined, null, cause)
    if (isRefusal(error)) return { kind: 'refused', fields: error.fields }
    const notBefore = error.status === 429 || error.status === 503 ? timeOf(error.retryAfter) : undefined
    return { kind: 'unknown', error, ...(notBefore && { notBefore }) }
  }
}

/** Whether the visitor can correct it in the form. */
export const isRefusal = ({ status, fields }: ApiError): boolean =>
  status === 422 && Object.keys(fields).some((field) => field in CONTACT_BOUNDS)

function timeOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined
  const now = Date.now()
  const time = /^\d+$/.test(retryAfter) ? now + Number(retryAfter) * 1000 : Date.parse(retryAfter)
  return time > now ? Math.min(time, now + MAX_WAIT) : undefined
}

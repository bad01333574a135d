// @chunk shared
import type { ErrorBody } from '../../contract/error.ts'

/** `status` 0: no answer came. The message is the server's, in the language of the page; empty without one. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly fields: Record<string, string>
  readonly retryAfter: string | null

  constructor(status: number, body?: Partial<ErrorBody>, retryAfter: string | null = null, cause?: unknown) {
    super(body?.message, { cause })
    this.status = status
    this.fields = body?.fields ?? {}
    this.retryAfter = retryAfter
  }
}

// @chunk shared
import type { ErrorBody } from '../../contract/error.ts'

/** What is said when a call failed and the answer has no words of its own (specification section 8). */
export const SOMETHING_WENT_WRONG = 'Something went wrong'

/** A call that failed: the server's own words where there are some. `status` 0: no answer came at all. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly fields: Record<string, string>
  /** The header `Retry-After`, where the answer had one. */
  readonly retryAfter: string | null

  constructor(status: number, body?: Partial<ErrorBody>, retryAfter: string | null = null, cause?: unknown) {
    super(body?.message || SOMETHING_WENT_WRONG, { cause })
    this.status = status
    this.fields = body?.fields ?? {}
    this.retryAfter = retryAfter
  }
}

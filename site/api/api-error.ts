// @chunk shared
import type { ErrorBody } from '../../contract/error.ts'

export const SOMETHING_WENT_WRONG = 'Something went wrong'

/** `status` 0: no answer came. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly fields: Record<string, string>
  readonly retryAfter: string | null

  constructor(status: number, body?: Partial<ErrorBody>, retryAfter: string | null = null, cause?: unknown) {
    super(body?.message || SOMETHING_WENT_WRONG, { cause })
    this.status = status
    this.fields = body?.fields ?? {}
    this.retryAfter = retryAfter
  }
}

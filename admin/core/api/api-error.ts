import type { ErrorBody } from '../../../contract/error.ts'

/** Texts of these screens where no server gives one: a text under staff.error. */
type OwnError = 'no_connection' | 'file_too_large' | 'internal'

/**
 * An answer of the API that is no success, or none at all (status 0). It has the form of react-admin's HttpError, which cannot
 * be extended: it gives what extends it its own prototype.
 */
export class ApiError extends Error {
  readonly status: number
  /** As far as the server gave one. */
  readonly body: Partial<ErrorBody>
  readonly own: OwnError | undefined

  constructor(status: number, body: Partial<ErrorBody> = {}) {
    const own = status === 0 ? 'no_connection' : status === 413 ? 'file_too_large' : 'internal'
    // A key, which react-admin translates where it shows the message itself.
    super(body.message ?? `staff.error.${own}`)
    this.own = body.message === undefined ? own : undefined
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }

  /** The fault of each field of the form, by names such as translations.ne.name. */
  get fields(): Record<string, string> {
    return this.body.fields ?? {}
  }
}

import type { ErrorBody } from '../../../contract/error.ts'

/** The body of an error; `errors` is its `fields` as react-admin's own forms want them: nested. */
export type ApiErrorBody = Partial<ErrorBody> & { errors?: object }

/** Texts of these screens where no server gives one: a text under staff.error. */
export type OwnError = 'no_connection' | 'file_too_large' | 'internal'

/**
 * An answer of the API that is no success, or none at all (status 0). It has the form of react-admin's HttpError, which cannot
 * be extended: it gives what extends it its own prototype.
 */
export class ApiError extends Error {
  readonly status: number
  readonly body: ApiErrorBody
  readonly own: OwnError | undefined

  constructor(status: number, body: ApiErrorBody = {}) {
    const own = status === 0 ? 'no_connection' : status === 413 ? 'file_too_large' : 'internal'
    // A key, which react-admin translates where it shows the message itself.
    super(body.message ?? `staff.error.${own}`)
    this.own = body.message === undefined ? own : undefined
    this.name = 'ApiError'
    this.status = status
    this.body = body.fields ? { ...body, errors: nested(body.fields) } : body
  }

  /** The fault of each field of the form, by names such as translations.ne.name. */
  get fields(): Record<string, string> {
    return this.body.fields ?? {}
  }
}

function nested(fields: Record<string, string>): object {
  const root: Record<string, unknown> = {}
  for (const [name, fault] of Object.entries(fields)) {
    const path = name.split('.')
    const last = path.pop()!
    let place = root
    for (const part of path) place = (place[part] ??= {}) as Record<string, unknown>
    place[last] = fault
  }
  return root
}

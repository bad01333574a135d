import type { ErrorBody } from '../../contract/error.ts'

/** The body of an error; `errors` is its `fields` as react-admin's own forms want them: nested. */
export type ApiErrorBody = Partial<ErrorBody> & { errors?: object }

const NO_CONNECTION = 'No connection to the server. What you typed is kept in this browser: try again.'

/**
 * An answer of the API that is no success, or none at all (status 0). It has the form of react-admin's HttpError, which cannot
 * be extended: it gives what extends it its own prototype.
 */
export class ApiError extends Error {
  readonly status: number
  readonly body: ApiErrorBody

  constructor(status: number, body: ApiErrorBody = {}) {
    super(body.message ?? (status === 0 ? NO_CONNECTION : 'Something went wrong'))
    this.name = 'ApiError'
    this.status = status
    this.body = body.fields ? { ...body, errors: nested(body.fields) } : body
  }

  /** What is wrong with which field of the form, by names such as translations.ne.name. */
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

import type { ErrorBody } from '../../contract/error.ts'

/** The body of an error, with what only some errors have beside it. */
export interface ApiErrorBody extends ErrorBody {
  /** With a stale version: the thing as it is now. */
  current?: Record<string, unknown>
  /** With something that cannot be deleted: who uses it. */
  users?: { entity: string; id: number | string; title: string }[]
  /** `fields` as react-admin's own forms want them: nested. */
  errors?: object
}

const NO_CONNECTION = 'No connection to the server. What you typed is kept in this browser: try again.'

/**
 * An answer of the API that is no success, or none at all (status 0). It has the form of react-admin's HttpError, which cannot
 * be extended: it gives what extends it its own prototype.
 */
export class ApiError extends Error {
  readonly status: number
  readonly body: Partial<ApiErrorBody>

  constructor(status: number, body: Partial<ApiErrorBody> = {}) {
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

import type { ErrorBody, ErrorCode } from '../../contract/error.ts'

/** What a service cannot or may not do, in words for the person who asked. Anything else that is thrown is a fault of ours. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined
  /** What stands there instead of what the writer thinks, or what uses the thing that is to go. */
  readonly conflict: Pick<ErrorBody, 'current' | 'users'> | undefined

  constructor(
    code: ErrorCode,
    message: string,
    details: {
      fields?: Record<string, string>
      retryAfter?: number
      conflict?: Pick<ErrorBody, 'current' | 'users'>
    } = {},
  ) {
    super(message)
    this.code = code
    this.conflict = details.conflict
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}

/** @param what such as 'News item' */
export function notFound(what: string): ServiceError {
  return new ServiceError('not_found', `${what} not found`)
}

/** @param fields what is wrong with each field or query parameter; the message says all of it */
export function invalid(fields: Record<string, string>): ServiceError {
  return new ServiceError('invalid', Object.values(fields).join('. '), { fields })
}

import type { ErrorBody, ErrorCode } from '../../../contract/error.ts'

/** An expected error, with a message for the user. Everything else that is thrown is a defect. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** In seconds. */
  readonly retryAfter: number | undefined
  /** On a conflict: the current record, or the items that still refer to it. */
  readonly conflict: Pick<ErrorBody, 'current' | 'users'> | undefined

  constructor(code: ErrorCode, message: string, details: Partial<Omit<ServiceError, keyof Error | 'code'>> = {}) {
    super(message)
    this.code = code
    this.conflict = details.conflict
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}

/** Of an error, or of what else was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** @param what such as 'News item' */
export function notFound(what: string): ServiceError {
  return new ServiceError('not_found', `${what} not found`)
}

/** @throws ServiceError not_found for what a store does not have */
export function orNotFound<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw notFound(what)
  return found
}

/** @param fields the error of each field or query parameter; the message lists them all */
export function invalid(fields: Record<string, string>): ServiceError {
  return new ServiceError('invalid', Object.values(fields).join('. '), { fields })
}

/** @param why also what to do; with the record as it is now, or the items that still refer to it */
export function conflict(why: string, found?: ServiceError['conflict']): ServiceError {
  return new ServiceError('conflict', why, found && { conflict: found })
}

/** @param retryAfter in seconds */
export function tooMany(why: string, retryAfter: number): ServiceError {
  return new ServiceError('too_many_requests', why, { retryAfter })
}

export function forbidden(why: string): ServiceError {
  return new ServiceError('forbidden', why)
}

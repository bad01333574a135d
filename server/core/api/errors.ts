import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { RouterRoute } from 'hono/types'
import type { ErrorBody, ErrorCode } from '../../../contract/error.ts'
import { splitLocale, toPageLocale, type PageLocale } from '../../../contract/page-locales.ts'
import { isDiskFull, isUnavailable, type UnavailableError } from '../process/unavailable.ts'
import type { Log } from '../process/log.ts'
import { invalid, ServiceError } from '../process/service-error.ts'
import { matchesPattern } from '../../../contract/redirects/find-address.ts'
import { errorIn } from '../languages/nepali-messages.ts'

const STATUSES: Record<ErrorCode, ContentfulStatusCode> = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  unproven: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
}

const AWAY: Record<UnavailableError['what'], string> = {
  database: 'The site cannot reach its database at the moment. Please try again in a few seconds.',
  statement: 'This took the database too long, and nothing was stored. Please try again in a few seconds.',
  pictures: 'The picture store does not answer; try again in a minute.',
}
const FULL_DISK = 'The disk of this site is full: nothing was stored. Pages can still be read. Please try again later.'
/** Seconds: a person has to make room. */
const FULL_DISK_RETRY = 60

/** Maps errors to answers (specification section 8). Unknown errors are logged and not revealed. */
export function errorAnswer(error: Error, context: Context, log: Log): Response {
  const body = bodyOf(error)
  const isFull = isDiskFull(error)
  if (body.code === 'internal' || isFull) log.error(`${context.req.method} ${context.req.path}`, error)
  if (isFull) context.header('Retry-After', String(FULL_DISK_RETRY))
  if (isUnavailable(error)) context.header('Retry-After', String(error.retryAfter))
  if (error instanceof ServiceError && error.retryAfter !== undefined)
    context.header('Retry-After', String(error.retryAfter))
  return context.json(errorIn(localeOf(context), body), STATUSES[body.code])
}

/** Of a call its parameter, of a page its address. */
export function localeOf({ req }: Context): PageLocale {
  return req.path.startsWith('/api/') ? toPageLocale(req.query('locale')) : splitLocale(req.path).locale
}

function bodyOf(error: Error): ErrorBody {
  if (error instanceof ServiceError && error.code !== 'internal') {
    return {
      message: error.message,
      code: error.code,
      ...(error.fields && { fields: error.fields }),
      ...error.conflict,
    }
  }
  if (error instanceof HTTPException && error.status < 500) {
    return { message: error.message || 'The request cannot be answered', code: codeOf(error.status) }
  }
  if (isUnavailable(error)) return { message: AWAY[error.what], code: 'unavailable' }
  if (isDiskFull(error)) return { message: FULL_DISK, code: 'unavailable' }
  return { message: 'Something went wrong', code: 'internal' }
}

function codeOf(status: number): ErrorCode {
  const code = Object.keys(STATUSES).find((candidate) => STATUSES[candidate as ErrorCode] === status)
  return (code as ErrorCode | undefined) ?? 'bad_request'
}

/** @throws ServiceError invalid, with each field's first error and each unknown field; not_found for an invalid part of the path */
export function refuseInvalid(
  result: { target: string } & ({ success: true } | { success: false; error: z.ZodError }),
  context: Context,
): void {
  const unknown: Map<string, string> = (result.target === 'json' && context.get('unknownFields')) || new Map()
  if (result.success && unknown.size === 0) return
  if (result.target === 'param') throw new ServiceError('not_found', 'There is nothing at this address')
  const given = result.target === 'query' ? context.req.queries() : {}
  const fields: Record<string, string> = {}
  for (const issue of result.success ? [] : result.error.issues) {
    const field = issue.path.join('.') || 'body'
    if (issue.path.length === 0) fields[field] ??= 'The body must be a JSON object'
    else if ((given[field]?.length ?? 0) > 1) fields[field] ??= `${field} may be given only once`
    else if (issue.code !== 'unrecognized_keys' || unknown.size === 0) fields[field] ??= issue.message
  }
  throw invalid(Object.fromEntries([...unknown, ...Object.entries(fields)]))
}

/** @throws ServiceError method_not_allowed, with the header Allow, if the address has other methods; else not_found */
export function refuseUnknownRoute(context: Context, routes: RouterRoute[]): never {
  const partsOf = (path: string) => path.split('/').filter(Boolean)
  const given = partsOf(context.req.path)
  const methods = new Set(
    routes
      .filter((route) => route.method !== 'ALL' && matchesPattern(partsOf(route.path), given))
      .map((route) => route.method),
  )
  if (methods.size === 0) throw new ServiceError('not_found', 'There is nothing at this address')
  if (methods.has('GET')) methods.add('HEAD')
  context.header('Allow', [...methods].toSorted().join(', '))
  throw new ServiceError('method_not_allowed', `${context.req.method} is not possible here`)
}

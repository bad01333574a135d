import { createHmac } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { HOUR } from '../process/durations.ts'
import { isSameText } from '../process/same-text.ts'
import { bearsApiKey } from './api-keys.ts'

/** A page may stay open over a working day. Also accepted as far ahead, in case the clock was set back. */
const LIFETIME = 24 * HOUR

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export type CsrfTokens = ReturnType<typeof createCsrfTokens>

/** Creates signed, time-limited tokens that name no visitor, so that pages with one can be cached. */
export function createCsrfTokens(secret: string, now: () => number = Date.now) {
  const sign = (time: string) => createHmac('sha256', secret).update(`csrf ${time}`).digest('base64url')
  const check = (token: string): 'valid' | 'expired' | 'forged' => {
    const [time = '', signature = ''] = token.split('.', 2)
    if (!isSameText(signature, sign(time))) return 'forged'
    return Math.abs(now() - Number.parseInt(time, 36)) <= LIFETIME ? 'valid' : 'expired'
  }
  return {
    create(): string {
      // One token per hour keeps the page identical, and so cacheable.
      const time = (Math.floor(now() / HOUR) * HOUR).toString(36)
      return `${time}.${sign(time)}`
    },
    check,
    isValid: (token: string) => check(token) === 'valid',
  }
}

/**
 * Answers 403 to a write from another origin, or without a valid `X-CSRF-TOKEN` (specification section 7), unless it has an
 * API key.
 */
export function requireCsrfToken(tokens: CsrfTokens, publicUrl: string | undefined) {
  return createMiddleware(async (context, next) => {
    if (SAFE_METHODS.has(context.req.method)) return next()
    // access.ts then takes no cookie, so that there is nothing to forge.
    if (bearsApiKey(context.req.header('Authorization'))) return next()
    if (!isFromThisSite(context.req.raw, publicUrl)) throw fromAnotherSite()
    if (!tokens.isValid(context.req.header('X-CSRF-TOKEN') ?? '')) {
      throw new HTTPException(403, {
        message: 'This page has been open for too long: load it again and send once more',
      })
    }
    return next()
  })
}

/** True also without `Origin`, which clients other than browsers do not send. */
export function isFromThisSite(request: Request, publicUrl: string | undefined): boolean {
  const origin = request.headers.get('Origin')
  return origin === null || origin === new URL(request.url).origin || origin === publicUrl
}

/** Answers 403 to other sites' pages, for forms: these carry their token in a field. */
export function refuseOtherSites(publicUrl: string | undefined) {
  return createMiddleware(async (context, next) => {
    if (!isFromThisSite(context.req.raw, publicUrl)) throw fromAnotherSite()
    await next()
  })
}

function fromAnotherSite(): HTTPException {
  return new HTTPException(403, { message: 'This request came from another site and was refused' })
}

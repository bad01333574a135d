import { createHmac, timingSafeEqual } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'

const HOUR = 60 * 60 * 1000

/**
 * A token is good for this long, in milliseconds: a page may stay open over a long working day. It is also good for this long
 * before its time, because the server's clock may have been set back since it was made.
 */
const LIFETIME = 24 * HOUR

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Makes and checks the tokens of the `csrf-token` meta tag. */
export interface CsrfTokens {
  create(): string
  /** 'expired' for a token of ours that is too old, or too far ahead of the clock; 'forged' for anything that is not ours. */
  check(token: string): 'valid' | 'expired' | 'forged'
  isValid(token: string): boolean
}

/**
 * Tokens that are signed and time-boxed and name no visitor, so that a page which carries one can be kept in a cache.
 * @param secret signs the tokens
 * @param now milliseconds since 1970
 */
export function createCsrfTokens(secret: string, now: () => number = Date.now): CsrfTokens {
  const sign = (time: string) => createHmac('sha256', secret).update(`csrf ${time}`).digest('base64url')
  const check: CsrfTokens['check'] = (token) => {
    const [time = '', signature = ''] = token.split('.', 2)
    const expected = Buffer.from(sign(time))
    const given = Buffer.from(signature)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged'
    return Math.abs(now() - Number.parseInt(time, 36)) <= LIFETIME ? 'valid' : 'expired'
  }
  return {
    create() {
      // One token an hour: the page that carries it stays the same, byte for byte, and can be kept.
      const time = (Math.floor(now() / HOUR) * HOUR).toString(36)
      return `${time}.${sign(time)}`
    },
    check,
    isValid: (token) => check(token) === 'valid',
  }
}

/**
 * Refuses, with 403, a call that changes something unless it carries a token of ours in `X-CSRF-TOKEN` (specification
 * section 7) and comes from a page of this site: browsers name the page's origin in `Origin`.
 * @param publicUrl origin under which visitors reach the site; undefined: the one of the request
 */
export function requireCsrfToken(tokens: CsrfTokens, publicUrl: string | undefined) {
  return createMiddleware(async (context, next) => {
    if (SAFE_METHODS.has(context.req.method)) return next()
    if (!isFromThisSite(context.req.raw, publicUrl)) throw fromAnotherSite()
    if (!tokens.isValid(context.req.header('X-CSRF-TOKEN') ?? '')) {
      throw new HTTPException(403, {
        message: 'This page has been open for too long: load it again and send once more',
      })
    }
    return next()
  })
}

/** True unless the request names an origin that is not this site's: a client that is no browser names none. */
export function isFromThisSite(request: Request, publicUrl: string | undefined): boolean {
  const origin = request.headers.get('Origin')
  return origin === null || origin === new URL(request.url).origin || origin === publicUrl
}

/** Refuses, with 403, what another site's page sends. For the forms of pages, which carry their token in a field. */
export function refuseOtherSites(publicUrl: string | undefined) {
  return createMiddleware(async (context, next) => {
    if (!isFromThisSite(context.req.raw, publicUrl)) throw fromAnotherSite()
    await next()
  })
}

function fromAnotherSite(): HTTPException {
  return new HTTPException(403, { message: 'This request came from another site and was refused' })
}

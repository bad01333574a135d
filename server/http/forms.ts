import type { MiddlewareHandler } from 'hono'
import { href } from '../../contract/addresses.ts'
import { readBody } from '../api/guards.ts'
import { createLimiter, QueueFullError } from '../limiter.ts'
import { ServiceError } from '../services/service-error.ts'
import type { CsrfTokens } from './csrf.ts'

/** A form of the site has seven fields. */
const MOST_FIELDS = 100
/** Forms that are rendered at the same time, and that wait for it: a render keeps everybody else waiting for milliseconds. */
const RENDERING = { atOnce: 2, queued: 30 }
const TOO_MANY = 'Many messages are being sent just now: go back and send yours again in a minute'

/**
 * Stands before the pages that take a form. The body is bounded and its token checked before anything else reads it: a form
 * whose token is missing or forged is refused with a short page, and costs the server no render. An expired token was signed
 * by this site, so its form is let through: the page refuses it and gives back what was typed.
 * @throws ServiceError unsupported_media_type, too_large, bad_request or too_many_requests
 */
export function guardForms(tokens: Pick<CsrfTokens, 'check'>): MiddlewareHandler {
  const limiter = createLimiter(RENDERING)
  return async (context, next) => {
    if (context.req.method !== 'POST') return next()
    const { raw } = context.req
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(raw.headers.get('Content-Type') ?? '')) {
      throw new ServiceError('unsupported_media_type', 'A form must be application/x-www-form-urlencoded')
    }
    const body = await readBody(context)
    const text = body.toString('latin1')
    if (text.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) {
      throw new ServiceError('bad_request', `A form must have at most ${MOST_FIELDS} fields`)
    }
    const [, token = ''] = /(?:^|&)csrf=([^&]*)/.exec(text) ?? []
    if (tokens.check(token) === 'forged') return context.html(REFUSAL, 403, { 'Cache-Control': 'no-store', 'Content-Security-Policy': "default-src 'none'" })
    context.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body })
    try {
      await limiter.run(next)
    } catch (error) {
      throw error instanceof QueueFullError ? new ServiceError('too_many_requests', TOO_MANY, { retryAfter: 60 }) : error
    }
    return undefined
  }
}

const REFUSAL = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Message not sent</title>
<h1>Your message was not sent</h1>
<p>The form did not come from a page of this site, or from one of long ago.</p>
<p>Go back, copy what you typed, <a href="${href('contact')}">open the form again</a> and send it from there.</p>
</html>
`

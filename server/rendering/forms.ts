import type { MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { href } from '../../contract/addresses.ts'
import { toDevanagariDigits } from '../../contract/digits.ts'
import { HONEYPOT_FIELD } from '../../contract/enquiries/honeypot.ts'
import { CONTACT_BOUNDS } from '../../contract/limits.ts'
import { localePath, splitLocale, type PageLocale } from '../../contract/page-locales.ts'
import { readBody } from '../core/api/guards.ts'
import { plainPage } from '../core/http/plain-page.ts'
import { createLimiter, QueueFullError } from '../core/process/limiter.ts'
import { ServiceError } from '../core/process/service-error.ts'
import type { CsrfTokens } from '../core/accounts/csrf.ts'

const MAX_FIELDS = 100
/** A render blocks the process, and readers come first. */
const HANDLING = { concurrency: 1, maxQueued: 30, pause: 20 }
const RETRY_AFTER_SECONDS = 10
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}
const WORDS = {
  en: {
    message: 'Message',
    notYet: 'Message not sent yet',
    notSentYet: 'Your message was not sent yet',
    many:
      'Many messages are arriving right now. Yours is kept on this page: ' +
      `wait ${RETRY_AFTER_SECONDS} seconds, then send it again.`,
    again: 'Send again',
    not: 'Message not sent',
    notSent: 'Your message was not sent',
    origin: 'The form did not come from a page of this site, or from one of long ago.',
    goBack: ['Go back, copy what you typed, ', 'open the form again', ' and send it from there.'],
  },
  ne: {
    message: 'सन्देश',
    notYet: 'सन्देश अझै पठाइएको छैन',
    notSentYet: 'तपाईंको सन्देश अझै पठाइएको छैन',
    many:
      'अहिले धेरै सन्देश आइरहेका छन्। तपाईंको सन्देश यही पृष्ठमा छ: ' +
      `${toDevanagariDigits(String(RETRY_AFTER_SECONDS))} सेकेन्ड पर्खेर फेरि पठाउनुहोस्।`,
    again: 'फेरि पठाउनुहोस्',
    not: 'सन्देश पठाइएन',
    notSent: 'तपाईंको सन्देश पठाइएन',
    origin: 'यो फाराम यस साइटको पृष्ठबाट आएको होइन, वा धेरै पुरानो पृष्ठको हो।',
    goBack: ['पछाडि गएर आफूले लेख्नुभएको कुरा प्रतिलिपि गर्नुहोस्, ', 'फाराम फेरि खोल्नुहोस्', ' र त्यहीँबाट पठाउनुहोस्।'],
  },
} satisfies Record<PageLocale, object>
/** The fields that a refused form returns, and their limits in characters. */
const BOUNDS: Record<string, number> = {
  ...CONTACT_BOUNDS,
  csrf: 500,
  seconds: 20,
  [HONEYPOT_FIELD]: CONTACT_BOUNDS.subject,
}

/** Checks a form's size and token before a render. An expired token passes, so that the page returns the input. */
export function guardForms(tokens: Pick<CsrfTokens, 'check'>): MiddlewareHandler {
  const limiter = createLimiter(HANDLING)
  return async (context, next) => {
    if (context.req.method !== 'POST') return next()
    const { raw } = context.req
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(raw.headers.get('Content-Type') ?? '')) {
      throw new ServiceError('unsupported_media_type', 'A form must be application/x-www-form-urlencoded')
    }
    const body = await readBody(context)
    const text = body.toString('latin1')
    if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) {
      throw new ServiceError('bad_request', `A form must have at most ${MAX_FIELDS} fields`)
    }
    const [, token = ''] = /(?:^|&)csrf=([^&]*)/.exec(text) ?? []
    if (tokens.check(token) === 'forged') return context.html(refusalPage(context.req.path), 403, HEADERS)
    try {
      await limiter.run(() => {
        // Not for a refusal, of which hundreds may come at once: this costs as much as the rest of it.
        context.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body })
        return next()
      })
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      const page = waitingPage(context.req.path, new URLSearchParams(text))
      return context.html(page, 429, { ...HEADERS, 'Retry-After': String(RETRY_AFTER_SECONDS) })
    }
    return undefined
  }
}

function waitingPage(action: string, fields: URLSearchParams) {
  const { locale } = splitLocale(action)
  const t = WORDS[locale]
  const inputs = Object.entries(BOUNDS).map(([name, bound]) => {
    const value = (fields.get(name) ?? '').slice(0, bound)
    if (name !== 'message') return html`<input type="hidden" name="${name}" value="${value}">`
    // Browsers drop the first line break of a text area.
    return html`<p><textarea name="message" aria-label="${t.message}" rows="10">\n${value}</textarea></p>`
  })
  const body = html`<h1>${t.notSentYet}</h1>
<p>${t.many}</p>
<form method="post" action="${action}">
${inputs}
<button>${t.again}</button>
</form>`
  return plainPage(locale, t.notYet, body)
}

function refusalPage(action: string) {
  const { locale } = splitLocale(action)
  const t = WORDS[locale]
  const [before, link, after] = t.goBack
  const body = html`<h1>${t.notSent}</h1>
<p>${t.origin}</p>
<p>${before}<a href="${localePath(locale, href('contact'))}">${link}</a>${after}</p>`
  return plainPage(locale, t.not, body)
}

import { availableParallelism } from 'node:os'
import type { Context, MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { textsIn } from '../../contract/catalogue.ts'
import { href } from '../../contract/addresses.ts'
import { localePath, splitLocale, type PageLocale } from '../../contract/page-locales.ts'
import { localeOf } from '../core/api/errors.ts'
import { plainPage } from '../core/http/plain-page.ts'
import { errorIn } from '../core/languages/nepali-messages.ts'
import { createLimiter, QueueFullError, type Limiter } from '../core/process/limiter.ts'
import { PREVIEW_PARAMETER } from '../previews/public.ts'
import { COSTLY_PARAMETERS } from '../projects/public.ts'
import words from './waiting-words.json' with { type: 'json' }

const RENDERING = { concurrency: 2, maxQueued: 200 }
const SEARCHES = { concurrency: 2, maxQueued: 40 }
const RETRY_AFTER_SECONDS = 2

const COSTLY = /^\/api\/v1\/(projects\/(facets|geojson)|search\/suggestions|(provinces|districts)\/[^/]+)\/?$/
/** Costly with some parameters. */
const SEARCHED = /^\/api\/v1\/(projects|teams|news|search)\/?$/
const SEARCH_PARAMETERS = ['q', ...COSTLY_PARAMETERS]

const MESSAGE = 'Too many people are searching right now. Please try again in a few seconds.'

function waitingPage(locale: PageLocale) {
  const t = textsIn(words, locale)
  const body = html`<h1>${t.title}</h1>
<p>${t.text}</p>
<p><a href="">${t.again}</a> &#183; <a href="${localePath(locale, href('home'))}">${t.home}</a></p>`
  const head = html`<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS + 1}">`
  return plainPage(locale, t.title, body, head)
}

/** Bounds how many costly reads run and wait; further ones answer 429 at once. Signed-in staff are exempt. */
export function limitCostlyReads(
  hasSession: (cookie: string | undefined) => boolean,
  costlyPaths: readonly RegExp[],
  processors = availableParallelism(),
): MiddlewareHandler {
  const rendering = createLimiter(RENDERING)
  const searching = createLimiter({
    ...SEARCHES,
    concurrency: Math.max(1, Math.min(SEARCHES.concurrency, processors - 1)),
  })
  const limiterOf = ({ req }: Context): Limiter | undefined => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return undefined
    const isOfApi = req.path.startsWith('/api/')
    // Previews have a limit of their own (preview-pages.ts): they would take the places of other pages.
    if (!isOfApi && req.query(PREVIEW_PARAMETER) !== undefined) return undefined
    const isSearched = !isOfApi || SEARCHED.test(req.path)
    const { path } = splitLocale(req.path)
    if (COSTLY.test(req.path) || costlyPaths.some((costly) => costly.test(path))) return searching
    if (isSearched && SEARCH_PARAMETERS.some((name) => req.query(name))) return searching
    return isOfApi ? undefined : rendering
  }
  return async (context, next) => {
    const limiter = limiterOf(context)
    if (!limiter || hasSession(context.req.header('Cookie'))) return next()
    try {
      await limiter.run(() => next())
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      return refuse(context)
    }
  }
}

function refuse(context: Context): Response | Promise<Response> {
  context.header('Retry-After', String(RETRY_AFTER_SECONDS))
  context.header('Cache-Control', 'no-store')
  const locale = localeOf(context)
  if (context.req.path.startsWith('/api/'))
    return context.json(errorIn(locale, { message: MESSAGE, code: 'too_many_requests' }), 429)
  return context.html(waitingPage(locale), 429)
}

import { availableParallelism } from 'node:os'
import type { Context, MiddlewareHandler } from 'hono'
import type { ErrorBody } from '../../contract/error.ts'
import { createLimiter, QueueFullError, type Limiter } from '../limiter.ts'

const RENDERING = { concurrency: 2, maxQueued: 200 }
const SEARCHES = { concurrency: 2, maxQueued: 40 }
const RETRY_AFTER_SECONDS = 2

const API = /^\/api\/v1\/(projects|teams|news|search)(\/facets|\/suggestions)?\/?$/
const SEARCH_PARAMETERS = ['q', 'search', 'province', 'district', 'service']

const MESSAGE = 'Too many people are searching right now. Please try again in a few seconds.'
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS + 1}">
<title>Please wait a moment</title>
</head>
<body>
<h1>Please wait a moment</h1>
<p>Many people are using this site right now. This page will be loaded again in a few seconds.</p>
<p><a href="">Try again</a> &#183; <a href="/">Home page</a></p>
</body>
</html>
`

/** Bounds how many costly reads run and wait; further ones answer 429 at once. Signed-in staff are exempt. */
export function limitCostlyReads(
  hasSession: (cookie: string | undefined) => boolean,
  processors = availableParallelism(),
): MiddlewareHandler {
  const rendering = createLimiter(RENDERING)
  const searching = createLimiter({
    ...SEARCHES,
    concurrency: Math.max(1, Math.min(SEARCHES.concurrency, processors - 1)),
  })
  return async (context, next) => {
    const limiter = limiterOf(context, rendering, searching)
    if (!limiter || hasSession(context.req.header('Cookie'))) return next()
    try {
      await limiter.run(() => next())
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      return refuse(context)
    }
  }
}

function limiterOf({ req }: Context, rendering: Limiter, searching: Limiter): Limiter | undefined {
  if (req.method !== 'GET' && req.method !== 'HEAD') return undefined
  const isOfApi = req.path.startsWith('/api/')
  const match = API.exec(req.path)
  const isSearch =
    match?.[2] !== undefined || ((match !== null || !isOfApi) && SEARCH_PARAMETERS.some((name) => req.query(name)))
  if (isSearch) return searching
  return isOfApi ? undefined : rendering
}

function refuse(context: Context): Response {
  context.header('Retry-After', String(RETRY_AFTER_SECONDS))
  context.header('Cache-Control', 'no-store')
  if (context.req.path.startsWith('/api/'))
    return context.json({ message: MESSAGE, code: 'too_many_requests' } satisfies ErrorBody, 429)
  return context.html(PAGE, 429)
}

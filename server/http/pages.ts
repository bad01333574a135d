import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createSiteApi } from '../../site/api/site-api.ts'
import { serverContext } from '../../site/server-context.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/schema.ts'
import { isFromThisSite, type CsrfTokens } from './csrf.ts'
import { HYDRATION_PATH, pageOfHydration, startLate } from './late-start.ts'
import { KeptReads } from './kept-reads.ts'
import { leadFromOldAddresses } from './old-addresses.ts'
import { answerPreview, isPreview } from './previews.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** Hydrations that are kept for the browsers which have their pages already, in characters. */
const KEPT_LENGTH = 4 * 1024 * 1024

export interface PageParts {
  config: Pick<Config, 'mode' | 'publicUrl' | 'mediaBaseUrl'>
  tokens: CsrfTokens
  db: Kysely<Database>
  /** Signs the links of previews. */
  secret: string
  /** The content revision as it is now; never one from before the call. */
  readRevision: () => number | Promise<number>
  /** The API in the same process. */
  api: InProcessApi
  /** The same over a store in which something is written that nobody else sees. */
  createApiOver: (db: Kysely<Database>) => InProcessApi
  log: Log
}

/** What pages ask. A call is told on whose connection it is made. */
interface InProcessApi {
  request(path: string, init?: RequestInit, environment?: object): Response | Promise<Response>
}

/** Renders the pages of the site, and answers what their scripts need when they begin. */
export function createPageRoutes({ config, tokens, db, secret, readRevision, api, createApiOver, log }: PageParts): Hono {
  // Behind a proxy that ends TLS, the browser's origin is the public one, and not that of the request.
  const allowedActionOrigins = config.publicUrl ? [new URL(config.publicUrl).host] : []
  const handle = createRequestHandler({ ...build, allowedActionOrigins }, config.mode)
  const hydrations = new Hydrations()
  const reads = new KeptReads()

  const render = async (request: Request, environment?: object, other?: InProcessApi) => {
    const ask = async (path: string, init?: RequestInit) => (other ?? api).request(path, init, environment)
    // What is looked at beforehand has a store of its own.
    const read = other ? ask : reads.at(await revisionNow(), ask)
    const provider = new RouterContextProvider()
    provider.set(serverContext, {
      api: createSiteApi({ fetch: (path, init) => (init?.method === undefined ? read(path) : ask(path, init)), csrfToken: () => tokens.create() }),
      csrfToken: () => tokens.create(),
      isCsrfTokenValid: (token, sent) => tokens.isValid(token) && isFromThisSite(sent, config.publicUrl),
      publicUrl: config.publicUrl ?? new URL(request.url).origin,
      mediaBaseUrl: config.mediaBaseUrl,
      logError: (error, what) => log.error(what, error),
    })
    return handle(request, provider)
  }

  /** The page cache has said it when the revision cannot be read; a page does without what is kept. */
  const revisionNow = async () => {
    try {
      return await readRevision()
    } catch {
      return undefined
    }
  }

  const routes = new Hono()
  routes.get(`${HYDRATION_PATH}/*`, async (context) => {
    const { page, name } = pageOfHydration(new URL(context.req.url))
    const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'X-Robots-Tag': 'noindex' }
    const forEver = { ...headers, 'Cache-Control': 'public, max-age=31536000, immutable' }
    const kept = hydrations.find(name)
    if (kept !== undefined) return context.body(kept, 200, forEver)
    // Made by another process, or long ago. What the page says now will do, and is most often the very same: if it is not,
    // React puts the difference right.
    const late = startLate(await (await render(new Request(page))).text(), page)
    if (!late) return context.notFound()
    return context.body(late.hydration, 200, late.name === name ? forEver : { ...headers, 'Cache-Control': 'no-store' })
  })

  routes.use('*', leadFromOldAddresses(db, revisionNow))
  routes.all('*', async (context) => {
    const url = new URL(context.req.url)
    if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
      return context.redirect(withoutSlashes(url.pathname) + url.search, 301)
    }
    if (isPreview(url)) {
      return answerPreview({ db, secret, mediaBaseUrl: config.mediaBaseUrl }, url, (tx) =>
        render(context.req.raw, context.env as object, createApiOver(tx)),
      )
    }
    const page = await render(context.req.raw, context.env as object)
    if (!page.headers.get('Content-Type')?.startsWith('text/html') || !page.body) return page
    const headers = new Headers(page.headers)
    headers.set('Cache-Control', 'no-cache')
    let html = await page.text()
    if (config.mode !== 'development') {
      // What a form's answer was rendered from cannot be asked for again.
      const late = context.req.method === 'GET' ? startLate(html, url) : undefined
      if (late) {
        hydrations.keep(late.name, late.hydration)
        html = late.html
      }
      // Vite's own scripts and sockets would not fit into it.
      headers.set('Content-Security-Policy', contentSecurityPolicy(html, config.mediaBaseUrl))
    }
    return new Response(html, { status: page.status, headers })
  })
  return routes
}

/** Without slashes at its end, and with one at its beginning: two would be another site. */
function withoutSlashes(pathname: string): string {
  let start = 0
  let end = pathname.length
  while (start < end && pathname[start] === '/') start += 1
  while (end > start && pathname[end - 1] === '/') end -= 1
  return `/${pathname.slice(start, end)}`
}

/** The last hydrations, by name; those not kept for the longest time make room. */
class Hydrations {
  readonly #texts = new Map<string, string>()
  #length = 0

  find(name: string): string | undefined {
    return this.#texts.get(name)
  }

  keep(name: string, text: string): void {
    if (this.#texts.delete(name)) this.#length -= text.length
    this.#texts.set(name, text)
    this.#length += text.length
    for (const [oldest, { length }] of this.#texts) {
      if (this.#length <= KEPT_LENGTH) break
      this.#texts.delete(oldest)
      this.#length -= length
    }
  }
}

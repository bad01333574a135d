import { join, relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Kysely } from 'kysely'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { ErrorBody } from '../contract/error.ts'
import { createSiteApi } from '../site/api/site-api.ts'
import { serverContext } from '../site/server-context.ts'
import { createApi } from './api/api.ts'
import { errorAnswer } from './api/errors.ts'
import { readBoundedBody } from './api/guards.ts'
import type { Config } from './config.ts'
import { createCompression } from './http/compression.ts'
import { createCsrfTokens, isFromThisSite, refuseOtherSites, requireCsrfToken } from './http/csrf.ts'
import { createPictureRoutes } from './http/pictures.ts'
import { contentSecurityPolicy, SECURITY_HEADERS } from './http/security-headers.ts'
import type { Log } from './log.ts'
import type { PictureFiles } from './media/picture-files.ts'
import { projectFolder } from './project-folder.ts'
import type { Database } from './store/schema.ts'

/** The browser's files as the build left them, each in the best encoding that the browser takes. */
const BROWSER_FILES = { root: relative(process.cwd(), join(projectFolder, 'build/client')), precompressed: true }

export interface ServerParts {
  db: Kysely<Database>
  pictureFiles: PictureFiles
  config: Pick<Config, 'mode' | 'publicUrl' | 'mediaBaseUrl'>
  /** Signs the CSRF tokens. */
  secret: string
  log: Log
}

/** Puts the server together: pictures, browser assets, the API and the pages, behind the headers that all share. */
export function createServer({ db, pictureFiles, config, secret, log }: ServerParts): Hono {
  const tokens = createCsrfTokens(secret)
  const api = createApi({ db, log })
  // Behind a proxy that ends TLS, the browser's origin is the public one, and not that of the request.
  const allowedActionOrigins = config.publicUrl ? [new URL(config.publicUrl).host] : []
  const renderPage = createRequestHandler({ ...build, allowedActionOrigins }, config.mode)
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
  })
  app.onError(async (error, context) => {
    const answer = errorAnswer(error, context, log)
    if (context.req.path.startsWith('/api/')) return answer
    const { message } = (await answer.json()) as ErrorBody
    return context.text(message, answer.status as ContentfulStatusCode)
  })

  app.route('/', createPictureRoutes(pictureFiles))
  if (config.mode !== 'development') {
    app.get('/assets/*', keepFor('public, max-age=31536000, immutable'), serveStatic(BROWSER_FILES))
    app.get('/:file{[\\w-]+\\.(svg|txt|png|ico)}', keepFor('public, max-age=3600'), serveStatic(BROWSER_FILES))
  }

  app.use(createCompression())
  app.use('/api/*', requireCsrfToken(tokens, config.publicUrl))
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env))

  app.post('*', refuseOtherSites(config.publicUrl), readBoundedBody)
  app.all('*', async (context) => {
    const url = new URL(context.req.url)
    if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
      return context.redirect(url.pathname.replace(/\/+$/, '').replace(/^\/*/, '/') + url.search, 301)
    }
    const publicUrl = config.publicUrl ?? url.origin
    const provider = new RouterContextProvider()
    provider.set(serverContext, {
      api: createSiteApi({ fetch: async (path, init) => api.request(path, init), csrfToken: () => tokens.create() }),
      csrfToken: () => tokens.create(),
      isCsrfTokenValid: (token, request) => tokens.isValid(token) && isFromThisSite(request, config.publicUrl),
      publicUrl,
      mediaBaseUrl: config.mediaBaseUrl,
      logError: (error, what) => log.error(what, error),
    })
    const page = await renderPage(context.req.raw, provider)
    if (!page.headers.get('Content-Type')?.startsWith('text/html') || !page.body) return page
    const html = await page.text()
    const headers = new Headers(page.headers)
    // Vite's own scripts and sockets would not fit into it.
    if (config.mode !== 'development') headers.set('Content-Security-Policy', contentSecurityPolicy(html, config.mediaBaseUrl))
    headers.set('Cache-Control', 'no-cache')
    return new Response(html, { status: page.status, headers })
  })
  return app
}

/** How long browsers may keep a file that is there. */
function keepFor(cacheControl: string): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.ok) context.res.headers.set('Cache-Control', cacheControl)
  }
}

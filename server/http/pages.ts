import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { localePath, PAGE_LOCALES, splitLocale, type PageLocale } from '../../contract/page-locales.ts'
import { createSiteApi } from '../../site/api/site-api.ts'
import { serverContext } from '../../site/server-context.ts'
import type { Config } from '../config.ts'
import { pageOfHydration } from '../delivery/deferred-hydration.ts'
import type { IsCacheableCall } from '../delivery/cache-key.ts'
import { HYDRATION_PATH } from '../delivery/hydration-address.ts'
import { createHydrationDeferral } from '../delivery/hydration-deferral.ts'
import { Hydrations } from '../delivery/hydrations.ts'
import { checkManifestFile } from '../delivery/manifest-check.ts'
import { extractScripts } from '../delivery/page-scripts.ts'
import { localeAssets } from '../delivery/locale-assets.ts'
import { ReadCache } from '../delivery/read-cache.ts'
import type { Log } from '../log.ts'
import { projectFolder } from '../project-folder.ts'
import { nextTurn } from '../next-turn.ts'
import { createMissingAddressRecorder } from '../services/missing-addresses.ts'
import { watchSampleContent } from '../services/sample-content.ts'
import type { PreviewStore } from '../store/preview-store.ts'
import type { Database } from '../store/schema.ts'
import { isFromThisSite, type CsrfTokens } from './csrf.ts'
import { redirectOldAddresses } from './old-addresses.ts'
import { createPreviews, isPreview, type RenderedPage, type FinishPage } from './previews.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const RETRY_AFTER_SECONDS = '5'
/** From this status on, a page is an error page, which React Router may write in another format. */
const FAILED = 500

export interface PageParts {
  config: Pick<Config, 'mode' | 'publicUrl' | 'mediaBaseUrl'>
  tokens: CsrfTokens
  db: Kysely<Database>
  previews: PreviewStore
  secret: string
  /** Must not return a revision from before the call. */
  readRevision: () => number | Promise<number>
  api: InProcessApi
  createApiOver: (db: Kysely<Database>) => InProcessApi
  isCacheableCall: IsCacheableCall
  /** @param milliseconds of one render, including its reads */
  onRender?: ((milliseconds: number) => void) | undefined
  log: Log
}

interface InProcessApi {
  request(path: string, init?: RequestInit, environment?: object): Response | Promise<Response>
}

export function createPageRoutes(parts: PageParts): Hono {
  const { config, tokens, db, previews, secret, readRevision, api, createApiOver, isCacheableCall, onRender, log } =
    parts
  // Behind a proxy that terminates TLS, the browser's origin is the public one, not the request's.
  const allowedActionOrigins = config.publicUrl ? [new URL(config.publicUrl).host] : []
  const handlers = createHandlers((locale) => ({ ...build, ...buildOf(locale), allowedActionOrigins }), config.mode)
  const deferral = createHydrationDeferral({ isWanted: config.mode !== 'development', log })
  if (config.mode !== 'development') void checkManifestFile(join(projectFolder, 'build/client', build.assets.url), log)
  const hydrations = new Hydrations()
  const reads = new ReadCache(isCacheableCall)
  const isSamplePublic = watchSampleContent(db, config.publicUrl, readRevision)

  const render = async (request: Request, environment?: object, other?: InProcessApi): Promise<RenderedPage> => {
    const began = performance.now()
    const call = async (path: string, init?: RequestInit) => {
      await nextTurn()
      return (other ?? api).request(path, init, environment)
    }
    const read = other ? call : reads.at(await revisionNow(), call)
    const nonce = randomBytes(16).toString('hex')
    const { locale } = splitLocale(new URL(request.url).pathname)
    const provider = new RouterContextProvider()
    provider.set(serverContext, {
      api: createSiteApi({
        locale: () => locale,
        fetch: (path, init) => (init?.method === undefined ? read(path) : call(path, init)),
        csrfToken: () => tokens.create(),
      }),
      locale,
      csrfToken: () => tokens.create(),
      isCsrfTokenValid: (token, sent) => tokens.isValid(token) && isFromThisSite(sent, config.publicUrl),
      publicUrl: config.publicUrl ?? new URL(request.url).origin,
      mediaBaseUrl: config.mediaBaseUrl,
      isPreview: other !== undefined,
      nonce,
      beforeRender: nextTurn,
      logError: (error, what) => log.error(what, error),
    })
    const [page] = await Promise.all([handlers[locale](request, provider), deferral.checked])
    const isHtml = page.headers.get('Content-Type')?.startsWith('text/html') && page.body
    const html = isHtml ? await page.text() : ''
    onRender?.(performance.now() - began)
    await nextTurn()
    return { page, html, nonce }
  }

  const revisionNow = async () => {
    try {
      return await readRevision()
    } catch {
      return undefined
    }
  }

  const finish: FinishPage = ({ page, html, nonce }, { url, hydrations: cache, isPreview: isDraft }) => {
    const headers = new Headers(page.headers)
    const deferred = url && page.status < FAILED ? deferral.defer(html, url, nonce) : undefined
    if (deferred) cache?.keep(deferred.name, deferred.hydration)
    const finished = extractScripts(deferred?.html ?? html, nonce, isDraft)
    // Vite's development scripts and sockets violate the policy.
    if (config.mode !== 'development')
      headers.set('Content-Security-Policy', contentSecurityPolicy(finished.scripts, config.mediaBaseUrl))
    return new Response(finished.html, { status: page.status, headers })
  }

  const drafts = createPreviews({
    db,
    store: previews,
    secret,
    finish,
    render: (request, store) => render(request, undefined, createApiOver(store)),
  })

  const routes = new Hono()
  routes.get(`${HYDRATION_PATH}/*`, async (context) => {
    const { page, name } = pageOfHydration(new URL(context.req.url))
    if (isPreview(page)) return drafts.answerHydration(context.req.raw, page, name)
    const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'X-Robots-Tag': 'noindex' }
    const immutableHeaders = { ...headers, 'Cache-Control': 'public, max-age=31536000, immutable' }
    const cached = hydrations.find(name)
    if (cached !== undefined) return context.body(cached, 200, immutableHeaders)
    // Made by another process, or evicted: use the current page; React corrects the page where its data differs.
    const { page: current, html, nonce } = await render(new Request(page))
    const deferred = current.status < FAILED && deferral.defer(html, page, nonce)
    if (!deferred) return context.notFound()
    return context.body(
      deferred.hydration,
      200,
      deferred.name === name ? immutableHeaders : { ...headers, 'Cache-Control': 'no-store' },
    )
  })

  routes.use('*', redirectOldAddresses(db, revisionNow, createMissingAddressRecorder({ db, log })))
  routes.all('*', async (context) => {
    const url = new URL(context.req.url)
    if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
      return context.redirect(trimSlashes(url.pathname) + url.search, 301)
    }
    // A form posted from a preview counts as posted from the page itself.
    if (isPreview(url) && ['GET', 'HEAD'].includes(context.req.method)) return drafts.answerPage(context.req.raw, url)
    const { page, html, nonce } = await render(context.req.raw, context.env as object)
    if (html === '') return page
    const finished = finish({ page, html, nonce }, context.req.method === 'GET' ? { url, hydrations } : {})
    finished.headers.set('Cache-Control', 'no-cache')
    if (page.status === 503) finished.headers.set('Retry-After', RETRY_AFTER_SECONDS)
    else if (await isSamplePublic().catch(() => false)) finished.headers.set('X-Robots-Tag', 'noindex')
    return finished
  })
  return routes
}

type PageHandler = ReturnType<typeof createRequestHandler>

function createHandlers(buildOf: (locale: PageLocale) => ServerBuild, mode: string): Record<PageLocale, PageHandler> {
  const handlers = PAGE_LOCALES.map((locale) => [locale, createRequestHandler(buildOf(locale), mode)])
  return Object.fromEntries(handlers) as Record<PageLocale, PageHandler>
}

/** Browsers have files for each language (scripts/build.ts); in development, the same for all. */
function buildOf(locale: PageLocale): Pick<ServerBuild, 'basename' | 'assets'> {
  if (locale === DEFAULT_LOCALE) return build
  const basename = localePath(locale, '/')
  if (import.meta.env.DEV) return { basename, assets: build.assets }
  const file = join(projectFolder, 'build/server', localeAssets(locale))
  return { basename, assets: JSON.parse(readFileSync(file, 'utf8')) as ServerBuild['assets'] }
}

/** A path that began with two slashes would be another site. */
function trimSlashes(pathname: string): string {
  let start = 0
  let end = pathname.length
  while (start < end && pathname[start] === '/') start += 1
  while (end > start && pathname[end - 1] === '/') end -= 1
  return `/${pathname.slice(start, end)}`
}

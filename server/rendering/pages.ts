import { join } from 'node:path'
import { Hono } from 'hono'
import { redirect, RouterContextProvider } from 'react-router'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { localePath, PAGE_LOCALES, shownLocale, splitLocale, type PageLocale } from '../../contract/page-locales.ts'
import { createSiteApi } from '../../site/api/site-api.ts'
import { pageFiles } from '../../site/pages.ts'
import previewScript from '../../site/preview/preview-script.js?raw&in-page'
import { createPageRenderer, faultsIn, withRenderError } from '../../site/render-page.tsx'
import type { Beginning } from '../../site/scripts-begin.tsx'
import { serverContext } from '../../site/server-context.ts'
import type { SiteData } from '../../site/site-data.ts'
import { stateOf } from '../../site/server-pages.ts'
import {
  createHydration,
  hydrationAddress,
  pageOfHydration,
  createHydrations,
} from '../core/delivery/deferred-hydration.ts'
import { HYDRATION_PATH, type IsCacheableCall } from '../core/delivery/cache-key.ts'
import { createFilesOf, DEVELOPMENT_FILES, type FilesOf } from '../core/delivery/page-files.ts'
import { ReadCache } from '../core/delivery/read-cache.ts'
import deferredHydrationScript from '../core/delivery/browser/deferred-hydration-script.js?raw&in-page'
import openingScript from '../core/delivery/browser/opening-script.js?raw&in-page'
import type { Log } from '../core/process/log.ts'
import { projectFolder } from '../core/process/project-folder.ts'
import { nextTurn } from '../core/process/next-turn.ts'
import { createFindForm } from '../form-states/public.ts'
import { createMissingAddressRecorder, redirectOldAddresses } from '../redirects/public.ts'
import { watchSampleContent } from '../core/settings/sample-content.ts'
import type { PreviewStore } from '../core/store/preview-store.ts'
import type { Db } from '../core/store/schema.ts'
import { isFromThisSite, type CsrfTokens } from '../core/accounts/csrf.ts'
import { createPreviews, isPreview, type LoadedPage, type RenderDraft, type RenderPage } from '../previews/public.ts'
import { contentSecurityPolicy } from '../core/http/security-headers.ts'
import type { Mode } from '../core/process/config-values.ts'

const RETRY_AFTER_SECONDS = '5'
/** From this status on, a page is an error page, whose data nobody keeps. */
const FAILED = 500
/** Says which field of a form an element shows: for whoever looks at a page beside its form. */
const FIELD_MARK = / data-field="\w+"/g

export interface PageParts {
  config: { mode: Mode; publicUrl: string | undefined; mediaBaseUrl: string }
  tokens: CsrfTokens
  db: Db
  previews: PreviewStore
  secret: string
  /** Must not return a revision from before the call. */
  readRevision: () => number | Promise<number>
  api: InProcessApi
  createApiOver: (db: Db) => InProcessApi
  isCacheableCall: IsCacheableCall
  /** @param milliseconds of one render, including its reads */
  onRender?: ((milliseconds: number) => void) | undefined
  log: Log
}

/** @returns a redirect, or what a page is rendered from */
type LoadPage = (request: Request, environment?: object, other?: InProcessApi) => Promise<Response | LoadedPage>

interface InProcessApi {
  request(path: string, init?: RequestInit, environment?: object): Response | Promise<Response>
}

export function createPageRoutes(parts: PageParts): { routes: Hono; renderDraft: RenderDraft } {
  const { config, tokens, db, previews, secret, readRevision, api, createApiOver, isCacheableCall, onRender, log } =
    parts
  const pages = forEachLocale(createPageRenderer)
  const filesOf = forEachLocale((locale) => filesFor(config.mode, locale))
  const hydrations = createHydrations()
  const reads = new ReadCache(isCacheableCall)
  const isSamplePublic = watchSampleContent(db, config.publicUrl, readRevision)

  const load: LoadPage = async (request, environment, other) => {
    const call = async (path: string, init?: RequestInit) => {
      await nextTurn()
      return (other ?? api).request(path, init, environment)
    }
    const read = other ? call : reads.at(await revisionNow(), call)
    const url = new URL(request.url)
    const { locale, path } = splitLocale(url.pathname)
    const context = new RouterContextProvider()
    context.set(serverContext, {
      api: createSiteApi({
        locale: () => locale,
        fetch: (path, init) => (init?.method === undefined ? read(path) : call(path, init)),
        csrfToken: () => tokens.create(),
      }),
      locale,
      csrfToken: () => tokens.create(),
      isCsrfTokenValid: (token, sent) => tokens.isValid(token) && isFromThisSite(sent, config.publicUrl),
      publicUrl: config.publicUrl ?? url.origin,
      mediaBaseUrl: config.mediaBaseUrl,
      isPreview: other !== undefined,
    })
    const loaded = await pages[locale].load(request, context)
    if (loaded instanceof Response) return loaded
    const site = loaded.loaderData['root'] as SiteData | undefined
    const shown = shownLocale(site?.settings.languages ?? 'both', locale)
    if (shown !== locale && !other && request.method !== 'POST') return redirect(localePath(shown, path) + url.search)
    for (const fault of faultsIn(loaded, request)) log.error(`${request.method} ${url.pathname}`, fault)
    const state = stateOf(loaded)
    const hydration = state && createHydration(filesOf[locale](pageFiles[state.page] ?? ''), state)
    return { locale, loaded, hydration }
  }

  const revisionNow = () =>
    Promise.resolve()
      .then(readRevision)
      .catch(() => undefined)

  const render: RenderPage = async (request, { locale, loaded, hydration }, { url, cache, isDraft = false }) => {
    await nextTurn()
    const isLate = request.method !== 'POST' && loaded.statusCode < FAILED
    if (hydration && isLate) cache.set(hydration.name, hydration.module)
    const beginning: Beginning | undefined =
      hydration && (isLate ? { address: hydrationAddress(url, hydration.name) } : { module: hydration.module })
    const whole = async () => {
      if (request.method === 'HEAD') return { html: null, status: loaded.statusCode }
      try {
        return { html: await pages[locale].render(loaded, beginning), status: loaded.statusCode }
      } catch (error) {
        log.error(`${request.method} ${url.pathname}`, error)
        return { html: await pages[locale].render(withRenderError(loaded, error), undefined), status: FAILED }
      }
    }
    const { html, status } = await whole()
    await nextTurn()
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' })
    const scripts = [openingScript, deferredHydrationScript, ...(isDraft ? [previewScript] : [])]
    if (beginning && 'module' in beginning) scripts.push(beginning.module)
    // Vite's development scripts and sockets violate the policy.
    if (config.mode !== 'development')
      headers.set('Content-Security-Policy', contentSecurityPolicy(scripts, config.mediaBaseUrl))
    return new Response(isDraft ? html : html?.replaceAll(FIELD_MARK, ''), { status, headers })
  }

  // Building it takes 25 ms.
  let apiOfPreviews: InProcessApi | undefined
  const drafts = createPreviews({
    db,
    store: previews,
    secret,
    findDraft: createFindForm({ db, api }),
    load: (request, store) => load(request, undefined, (apiOfPreviews ??= createApiOver(store))),
    render,
  })

  const routes = new Hono()
  routes.get(`${HYDRATION_PATH}/*`, async (context) => {
    const { page, name } = pageOfHydration(new URL(context.req.url))
    if (isPreview(page)) return drafts.answerHydration(context.req.raw, page, name)
    const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'X-Robots-Tag': 'noindex' }
    const immutableHeaders = { ...headers, 'Cache-Control': 'public, max-age=31536000, immutable' }
    const cached = hydrations.get(name)
    if (cached !== undefined) return context.body(cached, 200, immutableHeaders)
    // Made by another process, or evicted: use the current page; React corrects the page where its data differs.
    const current = await load(new Request(page))
    if (current instanceof Response || !current.hydration || current.loaded.statusCode >= FAILED)
      return context.notFound()
    const isSame = current.hydration.name === name
    return context.body(
      current.hydration.module,
      200,
      isSame ? immutableHeaders : { ...headers, 'Cache-Control': 'no-store' },
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
    const began = performance.now()
    const page = await load(context.req.raw, context.env as object)
    if (page instanceof Response) return page
    const answer = await render(context.req.raw, page, { url, cache: hydrations })
    onRender?.(performance.now() - began)
    answer.headers.set('Cache-Control', 'no-cache')
    if (answer.status === 503) answer.headers.set('Retry-After', RETRY_AFTER_SECONDS)
    else if (await isSamplePublic().catch(() => false)) answer.headers.set('X-Robots-Tag', 'noindex')
    return answer
  })
  return { routes, renderDraft: drafts.renderDraft }
}

/** The parts that each language has of its own. */
function forEachLocale<Part>(make: (locale: PageLocale) => Part): Record<PageLocale, Part> {
  return Object.fromEntries(PAGE_LOCALES.map((locale) => [locale, make(locale)])) as Record<PageLocale, Part>
}

/** Browsers have files for each language (scripts/build.ts); while developing, the same for all. */
function filesFor(mode: Mode, locale: PageLocale): FilesOf {
  if (mode === 'development') return () => DEVELOPMENT_FILES
  return createFilesOf(join(projectFolder, 'build/server'), import.meta.env.DEV ? DEFAULT_LOCALE : locale)
}

/** A path that began with two slashes would be another site. */
function trimSlashes(pathname: string): string {
  let start = 0
  let end = pathname.length
  while (start < end && pathname[start] === '/') start += 1
  while (end > start && pathname[end - 1] === '/') end -= 1
  return `/${pathname.slice(start, end)}`
}

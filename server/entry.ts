import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { href } from '../contract/addresses.ts'
import { WORKER_FILE } from '../contract/discovery/worker-file.ts'
import type { ErrorBody } from '../contract/error.ts'
import { localePath, PAGE_LOCALES } from '../contract/page-locales.ts'
import { createApi, type ApiOptions } from './api.ts'
import { cacheableCalls, listDeclaredRoutes } from './core/api/declared-routes.ts'
import type { IsCacheableCall } from './core/delivery/cache-key.ts'
import { errorAnswer } from './core/api/errors.ts'
import { createSessionCheck } from './core/accounts/session-cookie.ts'
import type { Config } from './config.ts'
import { createSigns } from './brand/sign-routes.ts'
import { createBrowserFileRoutes } from './core/delivery/browser-files.ts'
import { createCompression } from './core/delivery/compression.ts'
import { createDiscoveryRoutes } from './discovery/routes.ts'
import { createAdminRoutes } from './rendering/admin.ts'
import { createAddressOf } from './core/http/client-address.ts'
import { limitCostlyReads } from './rendering/costly-reads.ts'
import { createCsrfTokens, refuseOtherSites, requireCsrfToken } from './core/accounts/csrf.ts'
import { guardForms } from './rendering/forms.ts'
import { createDocumentRoutes } from './core/documents/document-routes.ts'
import { createPageRoutes } from './rendering/pages.ts'
import { createPictureRoutes } from './core/pictures/picture-routes.ts'
import { refuseOtherMethods, refuseUnreadableRequests } from './core/http/request-guards.ts'
import type { Answer } from './core/http/request-listener.ts'
import { removeWorker } from './core/http/removing-worker.ts'
import { DEFAULT_POLICY, securityHeaders } from './core/http/security-headers.ts'
import type { PictureWorkshop } from './core/pictures/picture-workshop.ts'
import { findReplacement } from './core/pictures/pictures.ts'
import type { Db } from './core/store/schema.ts'
import type { Store } from './core/store/store.ts'
import { FEATURES } from './features.ts'

const FORM_PATHS = PAGE_LOCALES.map((locale) => localePath(locale, href('contact')))

export interface ServerParts
  extends
    Pick<Store, 'db' | 'reads' | 'previews' | 'readRevision'>,
    Pick<ApiOptions, 'secret' | 'operations' | 'wakeJobs' | 'deleteMailFiles' | 'log'> {
  workshop: PictureWorkshop
  config: Config
  onRender: (milliseconds: number) => void
}

export interface SiteServer {
  answer: Answer
  isCacheableCall: IsCacheableCall
  /** Patterns such as `/api/v1/news/:id`. */
  apiPaths: readonly string[]
}

/** Composes the server: pictures, browser assets, the API and the pages, behind the shared headers. */
export function createServer(parts: ServerParts): SiteServer {
  const { db, reads, workshop, config, secret, log } = parts
  const tokens = createCsrfTokens(secret)
  const { dataDir, databaseUrl, media } = config
  const shared = {
    ...config,
    ...parts,
    now: () => new Date(),
    addressOf: createAddressOf(config.trustedProxies),
    place: { dataDir, databaseUrl, media },
  }
  const renderDraft: ApiOptions['renderDraft'] = (request, draft) => pages.renderDraft(request, draft)
  const createApiOver = (store: Db, storeOfReads = store) =>
    createApi({ ...shared, db: store, reads: storeOfReads, renderDraft })
  const api = createApiOver(db, reads)
  const declared = listDeclaredRoutes(api)
  const isCacheableCall = cacheableCalls(declared)
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders(context.res.headers.get('Content-Type')))) {
      if (context.res.headers.has(name)) continue
      // Vite violates it, and a 304 would give it to the kept answer.
      if (value === DEFAULT_POLICY && (config.mode === 'development' || context.res.status === 304)) continue
      context.res.headers.set(name, value)
    }
    // A service worker cannot see the cookie.
    if (context.res.headers.has('Set-Cookie')) context.res.headers.set('Cache-Control', 'no-store')
  })
  app.onError(async (error, context) => {
    const answer = errorAnswer(error, context, log)
    if (context.req.path.startsWith('/api/')) return answer
    const { message } = (await answer.json()) as ErrorBody
    return context.text(message, answer.status as ContentfulStatusCode)
  })

  app.use(refuseUnreadableRequests)
  const signs = createSigns(reads, workshop.drawSign)
  const deps = { ...shared, signs, callApi: (path: string) => app.request(`/api/v1${path}`) }
  // Before the guard of methods.
  for (const { formRoutes } of FEATURES) if (formRoutes) app.route('/', formRoutes(deps))
  app.use(refuseOtherMethods(FORM_PATHS))
  app.route(
    '/',
    createPictureRoutes(workshop.files, (key) => findReplacement(db, key)),
  )
  app.route('/', createDocumentRoutes(workshop.files.media, reads))
  for (const { routes } of FEATURES) if (routes) app.route('/', routes(deps))
  // Before the browser files, which give every .txt a lifetime of their own.
  app.route('/', createDiscoveryRoutes({ db: reads, config }))
  if (config.mode !== 'development') app.route('/', createBrowserFileRoutes())
  // Where no extra has built one; and in development, where one of a production build on the same port would stay.
  app.get(WORKER_FILE, removeWorker)

  app.use(
    limitCostlyReads(
      createSessionCheck(secret),
      FEATURES.flatMap(({ costlyPaths }) => costlyPaths ?? []),
    ),
  )
  app.use(createCompression())
  app.use('/api/*', requireCsrfToken(tokens, config.publicUrl))
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env))

  app.route('/', createAdminRoutes({ config, tokens }))
  app.post('*', refuseOtherSites(config.publicUrl), guardForms(tokens))
  const pages = createPageRoutes({ ...parts, tokens, api, createApiOver, isCacheableCall })
  app.route('/', pages.routes)
  return {
    answer: (request, env) => app.fetch(request, env),
    isCacheableCall,
    apiPaths: declared.map(({ path }) => path),
  }
}

import { OpenAPIHono } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { CONTENT_ENTITIES } from '../contract/kinds/index.ts'
import { lazyStaffAuth } from './core/accounts/lazy-staff-auth.ts'
import { createSessionCheck } from './core/accounts/session-cookie.ts'
import type { BackupConfig } from './backup/backup-config.ts'
import type { OperationsDeps } from './health/operations.ts'
import type { Log } from './core/process/log.ts'
import type { PictureWorkshop } from './core/pictures/picture-workshop.ts'
import { pages } from './pages/pages.ts'
import { categories, certificates, clients, declaredKinds, partners, team, timeline } from './kinds/public-kinds.ts'
import type { EnquirySettings } from './enquiries/enquiry-deps.ts'
import type { Database } from './core/store/schema.ts'
import type { SitePlace } from './core/media/site-place.ts'
import { requireAccess } from './core/accounts/access.ts'
import { apiKeysApi } from './core/accounts/api-keys-api.ts'
import { auditApi } from './core/audit/audit-api.ts'
import { backupsApi } from './backup/backups-api.ts'
import { calendarApi } from './core/api/calendar-api.ts'
import { capabilitiesApi } from './capabilities/capabilities-api.ts'
import { contactUsApi } from './enquiries/contact-us-api.ts'
import { contentCalls } from './core/content/content-calls.ts'
import { contentApi, previewsApi } from './core/content/content-api.ts'
import { dashboardApi } from './dashboard/dashboard-api.ts'
import { createRouteLookup, listDeclaredRoutes } from './core/api/declared-routes.ts'
import { describeApi, type ApiDescription } from './core/api/description.ts'
import { errorAnswer, refuseInvalid, refuseUnknownRoute } from './core/api/errors.ts'
import { exportApi } from './transfer/export-api.ts'
import { forgottenPasswordApi } from './core/accounts/forgotten-password-api.ts'
import { answerWithEtag, refuseUnreadableAddress, setCacheControl } from './core/api/guards.ts'
import { importsApi } from './transfer/import/imports-api.ts'
import { mailsApi } from './enquiries/mails-api.ts'
import { messagesApi } from './enquiries/messages-api.ts'
import { newsApi } from './news/news-api.ts'
import { operationsApi } from './health/operations-api.ts'
import { picturesApi } from './core/pictures/pictures-api.ts'
import { projectsApi } from './projects/projects-api.ts'
import { publicKindApi, services } from './core/content/public-kind-api.ts'
import { districtsApi, localLevelsApi, provincesApi } from './regions/regions-api.ts'
import { REFERENCE_PAGE_POLICY, renderReferencePage } from './core/api/reference-page.ts'
import type { ApiEnvironment } from './core/api/router.ts'
import { missingAddressesApi, redirectsApi } from './redirects/redirects-api.ts'
import { searchApi } from './search/search-api.ts'
import { sessionApi } from './core/accounts/session-api.ts'
import { settingsApi } from './settings/settings-api.ts'
import { shortlistApi } from './shortlist/shortlist-api.ts'
import { staffApi } from './core/accounts/staff-api.ts'
import { webhooksApi } from './webhooks/webhooks-api.ts'
import { versionRetentionApi } from './core/content/version-retention-api.ts'

export interface ApiOptions {
  db: Kysely<Database>
  /** For slow reads (store.ts); default `db`. */
  reads?: Kysely<Database>
  log: Log
  now?: () => Date
  contact: EnquirySettings
  /** The client address, from what @hono/node-server passes with a request; undefined if unknown. */
  addressOf?: (environment: unknown) => string | undefined
  staff: { secret: string; publicUrl: string | undefined }
  /** Without it, pictures cannot be uploaded. */
  workshop?: PictureWorkshop
  /** Whether webhooks may lead into private networks. */
  webhooksPrivateNetworks?: boolean
  /** Without a folder, none are made automatically. */
  backup?: BackupConfig
  /** Of the store: without it, no export can be downloaded. */
  place?: SitePlace
  /** Without it, the state of the server cannot be read. */
  operations?: Pick<OperationsDeps, 'readHealth' | 'readCertificateEnd'>
}

const NO_BACKUPS: BackupConfig = {
  target: undefined,
  time: '02:30',
  kept: { daily: 0, weekly: 0, monthly: 0 },
  passPhrase: undefined,
  passPhraseFile: undefined,
}

/** For the typed client (`hc<ApiType>`). */
export type ApiType = ReturnType<typeof createApi>

/** The API (specification section 7). CSRF tokens are checked by the server that mounts it. */
export function createApi({
  db,
  reads = db,
  log,
  now = () => new Date(),
  contact,
  addressOf = () => undefined,
  staff,
  workshop,
  webhooksPrivateNetworks = false,
  backup = NO_BACKUPS,
  place,
  operations,
}: ApiOptions) {
  const parts = { db, reads, log, now, addressOf }
  const auth = lazyStaffAuth({ db, log, ...staff })
  // Not strict: a slash at the end is allowed.
  const api = new OpenAPIHono<ApiEnvironment>({ defaultHook: refuseInvalid, strict: false }).basePath('/api/v1')
  api.onError((error, context) => errorAnswer(error, context, log))
  api.notFound((context) => refuseUnknownRoute(context, api.routes))
  api.use(setCacheControl, answerWithEtag, refuseUnreadableAddress)

  // Made on demand, to start faster. Before the check of access, since it is public.
  let made: ApiDescription | undefined
  const description = () => (made ??= describeApi(api))
  api.get('/openapi.json', (context) => context.json(description()))
  api.get('/', async (context) => {
    context.header('Content-Security-Policy', REFERENCE_PAGE_POLICY)
    return context.html(await renderReferencePage(description(), (path) => api.request(path)))
  })

  const findRoute = createRouteLookup(() => listDeclaredRoutes(api))
  api.use(requireAccess({ ...parts, auth, hasSession: createSessionCheck(staff.secret), findRoute }))

  const webhooks = {
    secret: staff.secret,
    allowsPrivate: webhooksPrivateNetworks,
    wakeJobs: contact.wakeJobs,
  }
  const resources = api
    .route('/services', publicKindApi(parts, services))
    .route('/news', newsApi(parts))
    .route('/categories', publicKindApi(parts, categories))
    .route('/projects', projectsApi(parts))
    .route('/capabilities', capabilitiesApi(parts))
    .route('/teams', publicKindApi(parts, team))
    .route('/shortlist', shortlistApi(parts))
    .route('/partners', publicKindApi(parts, partners))
    .route('/clients', publicKindApi(parts, clients))
    .route('/certificates', publicKindApi(parts, certificates))
    .route('/timeline', publicKindApi(parts, timeline))
    .route('/pages', publicKindApi(parts, pages))
    .route('/settings', settingsApi(parts))
    .route('/pictures', picturesApi(parts, workshop))
    .route('/provinces', provincesApi(parts))
    .route('/districts', districtsApi(parts))
    .route('/local-levels', localLevelsApi(parts))
    .route('/search', searchApi(parts))
    .route('/contact-us', contactUsApi(parts, contact))
    .route('/content', contentApi(parts))
    .route('/content', previewsApi(parts, staff.secret))
    .route('/dashboard', dashboardApi(parts, contact, staff.publicUrl, backup))
    .route('/calendar', calendarApi())
    .route('/redirects', redirectsApi(parts))
    .route('/missing-addresses', missingAddressesApi(parts))
    .route('/', sessionApi(parts, auth, contact, staff))
    .route('/', forgottenPasswordApi(parts, auth, contact, staff))
    .route('/messages', messagesApi(parts, contact))
    .route('/mails', mailsApi(parts, contact))
    .route('/', staffApi(parts, auth, staff.publicUrl))
    .route('/audit', auditApi(parts))
    .route('/backups', backupsApi(parts, backup, contact.wakeJobs))
    .route('/api-keys', apiKeysApi(parts))
    .route('/webhooks', webhooksApi(parts, webhooks))
    .route('/export', exportApi(parts, place))
    .route('/version-retention', versionRetentionApi(parts))
    .route(
      '/operations',
      operationsApi(
        parts,
        operations && {
          ...operations,
          publicUrl: staff.publicUrl,
          backup,
          hasNoMailServer: contact.hasNoMailServer,
        },
      ),
    )
    .route('/imports', importsApi(parts, place, contact.wakeJobs))
  for (const kind of declaredKinds) api.route(`/${kind.kind.entity}`, publicKindApi(parts, kind))
  for (const entity of CONTENT_ENTITIES) api.route(`/${entity}`, contentCalls(parts, entity))
  return resources
}

import { OpenAPIHono } from '@hono/zod-openapi'
import { CONTENT_ENTITIES } from '../contract/kinds/index.ts'
import type { BackupConfig } from './backup/backup-config.ts'
import { requireAccess } from './core/accounts/access.ts'
import { apiKeysApi } from './core/accounts/api-keys-api.ts'
import { forgottenPasswordApi } from './core/accounts/forgotten-password-api.ts'
import { lazyStaffAuth } from './core/accounts/lazy-staff-auth.ts'
import { haveOneEffect } from './core/accounts/one-effect.ts'
import { passkeysApi } from './core/accounts/passkeys-api.ts'
import { sessionApi } from './core/accounts/session-api.ts'
import { createSessionCheck } from './core/accounts/session-cookie.ts'
import { staffApi } from './core/accounts/staff-api.ts'
import { calendarApi } from './core/api/calendar-api.ts'
import { createRouteLookup, listDeclaredRoutes } from './core/api/declared-routes.ts'
import { describeApi, type ApiDescription } from './core/api/description.ts'
import { errorAnswer, refuseInvalid, refuseUnknownRoute } from './core/api/errors.ts'
import { answerWithEtag, refuseUnreadableAddress, setCacheControl } from './core/api/guards.ts'
import type { ApiEnvironment } from './core/api/router.ts'
import { auditApi } from './core/accounts/audit-api.ts'
import { contentApi } from './core/content/content-api.ts'
import { contentCalls } from './core/content/content-calls.ts'
import { versionRetentionApi } from './core/content/version-retention-api.ts'
import { documentsApi } from './core/documents/documents-api.ts'
import type { ApiDeps, FeatureEnvironment, ReadinessChecks, StaffDeps } from './core/feature.ts'
import { NO_MAIL_VARIABLES, type MailEnvironment } from './core/mail/mail-config.ts'
import type { SitePlace } from './core/media/site-place.ts'
import { picturesApi } from './core/pictures/pictures-api.ts'
import type { PictureWorkshop } from './core/pictures/picture-workshop.ts'
import type { Log } from './core/process/log.ts'
import type { Db } from './core/store/schema.ts'
import type { EnquirySettings } from './enquiries/enquiry-deps.ts'
import { FEATURES } from './features.ts'

export interface ApiOptions {
  db: Db
  /** For slow reads (store.ts); default `db`. */
  reads?: Db
  log: Log
  now?: () => Date
  contact: EnquirySettings
  /** The client address, from what @hono/node-server passes with a request; undefined if unknown. */
  addressOf?: (environment: unknown) => string | undefined
  staff: StaffDeps
  /** Without it, pictures cannot be uploaded. */
  workshop?: PictureWorkshop
  environment?: FeatureEnvironment
  mail?: MailEnvironment
  /** Without a folder, none are made automatically. */
  backup?: BackupConfig
  /** Of the store: without it, no export can be downloaded. */
  place?: SitePlace
  /** Without it, the state of the server cannot be read. */
  operations?: ApiDeps['operations']
  renderDraft?: ApiDeps['renderDraft']
}

const NO_BACKUPS: BackupConfig = {
  target: undefined,
  time: '02:30',
  kept: { daily: 0, weekly: 0, monthly: 0 },
  passPhrase: undefined,
  passPhraseFile: undefined,
}

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
  environment = {} as FeatureEnvironment,
  mail = NO_MAIL_VARIABLES,
  backup = NO_BACKUPS,
  place,
  operations,
  renderDraft,
}: ApiOptions) {
  const parts = { db, reads, log, now, addressOf }
  const { wakeJobs } = contact
  const warnings = FEATURES.flatMap(({ warning }) => warning ?? [])
  const setUpSteps = FEATURES.flatMap((feature) => feature.setUpSteps ?? [])
  const readiness: ReadinessChecks = Object.assign({}, ...FEATURES.map((feature) => feature.readiness))
  const features = { warnings, setUpSteps, readiness }
  const program = { staff, environment, mail, place, wakeJobs, contact, backup, operations, workshop, renderDraft }
  const deps: ApiDeps = { ...parts, ...program, ...features }
  const auth = lazyStaffAuth({ db, log, ...staff })
  // Not strict: a slash at the end is allowed.
  const api = new OpenAPIHono<ApiEnvironment>({ defaultHook: refuseInvalid, strict: false }).basePath('/api/v1')
  api.onError((error, context) => errorAnswer(error, context, log))
  api.notFound((context) => refuseUnknownRoute(context, api.routes))
  api.use(setCacheControl, answerWithEtag, refuseUnreadableAddress)

  // Made on demand, to start faster. Before the check of access, since it is public.
  let made: ApiDescription | undefined
  for (const path of ['/', '/openapi.json'])
    api.get(path, (context) => context.json((made ??= describeApi(api, FEATURES))))

  const findRoute = createRouteLookup(() => listDeclaredRoutes(api))
  api.use(requireAccess({ ...parts, auth, hasSession: createSessionCheck(staff.secret), findRoute }))
  api.use(haveOneEffect({ db, now, secret: staff.secret }))

  for (const feature of FEATURES) {
    for (const [path, router] of Object.entries(feature.api?.(deps) ?? {})) api.route(path, router)
  }
  api.route('/pictures', picturesApi({ ...parts, workshop }))
  api.route('/documents', documentsApi({ ...parts, media: workshop?.files.media, wakeJobs }))
  api.route('/content', contentApi(parts))
  api.route('/calendar', calendarApi())
  const sessions = { db, now, auth, wakeJobs, secret: staff.secret, publicUrl: staff.publicUrl }
  api.route('/', sessionApi(sessions))
  api.route('/', passkeysApi(sessions))
  api.route('/', forgottenPasswordApi(parts, auth, contact, staff))
  api.route('/', staffApi({ ...parts, ...staff, auth, mail, wakeJobs }))
  api.route('/audit', auditApi(parts))
  api.route('/api-keys', apiKeysApi(parts))
  api.route('/version-retention', versionRetentionApi(parts))
  for (const entity of CONTENT_ENTITIES) api.route(`/${entity}`, contentCalls(parts, entity))
  return api
}

import { OpenAPIHono } from '@hono/zod-openapi'
import { CONTENT_ENTITIES } from '../contract/kinds/index.ts'
import { requireAccess } from './core/accounts/access.ts'
import { lazyStaffAuth } from './core/accounts/lazy-staff-auth.ts'
import { haveOneEffect } from './core/accounts/one-effect.ts'
import { noteRefusedCall } from './core/accounts/refusals.ts'
import { passkeysApi } from './core/accounts/passkeys-api.ts'
import { sessionApi } from './core/accounts/session-api.ts'
import { createSessionParts } from './core/accounts/session-parts.ts'
import { createSessionCheck } from './core/accounts/session-cookie.ts'
import { staffApi } from './core/accounts/staff-api.ts'
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
import type { ApiDeps, ReadinessChecks } from './core/feature.ts'
import { picturesApi } from './core/pictures/pictures-api.ts'
import { FEATURES, PAPERS } from './features.ts'

/** From the composition; the rest of what calls need is declared by the features. */
export type ApiOptions = Omit<ApiDeps, 'auth' | 'warnings' | 'setUpSteps' | 'readiness' | 'papers'>

export type ApiType = ReturnType<typeof createApi>

const coreCalls = (deps: ApiDeps) => ({
  '/pictures': picturesApi(deps),
  '/documents': documentsApi(deps),
  '/content': contentApi(deps),
  '/audit': auditApi(deps),
  '/version-retention': versionRetentionApi(deps),
})

/** The API (specification section 7). CSRF tokens are checked by the server that mounts it. */
export function createApi(options: ApiOptions) {
  const { log, secret } = options
  const deps: ApiDeps = {
    ...options,
    auth: lazyStaffAuth(options),
    warnings: FEATURES.flatMap(({ warning }) => warning ?? []),
    setUpSteps: FEATURES.flatMap((feature) => feature.setUpSteps ?? []),
    readiness: Object.assign({}, ...FEATURES.map((feature) => feature.readiness)) as ReadinessChecks,
    papers: PAPERS,
  }
  // Not strict: a slash at the end is allowed.
  const api = new OpenAPIHono<ApiEnvironment>({ defaultHook: refuseInvalid, strict: false }).basePath('/api/v1')
  api.onError(async (error, context) => {
    await noteRefusedCall(deps, error, context)
    return errorAnswer(error, context, log)
  })
  api.notFound((context) => refuseUnknownRoute(context, api.routes))
  api.use(setCacheControl, answerWithEtag, refuseUnreadableAddress)

  // Made on demand, to start faster. Before the check of access, since it is public.
  let made: ApiDescription | undefined
  for (const path of ['/', '/openapi.json'])
    api.get(path, (context) => context.json((made ??= describeApi(api, FEATURES))))

  const findRoute = createRouteLookup(() => listDeclaredRoutes(api))
  const hasSession = createSessionCheck(secret)
  const checkKey = FEATURES.find((feature) => feature.apiKeyCheck)?.apiKeyCheck?.(deps)
  api.use(requireAccess({ ...deps, hasSession, checkKey, findRoute }))
  api.use(haveOneEffect(deps))

  for (const { api: callsOf } of [...FEATURES, { api: coreCalls }])
    for (const [path, router] of Object.entries(callsOf?.(deps) ?? {})) api.route(path, router)
  const sessions = createSessionParts(deps)
  for (const router of [sessionApi(sessions), passkeysApi(sessions), staffApi(deps)]) api.route('/', router)
  for (const entity of CONTENT_ENTITIES) api.route(`/${entity}`, contentCalls(deps, entity))
  return api
}

import { matchedRoutes } from 'hono/route'
import type { Context, MiddlewareHandler } from 'hono'
import { findSignedIn, type Caller, type SignedIn } from '../auth/sign-in.ts'
import type { StaffAuth } from '../auth/staff-auth.ts'
import type { Actor } from '../services/audit.ts'
import { ServiceError } from '../services/service-error.ts'
import type { ApiEnvironment, ApiParts } from './router.ts'

/** What everybody may call. */
const PUBLIC_CALLS = new Set([
  'GET /',
  'GET /openapi.json',
  'GET /services',
  'GET /services/slug/:slug',
  'GET /news',
  'GET /news/slug/:slug',
  'GET /categories',
  'GET /projects',
  'GET /projects/facets',
  'GET /projects/slug/:slug',
  'GET /teams',
  'GET /partners',
  'GET /clients',
  'GET /timeline',
  'GET /pages',
  'GET /pages/:key',
  'GET /settings',
  'GET /provinces',
  'GET /districts',
  'POST /contact-us',
  'POST /contact-us/proof',
  'POST /session',
  'POST /session/second-factor',
  'POST /password/link',
  'POST /password/forgotten',
])

/** What every member of staff may call besides. Not here: settings, accounts, and what cannot be undone (docs/operations.md). */
const EDITOR_CALLS = new Set([
  'GET /session',
  'PATCH /session',
  'DELETE /session',
  'GET /sessions',
  'DELETE /sessions/:id',
  'PUT /password',
  'POST /second-factor',
  'POST /second-factor/confirmation',
  'POST /second-factor/removal',
  'POST /news',
  'PATCH /news/:id',
  'DELETE /news/:id',
  'POST /teams',
  'PATCH /teams/:id',
  'DELETE /teams/:id',
  'POST /services',
  'PATCH /services/:id',
  'DELETE /services/:id',
  'POST /projects',
  'PATCH /projects/:id',
  'DELETE /projects/:id',
  'POST /partners',
  'PATCH /partners/:id',
  'DELETE /partners/:id',
  'POST /clients',
  'PATCH /clients/:id',
  'DELETE /clients/:id',
  'POST /timeline',
  'PATCH /timeline/:id',
  'DELETE /timeline/:id',
  'POST /categories',
  'PATCH /categories/:id',
  'DELETE /categories/:id',
  'PATCH /pages/:id',
  'GET /dashboard',
  'GET /content',
  'GET /content/:entity',
  'PUT /content/:entity/order',
  'GET /content/:entity/:id',
  'PUT /content/:entity/:id/publication',
  'DELETE /content/:entity/:id/publication',
  'DELETE /content/:entity/:id/schedule',
  'GET /content/:entity/:id/revisions',
  'GET /content/:entity/:id/revisions/:number',
  'POST /content/:entity/:id/restoration',
  'POST /content/:entity/:id/recovery',
  'POST /content/:entity/:id/preview',
  'GET /pictures',
  'GET /pictures/:id',
  'POST /pictures',
  'PATCH /pictures/:id',
  'PUT /pictures/:id/file',
  'GET /messages',
  'GET /messages/export',
  'GET /messages/:id',
  'PATCH /messages/:id',
  'POST /messages/:id/release',
  'GET /mails',
  'GET /mails/:id',
  'POST /mails/:id/retry',
  'GET /colleagues',
])

interface AccessParts extends ApiParts {
  auth: () => Promise<StaffAuth>
  /** Whether a `Cookie` header has a session that this site has signed. Others never load what looks sessions up. */
  hasSession: (cookie: string | undefined) => boolean
}

/**
 * Stands before every handler. Deny by default: a call that stands in neither list above is for owners alone, so that one
 * which nobody thought of is open to nobody it should not be.
 */
export function requireAccess({ db, auth, addressOf, hasSession }: AccessParts): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const caller = callerOf(context, addressOf)
    context.set('caller', caller)
    let found: Promise<SignedIn | undefined> | undefined
    context.set('findSignedIn', () => {
      if (!hasSession(caller.cookie)) return Promise.resolve(undefined)
      return (found ??= auth().then((loaded) => findSignedIn(loaded, db, caller)))
    })
    const call = callOf(context)
    if (call === undefined || PUBLIC_CALLS.has(call)) await next()
    else if (EDITOR_CALLS.has(call)) await requireStaff(context, next)
    else await requireOwner(context, next)
    // A session that is used is made longer, and its cookie with it: unless the call itself has just set another.
    if (!found || context.res.headers.has('Set-Cookie')) return
    for (const cookie of (await found)?.cookies ?? []) context.res.headers.append('Set-Cookie', cookie)
  }
}

/** Refuses, with 401, who is not signed in. */
export const requireStaff: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  const signedIn = await context.var.findSignedIn()
  if (!signedIn) throw new ServiceError('unauthorized', 'Sign in first')
  context.set('signedIn', signedIn)
  await next()
}

/** Refuses, with 401, who is not signed in, and with 403 who is no owner. */
export const requireOwner: MiddlewareHandler<ApiEnvironment> = (context, next) =>
  requireStaff(context, async () => {
    if (context.var.signedIn?.staff.role !== 'owner') throw new ServiceError('forbidden', 'Only an owner may do this')
    await next()
  })

/** Who is signed in, behind one of the guards above. */
export function signedInOf(context: Context<ApiEnvironment>): SignedIn {
  const { signedIn } = context.var
  if (!signedIn) throw new Error(`${context.req.method} ${context.req.path} is open, and its handler asks who is signed in`)
  return signedIn
}

/** Whether staff ask a call that is open to everybody; what they are then answered is for them alone. */
export async function isAskedByStaff(context: Context<ApiEnvironment>): Promise<boolean> {
  const signedIn = await context.var.findSignedIn()
  if (signedIn) context.set('signedIn', signedIn)
  return signedIn !== undefined
}

/** Who does it, for the audit log. */
export function actorOf(context: Context<ApiEnvironment>): Actor {
  const { staff } = signedInOf(context)
  return { id: staff.id, email: staff.email, role: staff.role, address: context.var.caller.address }
}

/** The call that will answer, such as 'PATCH /news/:id'; undefined where none will. */
function callOf(context: Context): string | undefined {
  const route = matchedRoutes(context).find(({ method }) => method !== 'ALL')
  return route && `${route.method} ${route.path.replace(/^\/api\/v1(?=\/|$)/, '').replace(/(?<=.)\/$/, '') || '/'}`
}

function callerOf(context: Context, addressOf: ApiParts['addressOf']): Caller {
  return { cookie: context.req.header('Cookie'), userAgent: context.req.header('User-Agent'), address: addressOf(context.env) }
}

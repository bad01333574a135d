import { matchedRoutes } from 'hono/route'
import type { Context, MiddlewareHandler } from 'hono'
import { bearsApiKey, createApiKeyCheck } from './api-key.ts'
import type { Caller, SignedIn } from '../api/caller.ts'
import { findSignedIn } from './sign-in.ts'
import type { StaffAuth } from './staff-auth.ts'
import type { Actor } from '../audit/audit.ts'
import { ServiceError } from '../process/service-error.ts'
import type { DeclaredRoute, RoutePlace } from '../api/declared-routes.ts'
import { createKeyCalls } from './key-calls.ts'
import type { ApiEnvironment, ApiParts } from '../api/router.ts'

interface AccessParts extends ApiParts {
  auth: () => Promise<StaffAuth>
  /** Checks the signature only: other requests never load the session lookup. */
  hasSession: (cookie: string | undefined) => boolean
  findRoute: (route: RoutePlace) => DeclaredRoute | undefined
}

/** Checks each call's declared access before its handler. Deny by default: without a declaration, owners only. */
export function requireAccess({
  db,
  auth,
  now,
  addressOf,
  hasSession,
  findRoute,
}: AccessParts): MiddlewareHandler<ApiEnvironment> {
  const answerKeyCall = createKeyCalls(createApiKeyCheck({ db, now }))
  return async (context, next) => {
    const caller = callerOf(context, addressOf)
    context.set('caller', caller)
    let found: Promise<SignedIn | undefined> | undefined
    context.set('findSignedIn', () => {
      if (!hasSession(caller.cookie)) return Promise.resolve(undefined)
      return (found ??= auth().then((loaded) => findSignedIn(loaded, db, caller)))
    })
    const route = matchedRoutes(context).find(({ method }) => method !== 'ALL')
    const authorization = context.req.header('Authorization')
    if (bearsApiKey(authorization)) return answerKeyCall(context, authorization, route && findRoute(route), next)
    // Without a route, only "not found" follows.
    const access = route ? (findRoute(route)?.access ?? 'owner') : 'public'
    if (access === 'public') await next()
    else if (access === 'staff') await requireStaff(context, next)
    else await requireOwner(context, next)
    // Renews the session cookie, unless the call itself has set one.
    if (!found || context.res.headers.has('Set-Cookie')) return
    for (const cookie of (await found)?.cookies ?? []) context.res.headers.append('Set-Cookie', cookie)
  }
}

export const requireStaff: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  const signedIn = await context.var.findSignedIn()
  if (!signedIn) throw new ServiceError('unauthorized', 'Sign in first')
  context.set('signedIn', signedIn)
  await next()
}

export const requireOwner: MiddlewareHandler<ApiEnvironment> = (context, next) =>
  requireStaff(context, async () => {
    if (context.var.signedIn?.staff.role !== 'owner') throw new ServiceError('forbidden', 'Only an owner may do this')
    await next()
  })

/** Requires one of the guards above. */
export function signedInOf(context: Context<ApiEnvironment>): SignedIn {
  const { signedIn } = context.var
  if (!signedIn)
    throw new Error(`${context.req.method} ${context.req.path} is public, but its handler requires a signed-in caller`)
  return signedIn
}

/** Whether staff call a public route; their answer is not cached. */
export async function isAskedByStaff(context: Context<ApiEnvironment>): Promise<boolean> {
  const signedIn = await context.var.findSignedIn()
  if (signedIn) context.set('signedIn', signedIn)
  return signedIn !== undefined
}

export function actorOf(context: Context<ApiEnvironment>): Actor {
  const { apiKey, caller } = context.var
  if (apiKey) {
    const { id, name } = apiKey
    return { id: null, email: `API key “${name}”`, role: 'editor', apiKey: { id, name }, address: caller.address }
  }
  const { staff } = signedInOf(context)
  return { id: staff.id, email: staff.email, role: staff.role, address: caller.address }
}

function callerOf(context: Context, addressOf: ApiParts['addressOf']): Caller {
  return {
    // A page of another site cannot send a key, but would bring the cookies of whoever looks at it.
    cookie: bearsApiKey(context.req.header('Authorization')) ? undefined : context.req.header('Cookie'),
    userAgent: context.req.header('User-Agent'),
    address: addressOf(context.env),
  }
}

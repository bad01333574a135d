import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { ApiKeyUse, Caller, SignedIn, Access, ApiEnvironment, ApiParts } from '../api/router.ts'
import { requireProof } from './proof.ts'
import { bearsApiKey, type ApiKeyCheck } from './api-keys.ts'
import { findSignedIn } from './sign-in.ts'
import type { StaffAuth } from './staff-auth.ts'
import type { Actor } from '../audit/audit.ts'
import { forbidden, ServiceError, tooMany } from '../process/service-error.ts'
import { isAtLeast, type StaffRole } from '../../../contract/accounts/staff-roles.ts'
import type { KeyArea } from '../../../contract/kinds/key-scopes.ts'
import { createLimiter, QueueFullError, type Limiter } from '../process/limiter.ts'
import type { DeclaredRoute, RoutePlace } from '../api/declared-routes.ts'

interface AccessParts extends ApiParts {
  auth: () => Promise<StaffAuth>
  /** Undefined: there are no keys. */
  checkKey: ApiKeyCheck | undefined
  /** Checks the signature only: other requests never load the session lookup. */
  hasSession: (cookie: string | undefined) => boolean
  findRoute: (route: RoutePlace) => DeclaredRoute | undefined
}

/** Checks each call's declared access before its handler. Deny by default: without a declaration, owners only. */
export function requireAccess({ db, auth, checkKey, addressOf, hasSession, findRoute }: AccessParts) {
  const answerKeyCall = createKeyCalls(checkKey)
  return createMiddleware<ApiEnvironment>(async (context, next) => {
    const caller = callerOf(context, addressOf)
    context.set('caller', caller)
    let found: Promise<SignedIn | undefined> | undefined
    context.set('findSignedIn', () => {
      if (!hasSession(caller.cookie)) return Promise.resolve(undefined)
      return (found ??= auth().then((loaded) => findSignedIn(loaded, db, caller)))
    })
    const route = matchedRoutes(context).find(({ method }) => method !== 'ALL')
    const authorization = context.req.header('Authorization')
    const declared = route && findRoute(route)
    if (bearsApiKey(authorization)) return answerKeyCall(context, authorization, declared, next)
    // Without a route, only "not found" follows.
    const access = route ? (declared?.access ?? 'owner') : 'public'
    if (access === 'public') {
      context.set('isForm', declared !== undefined && !declared.readsKey)
      await next()
    } else {
      const { sessionId } = await requireRole(context, access)
      if (declared?.isGuarded) await requireProof(db, sessionId)
      await next()
    }
    // Renews the session cookie, unless the call itself has set one.
    if (!found || context.res.headers.has('Set-Cookie')) return
    for (const cookie of (await found)?.cookies ?? []) context.res.headers.append('Set-Cookie', cookie)
  })
}

/** The role that a call needs at least, and what others are told. */
const NEEDED: Record<Exclude<Access, 'public'>, { least: StaffRole; refusal: string }> = {
  reader: { least: 'reader', refusal: 'Only staff may do this' },
  author: { least: 'author', refusal: 'A reader may change nothing' },
  staff: { least: 'editor', refusal: 'Only an editor may do this' },
  bids: { least: 'bids', refusal: 'Only a bid writer may do this' },
  owner: { least: 'owner', refusal: 'Only an owner may do this' },
}

async function requireRole(context: Context<ApiEnvironment>, access: Exclude<Access, 'public'>): Promise<SignedIn> {
  const signedIn = await context.var.findSignedIn()
  if (!signedIn) throw new ServiceError('unauthorized', 'Sign in first')
  context.set('signedIn', signedIn)
  const { least, refusal } = NEEDED[access]
  if (!isAtLeast(signedIn.staff.role, least)) throw forbidden(refusal)
  return signedIn
}

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
    origin: context.req.header('Origin'),
  }
}

/** Calls of one key at the same time, by each process. */
const AT_ONCE = { concurrency: 4, maxQueued: 40 }
const KEYS_AT_ONCE = 1000
const ENTITY = ':entity'

/** Returns a function that answers calls of programs: public reads, and what the key's scopes allow. */
export function createKeyCalls(checkKey: ApiKeyCheck | undefined) {
  const limiters = new LRUCache<number, Limiter>({ max: KEYS_AT_ONCE, memoMethod: () => createLimiter(AT_ONCE) })

  /** @throws ServiceError unauthorized, forbidden, too_many_requests */
  return async (
    context: Context<ApiEnvironment>,
    authorization: string,
    route: DeclaredRoute | undefined,
    next: () => Promise<void>,
  ): Promise<void> => {
    // RFC 9110, section 11.6.1; it stays in the answer of an error only.
    context.header('WWW-Authenticate', 'Bearer')
    const key = await checkKey?.(authorization, context.var.caller.address)
    if (!key) throw new ServiceError('unauthorized', 'This site takes no API keys')
    context.header('WWW-Authenticate', undefined)
    context.set('apiKey', key)
    refuseOutOfScope(key, route, context.req.path)
    try {
      await limiters.memo(key.id).run(next)
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      throw tooMany('This API key makes too many calls at the same time: send the next one after an answer', 1)
    }
  }
}

/** @param route undefined: only "not found" follows */
function refuseOutOfScope({ name, scopes }: ApiKeyUse, route: DeclaredRoute | undefined, path: string): void {
  if (!route || (route.access === 'public' && route.method === 'GET')) return
  if (!route.keyScope) throw forbidden('No API key can make this call')
  const [place, right] = route.keyScope.split(':')
  const area = place === '{entity}' ? path.split('/')[route.path.split('/').indexOf(ENTITY)] : place
  const given = scopes[area as KeyArea]
  if (given === 'write' || given === right) return
  throw forbidden(`The API key “${name}” may not ${right} ${area}`)
}

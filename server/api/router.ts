import { createRoute as createOpenApiRoute, OpenAPIHono, z, type RouteConfig } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { errorBodySchema } from '../../contract/error.ts'
import type { Caller, SignedIn } from '../auth/sign-in.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/schema.ts'

/** What the resources work with. */
export interface ApiParts {
  db: Kysely<Database>
  /** For reads that may take long. */
  reads: Kysely<Database>
  log: Log
  /** The time at which a message is received; tests set it. */
  now: () => Date
  /** The network address of a request's sender, from what the server hands over with it; undefined where it is not known. */
  addressOf: (environment: unknown) => string | undefined
}

/** What is known of a request before its handler. */
export interface ApiEnvironment {
  Variables: {
    caller: Caller
    /** Who is signed in. Asked of the store once for a request, and only where the answer matters. */
    findSignedIn: () => Promise<SignedIn | undefined>
    /** The same, behind the guards of staff. */
    signedIn?: SignedIn
  }
}

/** Who may make a call: everybody, whoever is signed in, or owners alone. */
export type Access = 'public' | 'staff' | 'owner'

type RouteAccess =
  | {
      access: 'public'
      /**
       * For reads of content: the query parameters with which an answer is cached until content changes. Not among them: search
       * words, of which there is no end. Left out: the answer is never cached.
       */
      cache?: readonly string[]
    }
  | { access: 'staff' | 'owner'; cache?: never }

/**
 * Declares a call of the API. OpenAPI shows `access` as `security` with the role as scope, and as `x-access`, by which
 * access.ts decides.
 */
export function createRoute<P extends string, R extends Omit<RouteConfig, 'path'> & { path: P }>(
  route: R & RouteAccess,
) {
  const { access, cache, ...config } = route
  return createOpenApiRoute<P, R>({
    ...(config as unknown as R),
    security: access === 'public' ? [] : [{ session: [access] }],
    'x-access': access,
    ...(cache && { 'x-cache': cache }),
  })
}

/** What every list has for `cache`. */
export const LIST_PARAMETERS = ['locale', 'page', 'limit']

/** A router of one resource. Refused values and errors are answered by the API that it is mounted in. */
export const createRouter = () => new OpenAPIHono<ApiEnvironment>()

/** An answer as OpenAPI has it. @param example for a call whose answer the reference page cannot ask for itself */
export const answer = <Schema extends z.ZodType>(schema: Schema, description: string, example?: z.input<Schema>) => ({
  description,
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
})

/** The parameter of calls for one thing by its number. What is no number is the id of nothing: 404. */
export const idParameter = z.object({
  id: z
    .string()
    .transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0))
    .meta({ type: 'integer', minimum: 1 }),
})

/** A body as OpenAPI has it. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
})

/** A body that is a file. */
export const fileBody = {
  required: true,
  content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
}

const error = (description: string) => answer(errorBodySchema, description)

/** What every list can answer. */
export const listErrors = {
  400: error('The address cannot be read, or its query string is too long'),
  422: error('A query parameter is not valid: `fields` names it'),
  500: error('Something went wrong'),
  503: error('The database cannot be reached at the moment: `Retry-After` says when to try again'),
} as const

/** What every call for one thing can answer. */
export const oneErrors = { ...listErrors, 404: error('There is no such thing, or it is not published') } as const

/** What every call with a body can answer. */
export const bodyErrors = {
  400: error('The body is no JSON'),
  403: error('The X-CSRF-TOKEN header is missing or has expired, or the call comes from another site'),
  413: error('The body is too large'),
  415: error('The body is not application/json'),
  422: error('Some fields are not valid: `fields` names them'),
  500: error('Something went wrong; nothing was stored'),
  503: error('The database cannot be reached at the moment: `Retry-After` says when to try again'),
} as const

/** What a call that many could make at once can answer besides. */
export const limitError = {
  429: error(
    'Too many came within the hour: `Retry-After` says after how many seconds there is room; nothing was stored',
  ),
} as const

/** What a read that takes long can answer besides. */
export const busyError = {
  429: error('Too many costly reads are waiting: `Retry-After` says after how many seconds to try again'),
} as const

const signInErrors = {
  401: error('Nobody is signed in, or what was given is wrong'),
  403: error(
    'The X-CSRF-TOKEN header is missing or has expired, the call comes from another site, or the role is not allowed to do this',
  ),
} as const

/** What every call of staff without a body can answer. */
export const staffErrors = { ...listErrors, ...signInErrors } as const
/** What every call of staff for one thing can answer. */
export const staffOneErrors = { ...oneErrors, ...signInErrors } as const
/** What every call of staff with a body can answer. */
export const staffBodyErrors = {
  ...bodyErrors,
  ...signInErrors,
  409: error('It is not as the caller thinks: the message says what is'),
} as const
/** What every call of staff for one thing with a body can answer. */
export const staffOneBodyErrors = { ...staffBodyErrors, 404: error('There is no such thing') } as const

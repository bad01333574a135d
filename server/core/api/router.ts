import { z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { KeyScopes, KeyArea, KeyRight } from '../../../contract/kinds/key-scopes.ts'
import type { Staff } from '../../../contract/accounts/staff.ts'
import { errorBodySchema } from '../../../contract/error.ts'
import { blockTypes } from '../../../contract/fields/blocks-schema.ts'
import { editDistance } from '../languages/edit-distance.ts'
import type { Log } from '../process/log.ts'
import type { Db } from '../store/schema.ts'

/** The account or key that makes a call of the API. */
export interface Caller {
  cookie: string | undefined
  userAgent: string | undefined
  address: string | undefined
  /** Of the page that makes the call; one of this site, or undefined outside browsers. */
  origin?: string | undefined
}

export interface SignedIn {
  staff: Staff
  sessionId: string
  cookies: string[]
}

export interface ApiKeyUse {
  id: number
  name: string
  scopes: KeyScopes
}

/** As many are named in one answer: a body of a megabyte can have a hundred thousand. */
const NAMED = 20
const SHOWN_LENGTH = 100

/**
 * Finds what a body has beyond its schema, which would drop it without a word.
 * @returns by path, a message with the nearest field of the schema
 */
function findUnknownFields(schema: z.core.$ZodType, body: unknown): Map<string, string> {
  const found = new Map<string, string>()
  search(schema, body, [], found)
  return found
}

/** Lets refuseInvalid (errors.ts) refuse unknown fields beside the faults of the known ones. */
export const noteUnknownFields =
  (schema: z.core.$ZodType): MiddlewareHandler =>
  async (context, next) => {
    // A body that cannot be read is refused behind this. Hono parses it once.
    const body: unknown = await context.req.json().catch(() => undefined)
    context.set('unknownFields', findUnknownFields(schema, body))
    await next()
  }

function search(schema: z.core.$ZodType, value: unknown, path: (string | number)[], found: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return
  const type = blockTypes.get(schema)?.(value as Record<string, unknown>)
  if (type) return search(type, value, path, found)
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] }
  if (def.type === 'array' && Array.isArray(value)) {
    value.forEach((item, index) => search(def.element, item, [...path, index], found))
  } else if (def.type === 'object' && !Array.isArray(value)) {
    const names = Object.keys(def.shape)
    for (const [name, given] of Object.entries(value)) {
      if (found.size === NAMED) return
      if (names.includes(name)) search(def.shape[name]!, given, [...path, name], found)
      else if (!def.catchall) found.set([...path, shorten(name)].join('.'), messageOf(name, names))
    }
  } else if (def.type === 'record') {
    // Of any other kind, its names are of the caller.
    const names = def.keyType instanceof z.ZodEnum ? def.keyType.options.map(String) : undefined
    const unknown = names ? Object.keys(value).filter((name) => !names.includes(name)) : []
    for (const name of unknown.slice(0, NAMED)) found.set([...path, shorten(name)].join('.'), messageOf(name, names!))
  } else if (def.type === 'pipe') for (const part of [def.in, def.out]) search(part, value, path, found)
  else if ('innerType' in def) search(def.innerType, value, path, found)
  else if ('discriminator' in def) {
    const { discriminator, options } = def as unknown as { discriminator: string; options: z.ZodObject[] }
    const given = (value as Record<string, unknown>)[discriminator]
    const option = options.find(({ shape }) => (shape[discriminator] as z.ZodType).safeParse(given).success)
    if (option) search(option, value, path, found)
  }
}

function messageOf(name: string, names: string[]): string {
  const distance = (other: string) => editDistance(plain(name), plain(other), Math.ceil(other.length / 3))
  const [nearest] = names
    .map((other) => ({ other, away: distance(other) }))
    .filter(({ other, away }) => away <= Math.ceil(other.length / 3))
    .toSorted((one, two) => one.away - two.away)
  const hint = nearest ? `: did you mean "${nearest.other}"?` : `. The fields are ${names.join(', ')}`
  return `There is no field "${shorten(name)}"${hint}`
}

/** `image_id` and `ImageID` are near `imageId`. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '')

const shorten = (name: string) => (name.length > SHOWN_LENGTH ? `${name.slice(0, SHOWN_LENGTH)}…` : name)

export interface ApiParts {
  db: Db
  reads: Db
  log: Log
  now: () => Date
  /** The client address, from what @hono/node-server passes with a request; undefined if unknown. */
  addressOf: (environment: unknown) => string | undefined
  secret: string
  publicUrl: string | undefined
  /** To be called after the commit that queues a job. */
  wakeJobs: () => void
}

export interface ApiEnvironment {
  Variables: {
    caller: Caller
    /** Cached per request, and called only where the answer matters. */
    findSignedIn: () => Promise<SignedIn | undefined>
    /** Set behind the guards of staff. */
    signedIn?: SignedIn
    /** Set where a program calls with a key: nobody is signed in then. */
    apiKey?: ApiKeyUse
    /** Set where anybody may make the call, and its handler does not read the Idempotency-Key. */
    isForm?: boolean
    /** Fields of the body that its schema does not have. */
    unknownFields?: Map<string, string>
  }
}

/** The least role that may make a call (staff-roles.ts); `staff` are editors. */
export type Access = 'public' | 'reader' | 'author' | 'staff' | 'bids' | 'owner'

/** `{entity}` stands for the kind of content in the path. */
export type KeyScope = `${KeyArea | '{entity}'}:${KeyRight}`

export type RouteAccess =
  | {
      access: 'public'
      /**
       * The query parameters of a cached read; omitted: never cached. Search words are unlimited, so not among them.
       */
      cache?: readonly string[]
      keyScope?: never
      /** For the visitors' form: browsers and their extensions add fields. */
      ignoresUnknownFields?: true
      isGuarded?: never
    }
  | {
      access: 'reader' | 'author' | 'staff'
      /** The right that a key needs to make this call; omitted: none can. */
      keyScope?: KeyScope
      cache?: never
      ignoresUnknownFields?: never
      isGuarded?: never
    }
  | {
      access: 'reader' | 'author' | 'staff' | 'bids' | 'owner'
      /** Whether a password or a passkey must have been given within the last minutes: a stolen session makes no such call. */
      isGuarded?: true
      keyScope?: never
      cache?: never
      ignoresUnknownFields?: never
    }

/** The `cache` of lists. */
export const LIST_PARAMETERS = ['locale', 'page', 'limit']

/** @param example shown in the description of the API */
export const answer = <Schema extends z.ZodType>(schema: Schema, description: string, example?: z.input<Schema>) => ({
  description,
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
})

/** Anything but a positive integer answers 404. */
export const idParameter = z.object({
  id: z
    .string()
    .transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0))
    .meta({ type: 'integer', minimum: 1 }),
})

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
})

export const fileBody = {
  required: true,
  content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
}

const error = (description: string) => answer(errorBodySchema, description)

export const listErrors = {
  400: error('The address cannot be read, or its query string is too long'),
  422: error('A query parameter is not valid: `fields` names it'),
  500: error('Something went wrong'),
  503: error('The database cannot be reached at the moment: `Retry-After` says when to try again'),
} as const

export const oneErrors = { ...listErrors, 404: error('There is no such thing, or it is not published') } as const

export const bodyErrors = {
  400: error('The body is no JSON'),
  403: error('The X-CSRF-TOKEN header is missing or has expired, or the call comes from another site'),
  413: error('The body is too large'),
  415: error('The body is not application/json'),
  422: error('Some fields are not valid: `fields` names them'),
  500: error('Something went wrong; nothing was stored'),
  503: error('The database cannot be reached at the moment: `Retry-After` says when to try again'),
} as const

export const limitError = {
  429: error('Too many within the hour: `Retry-After` has the seconds to wait; nothing was stored'),
} as const

export const busyError = {
  429: error('Too many costly reads are waiting: `Retry-After` says after how many seconds to try again'),
} as const

const signInErrors = {
  401: error(
    'Not signed in, or wrong credentials; an API key that is not known, has expired, or was revoked or suspended',
  ),
  403: error(
    'The X-CSRF-TOKEN header is missing or has expired, the call comes from another site, or the role or the API key is not allowed to do this; `unproven`: the password or a passkey has to be given anew (session/proof)',
  ),
} as const

export const staffErrors = { ...listErrors, ...signInErrors } as const
export const staffOneErrors = { ...oneErrors, ...signInErrors } as const
export const staffBodyErrors = {
  ...bodyErrors,
  ...signInErrors,
  409: error('A conflict with the current state, which the message explains'),
} as const
/** Of calls whose thing may have been there. */
export const goneError = { 410: error('It was there, and is no longer') } as const
/** Of calls without a body that the state of things may refuse. */
export const conflictError = { 409: staffBodyErrors[409] } as const
export const staffOneBodyErrors = { ...staffBodyErrors, 404: error('There is no such thing') } as const

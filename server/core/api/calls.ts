import { createRoute, z, type RouteConfig } from '@hono/zod-openapi'
import { jsonBodyGuards } from './guards.ts'
import {
  bodyErrors,
  idParameter,
  jsonBody,
  listErrors,
  noteUnknownFields,
  oneErrors,
  staffBodyErrors,
  staffErrors,
  staffOneBodyErrors,
  staffOneErrors,
  type fileBody,
  type RouteAccess,
} from './router.ts'

type Fields = z.ZodObject | z.ZodType<object>

/** Responses stand by their status; the errors that every such call has need not be said. */
export type CallOptions = Partial<RouteAccess> & {
  description?: string
  /** Default: `id` an integer, others texts. */
  params?: z.ZodObject
  query?: Fields
  headers?: z.ZodObject
  /** JSON of a schema, or a file. */
  body?: z.ZodType | typeof fileBody
  [status: number]: RouteConfig['responses'][number]
}

type PathNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never
export type PathParams<Path> = z.ZodObject<{
  [Name in PathNames<Path>]: Name extends 'id' ? typeof idParameter.shape.id : z.ZodString
}>
/**
 * The route of a call, such as `patch /{id}`, with its tag and the errors of its kind. OpenAPI shows `access` and `keyScope` as
 * `security`; access.ts reads them and `isGuarded` as `x-…`. A body with fields that its schema does not have is refused.
 * @param shared what the calls of a resource have unless one says otherwise
 */
export function declareCall(
  tag: string,
  shared: RouteAccess,
  call: string,
  summary: string,
  given: CallOptions,
): RouteConfig {
  const [method, path] = call.split(' ') as [RouteConfig['method'], string]
  const { description, params = pathParams(path), query, headers, body, access = shared.access, ...rest } = given
  const { cache = shared.cache, keyScope = shared.keyScope, ...others } = rest
  const { ignoresUnknownFields = shared.ignoresUnknownFields, isGuarded = shared.isGuarded, ...responses } = others
  const json = body instanceof z.ZodType ? body : undefined
  const isChecked = json && !ignoresUnknownFields
  const scope = access === 'public' || access === 'bids' || access === 'owner' ? undefined : keyScope
  return createRoute({
    method,
    path,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(json && { middleware: [jsonBodyGuards, isChecked ? noteUnknownFields(json) : []].flat() }),
    request: {
      ...(params && { params }),
      ...(query && { query: query as z.ZodObject }),
      ...(headers && { headers }),
      ...(body && { body: json ? jsonBody(json) : (body as typeof fileBody) }),
    },
    responses: {
      ...(ignoresUnknownFields ? bodyErrors : errorsOf(access, params !== undefined, body !== undefined)),
      ...responses,
    },
    security: access === 'public' ? [] : [{ session: [access] }, ...(scope ? [{ apiKey: [scope] }] : [])],
    'x-access': access,
    ...(!isChecked && { 'x-unknown-fields': 'ignored' }),
    ...(scope && { 'x-key-scope': scope }),
    ...(isGuarded && { 'x-guarded': true }),
    ...(cache && { 'x-cache': cache }),
  })
}

function pathParams(path: string): z.ZodObject | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  if (names.length === 0) return undefined
  return z.object(Object.fromEntries(names.map((name) => [name, name === 'id' ? idParameter.shape.id : z.string()])))
}

function errorsOf(access: RouteAccess['access'], hasParams: boolean, hasBody: boolean): RouteConfig['responses'] {
  if (hasBody) return hasParams ? staffOneBodyErrors : staffBodyErrors
  if (access === 'public') return hasParams ? oneErrors : listErrors
  return hasParams ? staffOneErrors : staffErrors
}

import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import { doneSchema } from '../../../contract/accounts/staff.ts'
import { deletedSchema, listOf, oneOf, writtenOf } from '../../../contract/list.ts'
import { declareCall, type PathParams } from '../api/calls.ts'
import { answer, type fileBody, type ApiEnvironment, type ApiParts, type RouteAccess } from '../api/router.ts'
import type { Actor } from '../audit/audit.ts'
import { actorOf } from './access.ts'

/** An answer as JSON, made of what a handler returns. */
interface Answer<Result> {
  description: string
  content: { 'application/json': { schema: z.ZodType } }
  bodyOf: (result: Result) => object
}

/** The body is what the handler returns. */
export const whole = <Schema extends z.ZodType<object>>(
  schema: Schema,
  description: string,
  example?: z.input<Schema>,
): Answer<z.output<Schema>> => ({ ...answer(schema, description, example), bodyOf: (body) => body })

/** A page of a list, which the handler returns as a whole. */
export const listed = <Item extends z.ZodType>(item: Item, description: string) => whole(listOf(item), description)

/** One thing, which the handler returns. */
export const one = <Item extends z.ZodType>(item: Item, description: string): Answer<z.output<Item>> => ({
  ...answer(oneOf(item), description),
  bodyOf: (data) => ({ data }),
})

/** The toast's message, and the new state, which the handler returns. */
export const written = <Item extends z.ZodType>(
  item: Item,
  description: string,
  message: string,
): Answer<z.output<Item>> => ({ ...answer(writtenOf(item), description), bodyOf: (data) => ({ message, data }) })

/** The same, where the description of the answer says the message. @param did such as 'Stored' */
export const told = <Item extends z.ZodType>(did: string, item: Item, message: string): Answer<z.output<Item>> =>
  written(item, `${did}: "${message}"`, message)

/** The toast's message, and the id of what is gone. */
export const deleted = (message: string, description = `Deleted: "${message}"`): Answer<{ id: number }> => ({
  ...answer(deletedSchema, description),
  bodyOf: (data) => ({ message, data }),
})

/** The toast's message alone. */
export const done = (description: string, message: string): Answer<unknown> => ({
  ...answer(doneSchema, description),
  bodyOf: () => ({ message }),
})

type Described = RouteConfig['responses'][number]
type Success = (typeof SUCCESSES)[number]
const SUCCESSES = [200, 201, 202] as const

type Handle<Deps, Params, Query, Headers, Body, Result> = (
  /** `actor` is known where a call is not public. */
  deps: Deps & { readonly actor: Actor },
  /** As the schemas have read it. */
  asked: {
    params: z.output<Params>
    query: z.output<Query>
    headers: z.output<Headers>
    body: z.output<Body>
    context: Context<ApiEnvironment>
  },
) => Result | Response | Promise<Result | Response>

/** A call with its handler. */
export interface ServedCall<Deps> {
  route: RouteConfig
  serve: (deps: Deps, context: Context<ApiEnvironment>) => Promise<Response>
}

/**
 * Declares the calls of a resource, such as `call('patch /{id}', 'Change a redirect', { body, 200: told(…), handle })`: what the
 * handler returns becomes the answer as its `200`, `201` or `202` says; a `Response` is sent as it is.
 */
export function servedCallsOf<Deps extends Pick<ApiParts, 'db'> = ApiParts>(tag: string, shared: RouteAccess) {
  return <
    Path extends string,
    Result,
    Params extends z.ZodObject = PathParams<Path>,
    Query extends z.ZodObject | z.ZodType<object> = z.ZodObject,
    Headers extends z.ZodObject = z.ZodObject,
    Body extends z.ZodType | typeof fileBody = z.ZodType,
  >(
    call: `${'get' | 'post' | 'put' | 'patch' | 'delete'} ${Path}`,
    summary: string,
    {
      handle,
      ...given
    }: Partial<RouteAccess> & {
      description?: string
      params?: Params
      query?: Query
      headers?: Headers
      body?: Body
      handle: Handle<Deps, Params, Query, Headers, Body, NoInfer<Result>>
      [status: number]: Described
    } & { [Status in Success]?: Answer<Result> | Described },
  ): ServedCall<Deps> => {
    const status = SUCCESSES.find((one) => one in given)!
    const { bodyOf, ...response } = given[status] as Answer<Result>
    const route = declareCall(tag, shared, call, summary, { ...given, [status]: response })
    return {
      route,
      async serve(deps, context) {
        const valid = (target: string) => context.req.valid(target as never) as never
        const result = await handle(
          {
            ...deps,
            get actor() {
              return actorOf(context)
            },
          },
          { params: valid('param'), query: valid('query'), headers: valid('header'), body: valid('json'), context },
        )
        return result instanceof Response ? result : context.json(bodyOf(result), status)
      },
    }
  }
}

/** A router of these calls, which are looked up in this order. */
export const routerOf =
  <Deps>(...calls: ServedCall<Deps>[]) =>
  (deps: Deps) => {
    // Errors are handled by the API that mounts it.
    const router = new OpenAPIHono<ApiEnvironment>()
    for (const { route, serve } of calls) router.openapi(route, (context) => serve(deps, context as never) as never)
    return router
  }

import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

export const REQUEST_ID_HEADER = 'x-request-id'

/** Bounded: it comes from outside, and goes into the log. */
const REQUEST_ID = /^[\w.-]{1,64}$/
/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACE_PARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/
const CONTEXT = Symbol('context')

export interface RequestContext {
  requestId: string
  traceId: string | undefined
}

const storage = new AsyncLocalStorage<RequestContext>()

/** The ids of a request: always the same ones. */
export function contextOf(request: IncomingMessage & { [CONTEXT]?: RequestContext }): RequestContext {
  return (request[CONTEXT] ??= readRequestContext(request.headers))
}

/** Takes the ids that a proxy or a client sent, or makes one. */
export function readRequestContext(headers: IncomingHttpHeaders): RequestContext {
  const given = headers[REQUEST_ID_HEADER]
  const parent = headers['traceparent']
  return {
    requestId: typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID(),
    traceId: typeof parent === 'string' ? TRACE_PARENT.exec(parent)?.[1] : undefined,
  }
}

/** Not for pages from memory: they need no log, and every microsecond counts. */
export function runWithContext(context: RequestContext, work: () => void): void {
  storage.run(context, work)
}

/** Of the request that is being answered; undefined for work of the server itself. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore()
}

/** Without the query, which may say something about a person. */
export function pathOf({ url = '' }: IncomingMessage): string {
  const mark = url.indexOf('?')
  return mark < 0 ? url : url.slice(0, mark)
}

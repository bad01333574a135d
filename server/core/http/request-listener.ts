import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, RequestError, type HttpBindings } from '@hono/node-server'
import type { Log } from '../process/log.ts'
import { securityHeaders } from './security-headers.ts'
import { contextOf, pathOf, REQUEST_ID_HEADER, runWithContext } from '../process/request-context.ts'

/** A name or an IP address, with or without a port. */
const HOST = /^(?:\[[0-9a-f:.]{2,45}\]|[\w.-]{1,253})(?::\d{1,5})?$/i
/** `..`, `-` or `a..b`, which URL takes for hosts. */
const MISPLACED = /^[.-]|\.[.-]|-(?:[.:]|$)/

/** The one before: nearly all requests have the same. */
let lastGood: string | undefined

/** Whether a request has one Host that can be one, or none (HTTP/1.0). RFC 9112, section 3.2, wants 400 for others. */
export function hasGoodHost({ headers: { host }, rawHeaders }: IncomingMessage): boolean {
  if (host !== undefined && host !== lastGood) {
    if (!HOST.test(host) || MISPLACED.test(host)) return false
    lastGood = host
  }
  // Node keeps the first of several.
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count < 2
}

export type Answer = (request: Request, env: HttpBindings) => Response | Promise<Response>
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const BAD_HOST = 'The Host header or the address is not valid'
const HEADERS = { ...securityHeaders('text/plain'), 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }

interface ListenerParts {
  answer: Answer
  first: Middleware | undefined
  log: Log
}

/**
 * Keeps an error in one request from ending the process, and gives each request an id for log and answer. What `first`
 * answers by itself must send the id by itself: a header that is set before is slow (server/core/delivery/answer-cache.ts).
 */
export function createRequestListener({ answer, first, log }: ListenerParts) {
  const answerError = (error: unknown): Response => {
    if (error instanceof RequestError) return plain(BAD_HOST, 400)
    log.error('A request could not be answered', error)
    return plain('Something went wrong', 500)
  }
  const listener = getRequestListener((request, env) => answer(request, env as HttpBindings), {
    overrideGlobalObjects: false,
    errorHandler: answerError,
  })

  return (request: IncomingMessage, response: ServerResponse): void => {
    const inContext = (work: () => void) => runWithContext(contextOf(request), work)
    const handleError = (error: unknown) => {
      inContext(() => log.error(`${request.method} ${pathOf(request)} could not be answered`, error))
      if (response.headersSent) response.destroy()
      else {
        const { requestId } = contextOf(request)
        response.writeHead(500, { ...HEADERS, [REQUEST_ID_HEADER]: requestId }).end('Something went wrong')
      }
    }
    const next = () => {
      response.setHeader(REQUEST_ID_HEADER, contextOf(request).requestId)
      inContext(() => void listener(request, response).catch(handleError))
    }
    if (!hasGoodHost(request)) {
      response.writeHead(400, HEADERS).end(BAD_HOST)
      return
    }
    try {
      if (first) first(request, response, next)
      else next()
    } catch (error) {
      handleError(error)
    }
  }
}

function plain(text: string, status: number): Response {
  return new Response(text, { status, headers: HEADERS })
}

import { hash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { QUERY_STRING_LENGTH, REQUEST_BODY_BYTES } from '../../contract/limits.ts'
import { ServiceError } from '../services/service-error.ts'
import type { ApiEnvironment } from './router.ts'

/** Refuses addresses that no caller of good will sends, before anything looks at them. */
export const refuseUnreadableAddress: MiddlewareHandler = async (context, next) => {
  const { url } = context.req
  const queryLength = url.includes('?') ? url.length - url.indexOf('?') - 1 : 0
  if (queryLength > QUERY_STRING_LENGTH) {
    throw new ServiceError('bad_request', `The query string must be at most ${QUERY_STRING_LENGTH} characters long`)
  }
  // Postgres can hold no text with U+0000, and would answer with an error of its own.
  if (url.includes('%00')) throw new ServiceError('bad_request', 'The address must not contain %00')
  await next()
}

/** Refuses bodies of any other kind than JSON, so that no plain form of another site can post here. */
const refuseOtherMediaTypes: MiddlewareHandler = async (context, next) => {
  const mediaType = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') {
    throw new ServiceError('unsupported_media_type', 'The body must be application/json')
  }
  await next()
}

/** Takes a body of JSON in, and leaves it to be read by the handler. */
const readBoundedBody: MiddlewareHandler = async (context, next) => {
  const { raw } = context.req
  const body = withoutNul(await readBody(context))
  context.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body })
  await next()
}

/** Takes U+0000 out of the texts of a JSON body: Postgres cannot hold it, and nobody means it. */
function withoutNul(body: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | string {
  if (!body.includes('\\u0000')) return body
  // Escape by escape, so that an escaped backslash before "u0000" stays the text that it is.
  return body.toString().replaceAll(/\\(?:u0000|[^])/g, (escape) => (escape === '\\u0000' ? '' : escape))
}

/**
 * Reads a request's body, and stops when it is too large. Hono's own body-limit cannot be used: for a body of unknown length
 * it copies the request in a way that @hono/node-server's request does not bear without replacing Node's global objects.
 * @throws ServiceError too_large; bad_request for a body that its sender broke off
 */
export async function readBody(context: Context): Promise<Buffer<ArrayBuffer>> {
  const { raw } = context.req
  let bytes = Number(raw.headers.get('Content-Length') ?? 0)
  if (bytes > REQUEST_BODY_BYTES) throw tooLarge(context)
  const pieces: Uint8Array[] = []
  bytes = 0
  const body = raw.body ?? []
  try {
    for await (const piece of body) {
      bytes += piece.length
      if (bytes > REQUEST_BODY_BYTES) throw tooLarge(context)
      pieces.push(piece)
    }
  } catch (error) {
    if (error instanceof ServiceError) throw error
    throw new ServiceError('bad_request', 'The request broke off before its end')
  }
  return Buffer.concat(pieces)
}

function tooLarge(context: Context): ServiceError {
  // The rest of the body is not read, so nothing else can come over this connection.
  context.header('Connection', 'close')
  return new ServiceError('too_large', `The body must be at most ${REQUEST_BODY_BYTES} bytes long`)
}

/** To stand before every handler that takes a body. */
export const jsonBodyGuards = [refuseOtherMediaTypes, readBoundedBody]

/**
 * Gives reads an ETag, the hash of their body, and answers 304 where the caller has it. The hash is made here and now: the
 * platform's own `crypto.subtle` makes it on a thread, and waits there behind pictures that are being scaled.
 */
export const answerWithEtag = etag({ generateDigest: (body) => Uint8Array.from(hash('sha1', body, 'buffer')).buffer })

/**
 * Successful reads may be kept, and are asked for again with their ETag, unless their handler says more; what staff are
 * answered, and all else, is not to be kept.
 */
export const setCacheControl: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  await next()
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
  const isFound = context.res.ok || context.res.status === 304
  const own = context.res.headers.get('Cache-Control') ?? 'no-cache'
  context.res.headers.set('Cache-Control', isRead && isFound && !context.var.signedIn ? own : 'no-store')
}

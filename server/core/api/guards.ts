import { hash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { QUERY_STRING_LENGTH, REQUEST_BODY_BYTES } from '../../../contract/limits.ts'
import { ServiceError } from '../process/service-error.ts'
import type { ApiEnvironment } from './router.ts'

/** Runs before anything reads the address. */
export const refuseUnreadableAddress: MiddlewareHandler = async (context, next) => {
  const { url } = context.req
  const queryLength = url.includes('?') ? url.length - url.indexOf('?') - 1 : 0
  if (queryLength > QUERY_STRING_LENGTH) {
    throw new ServiceError('bad_request', `The query string must be at most ${QUERY_STRING_LENGTH} characters long`)
  }
  // Postgres cannot store U+0000.
  if (url.includes('%00')) throw new ServiceError('bad_request', 'The address must not contain %00')
  await next()
}

/** Only JSON, so that no plain form of another site can post here. */
const refuseOtherMediaTypes: MiddlewareHandler = async (context, next) => {
  const mediaType = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') {
    throw new ServiceError('unsupported_media_type', 'The body must be application/json')
  }
  await next()
}

/** Buffers a JSON body for the handler. */
const readBoundedBody: MiddlewareHandler = async (context, next) => {
  await bufferBody(context)
  await next()
}

/** Reads a JSON body, and leaves it for others to read. @throws as readBody */
export async function bufferBody(context: Context): Promise<Buffer<ArrayBuffer> | string> {
  const { raw } = context.req
  const body = withoutNul(await readBody(context))
  context.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body })
  return body
}

/** Removes U+0000, which Postgres cannot store and nobody intends. */
function withoutNul(body: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | string {
  if (!body.includes('\\u0000')) return body
  // Escape by escape, so that an escaped backslash before "u0000" stays.
  return body.toString().replaceAll(/\\(?:u0000|[^])/g, (escape) => (escape === '\\u0000' ? '' : escape))
}

/**
 * Reads a bounded body. Hono's body-limit copies requests of unknown length in a way that @hono/node-server rejects.
 * @throws ServiceError too_large; bad_request for an interrupted body
 */
export async function readBody(context: Context): Promise<Buffer<ArrayBuffer>> {
  const { raw } = context.req
  let bytes = Number(raw.headers.get('Content-Length') ?? 0)
  if (bytes > REQUEST_BODY_BYTES) throw tooLarge()
  const pieces: Uint8Array[] = []
  bytes = 0
  const body = raw.body ?? []
  try {
    for await (const piece of body) {
      bytes += piece.length
      if (bytes > REQUEST_BODY_BYTES) throw tooLarge()
      pieces.push(piece)
    }
  } catch (error) {
    if (error instanceof ServiceError) throw error
    throw new ServiceError('bad_request', 'The request broke off before its end')
  }
  return Buffer.concat(pieces)
}

/** Without `Connection: close`, which would lose the answer: @hono/node-server reads the rest for half a second. */
function tooLarge(): ServiceError {
  return new ServiceError('too_large', `The body must be at most ${REQUEST_BODY_BYTES} bytes long`)
}

/** For all handlers with a body. */
export const jsonBodyGuards = [refuseOtherMediaTypes, readBoundedBody]

/** Hashes synchronously: `crypto.subtle` would wait for a thread behind pictures being scaled. */
export const answerWithEtag = etag({ generateDigest: (body) => Uint8Array.from(hash('sha1', body, 'buffer')).buffer })

/** Successful public reads are revalidated by ETag unless their handler says otherwise; all other answers are not stored. */
export const setCacheControl: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  await next()
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
  const isFound = context.res.ok || context.res.status === 304
  const own = context.res.headers.get('Cache-Control') ?? 'no-cache'
  context.res.headers.set(
    'Cache-Control',
    isRead && isFound && !context.var.signedIn && !context.var.apiKey ? own : 'no-store',
  )
}

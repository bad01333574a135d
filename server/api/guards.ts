import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { QUERY_STRING_LENGTH, REQUEST_BODY_BYTES } from '../../contract/limits.ts'
import { ServiceError } from '../services/service-error.ts'

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

const refuseLargeBody = bodyLimit({
  maxSize: REQUEST_BODY_BYTES,
  onError: () => {
    throw new ServiceError('too_large', `The body must be at most ${REQUEST_BODY_BYTES} bytes long`)
  },
})

/** To stand before every handler that takes a body. */
export const jsonBodyGuards = [refuseOtherMediaTypes, refuseLargeBody]

/** Successful reads may be kept, and are asked for again with their ETag; everything else is not to be kept. */
export const setCacheControl: MiddlewareHandler = async (context, next) => {
  await next()
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
  const isFound = context.res.ok || context.res.status === 304
  context.res.headers.set('Cache-Control', isRead && isFound ? 'no-cache' : 'no-store')
}

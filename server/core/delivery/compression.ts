import { createMiddleware } from 'hono/factory'
import {
  readUpTo,
  type BoundedBody,
  acceptedEncoding,
  compress,
  compressStream,
  isCompressible,
  isWorthCompressing,
} from './encodings.ts'

/** In bytes; longer bodies are streamed. */
const MAX_BUFFERED = 1024 * 1024

/** For answers that are not cached; Hono's own middleware has no brotli. */
export function createCompression() {
  return createMiddleware(async (context, next) => {
    await next()
    const response = context.res
    // RFC 9110, section 15.4.5: a 304 has the Vary of the answer that it stands for.
    if (response.status === 304) response.headers.append('Vary', 'Accept-Encoding')
    if (context.req.method === 'HEAD' || !response.body || response.headers.has('Content-Encoding')) return
    // A download may be of any length and is streamed.
    if (response.headers.get('Content-Disposition')?.startsWith('attachment')) return
    if (!isCompressible(response.headers.get('Content-Type'))) return
    response.headers.append('Vary', 'Accept-Encoding')

    const encoding = acceptedEncoding(context.req.header('Accept-Encoding'))
    if (!encoding) return
    const body = await readUpTo(response.body, MAX_BUFFERED)
    const headers = new Headers(response.headers)
    headers.delete('Content-Length')
    const isWorthIt = !('whole' in body) || isWorthCompressing(body.whole)
    if (isWorthIt) {
      headers.set('Content-Encoding', encoding)
      // Other bytes, same content: a weak tag.
      const etag = headers.get('ETag')
      if (etag && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`)
    }
    const sent = !('whole' in body)
      ? compressStream(chunksOf(body), encoding)
      : new Uint8Array(isWorthIt ? await compress(body.whole, encoding) : body.whole)
    // Else Hono would merge the old headers into the new ones.
    context.res = undefined
    context.res = new Response(sent, { status: response.status, headers })
  })
}

async function* chunksOf({ first, rest }: Exclude<BoundedBody, { whole: Buffer }>): AsyncGenerator<Uint8Array> {
  try {
    yield* first.splice(0)
    for (;;) {
      const { done, value } = await rest.read()
      if (done) return
      yield value
    }
  } finally {
    await rest.cancel()
  }
}

import { createMiddleware } from 'hono/factory'
import { readUpTo, type BoundedBody } from './bounded-body.ts'
import { acceptedEncoding, compress, compressAsItComes, isCompressible, isWorthCompressing } from './encodings.ts'

/** Bytes that are held before an answer is compressed as it comes. */
const LARGEST_WHOLE = 1024 * 1024

/**
 * Compresses what the page cache does not keep, quickly, with brotli or gzip; Hono's own middleware has no brotli.
 */
export function createCompression() {
  return createMiddleware(async (context, next) => {
    await next()
    const response = context.res
    // A 304 speaks of an answer that was told apart by it (RFC 9110, section 15.4.5).
    if (response.status === 304) response.headers.append('Vary', 'Accept-Encoding')
    if (context.req.method === 'HEAD' || !response.body || response.headers.has('Content-Encoding')) return
    // A file to keep may be of any length: it goes as it is made, and is never held whole.
    if (response.headers.get('Content-Disposition')?.startsWith('attachment')) return
    if (!isCompressible(response.headers.get('Content-Type'))) return
    response.headers.append('Vary', 'Accept-Encoding')

    const encoding = acceptedEncoding(context.req.header('Accept-Encoding'))
    if (!encoding) return
    const body = await readUpTo(response.body, LARGEST_WHOLE)
    const headers = new Headers(response.headers)
    headers.delete('Content-Length')
    const isWorthIt = !('whole' in body) || isWorthCompressing(body.whole)
    if (isWorthIt) {
      headers.set('Content-Encoding', encoding)
      // The bytes now differ from those that the tag was made of; what they say does not.
      const etag = headers.get('ETag')
      if (etag && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`)
    }
    const sent = !('whole' in body)
      ? compressAsItComes(piecesOf(body), encoding)
      : new Uint8Array(isWorthIt ? await compress(body.whole, encoding) : body.whole)
    // Without this, Hono would merge the headers of the old answer into the new one.
    context.res = undefined
    context.res = new Response(sent, { status: response.status, headers })
  })
}

async function* piecesOf({ first, rest }: Exclude<BoundedBody, { whole: Buffer }>): AsyncGenerator<Uint8Array> {
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

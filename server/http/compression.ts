import { createMiddleware } from 'hono/factory'
import { acceptedEncoding, compress, isCompressible, isWorthCompressing } from './encodings.ts'

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
    const body = Buffer.from(await response.arrayBuffer())
    const headers = new Headers(response.headers)
    headers.delete('Content-Length')
    const isWorthIt = isWorthCompressing(body)
    if (isWorthIt) {
      headers.set('Content-Encoding', encoding)
      // The bytes now differ from those that the tag was made of; what they say does not.
      const etag = headers.get('ETag')
      if (etag && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`)
    }
    const sent = isWorthIt ? await compress(body, encoding) : body
    // Without this, Hono would merge the headers of the old answer into the new one.
    context.res = undefined
    context.res = new Response(new Uint8Array(sent), { status: response.status, headers })
  })
}

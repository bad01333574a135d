import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Smaller bodies gain nothing, in bytes. */
const THRESHOLD = 1_024
/** Compressed bodies that are kept, in bytes: the pages of a site of some hundred pages. */
const KEPT_BYTES = 8 * 1024 * 1024
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml)|image\/svg\+xml)/

/**
 * Compresses pages and API answers with brotli or gzip; Hono's own middleware has no brotli. A body is compressed
 * quickly (brotli 5) for whoever asks first, and once more as small as can be (brotli 11, off the main thread) for
 * whoever asks for the same body again.
 */
export function createCompression() {
  const smallest = new SmallestBodies()
  return createMiddleware(async (context, next) => {
    await next()
    const response = context.res
    // A 304 speaks of an answer that was told apart by it (RFC 9110, section 15.4.5).
    if (response.status === 304) response.headers.append('Vary', 'Accept-Encoding')
    if (context.req.method === 'HEAD' || !response.body || response.headers.has('Content-Encoding')) return
    // A file to keep may be of any length: it goes as it is made, and is never held whole.
    if (response.headers.get('Content-Disposition')?.startsWith('attachment')) return
    if (!COMPRESSIBLE.test(response.headers.get('Content-Type') ?? '')) return
    response.headers.append('Vary', 'Accept-Encoding')

    const accepted = context.req.header('Accept-Encoding') ?? ''
    const encoding = accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : undefined
    if (!encoding) return
    const body = Buffer.from(await response.arrayBuffer())
    const headers = new Headers(response.headers)
    headers.delete('Content-Length')
    const isWorthIt = body.length >= THRESHOLD
    if (isWorthIt) {
      headers.set('Content-Encoding', encoding)
      // The bytes now differ from those that the tag was made of; what they say does not.
      const etag = headers.get('ETag')
      if (etag && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`)
    }
    const sent = !isWorthIt ? body : encoding === 'br' ? await smallest.compress(body) : await compressGzip(body, { level: 6 })
    // Without this, Hono would merge the headers of the old answer into the new one.
    context.res = undefined
    context.res = new Response(new Uint8Array(sent), { status: response.status, headers })
  })
}

/** True when `Accept-Encoding` names the encoding and does not refuse it with a weight of 0 (RFC 9110, section 12.5.3). */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

/** Keeps the best compression of bodies that are asked for again; the oldest make room. */
class SmallestBodies {
  readonly #kept = new Map<string, Buffer>()
  readonly #underway = new Set<string>()
  #bytes = 0

  async compress(body: Buffer): Promise<Buffer> {
    const key = createHash('sha1').update(body).digest('base64')
    const kept = this.#kept.get(key)
    if (kept) return kept
    if (!this.#underway.has(key)) void this.#keepSmallest(key, body)
    return brotli(body, 5)
  }

  async #keepSmallest(key: string, body: Buffer): Promise<void> {
    // One at a time: compressing in the background must leave room for those who wait.
    if (this.#underway.size > 0) return
    this.#underway.add(key)
    const compressed = await brotli(body, 11).finally(() => this.#underway.delete(key))
    this.#kept.set(key, compressed)
    this.#bytes += compressed.length
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= KEPT_BYTES) break
      this.#kept.delete(oldest)
      this.#bytes -= length
    }
  }
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window no larger than the body: the default, 4 MiB, would cost tens of MiB for as long as it works.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16)))),
    },
  })
}

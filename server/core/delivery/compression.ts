import { Readable, pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'

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

type BoundedBody = { whole: Buffer } | { first: Uint8Array[]; rest: ReadableStreamDefaultReader<Uint8Array> }

/** Reads up to `maxBytes`. A caller that does not use `rest` must cancel it. */
export async function readUpTo(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<BoundedBody> {
  if (!body) return { whole: Buffer.alloc(0) }
  const rest = body.getReader()
  const first: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await rest.read()
    if (done) return { whole: Buffer.concat(first, length) }
    first.push(value)
    length += value.length
    if (length > maxBytes) return { first, rest }
  }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decompressBrotli = promisify(brotliDecompress)

export type Encoding = 'br' | 'gzip'

const THRESHOLD = 1_024
/** Brotli 11 of more bytes takes seconds of processor time. */
const MAX_TO_SHRINK = 512 * 1024
/** 256 KiB, as a power of two: many streams may run at a time. */
const STREAM_WINDOW = 18
const STREAM_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: STREAM_WINDOW }
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml)|image\/svg\+xml)/

function isCompressible(contentType: string | null): boolean {
  return COMPRESSIBLE.test(contentType ?? '')
}

function isWorthCompressing(body: Buffer): boolean {
  return body.length >= THRESHOLD
}

let lastHeader: string | undefined
let lastEncoding: Encoding | undefined

/** RFC 9110, section 12.5.3. Remembers the last header: most browsers send the same one. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined
  if (header !== lastHeader) {
    lastEncoding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : undefined
    lastHeader = header
  }
  return lastEncoding
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

/** Compresses quickly, off the main thread. */
function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotli(body, 6) : compressGzip(body, { level: 6 })
}

/** Compresses at the speed of the reader. A cancelled stream ends its source. */
function compressStream(
  source: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const compressor = encoding === 'br' ? createBrotliCompress({ params: STREAM_PARAMS }) : createGzip({ level: 6 })
  // The returned stream reports errors.
  pipeline(Readable.from(source, { objectMode: true, highWaterMark: 1 }), compressor, () => {})
  return Readable.toWeb(compressor) as ReadableStream<Uint8Array<ArrayBuffer>>
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window no larger than the body: the default of 4 MiB takes tens of MiB of memory.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16)))),
    },
  })
}

/** Encodes a body once per encoding. When there is a brotli form, the plain text is dropped. */
export class EncodedBody {
  readonly length: number
  readonly isCompressed: boolean
  #plain: Buffer | undefined
  #compressed: Partial<Record<Encoding, Buffer>> = {}
  #underway: Partial<Record<Encoding, Promise<Buffer>>> = {}
  #shrinks: boolean

  constructor(plain: Buffer, contentType: string | null) {
    this.#plain = withoutPool(plain)
    this.length = plain.length
    this.isCompressed = isCompressible(contentType) && isWorthCompressing(plain)
    this.#shrinks = this.isCompressed && plain.length <= MAX_TO_SHRINK
  }

  get size(): number {
    return (this.#plain?.length ?? 0) + (this.#compressed.br?.length ?? 0) + (this.#compressed.gzip?.length ?? 0)
  }

  get canShrink(): boolean {
    return this.#shrinks
  }

  find(encoding: Encoding | undefined): Buffer | undefined {
    return encoding && this.isCompressed ? this.#compressed[encoding] : this.#plain
  }

  async encode(encoding: Encoding | undefined): Promise<Buffer> {
    const known = this.find(encoding)
    // The quick form must not replace the small one.
    if (known) return known
    if (!encoding || !this.isCompressed) return this.#decompress()
    return (this.#underway[encoding] ??= this.#compress(encoding).finally(() => delete this.#underway[encoding]))
  }

  /** Brotli 11 takes a tenth of a second of processor time for a page, off the main thread. */
  async shrink(): Promise<void> {
    if (!this.#shrinks) return
    this.#shrinks = false
    // The quick form first: if it were still under way, it would finish later and replace the small one.
    if (!this.#compressed.br) await this.encode('br')
    this.#compressed.br = withoutPool(await brotli(await this.#decompress(), 11))
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const compressed = withoutPool(await compress(await this.#decompress(), encoding))
    this.#compressed[encoding] = compressed
    if (encoding === 'br') this.#plain = undefined
    return compressed
  }

  async #decompress(): Promise<Buffer> {
    return this.#plain ?? decompressBrotli(this.#compressed.br!)
  }
}

/** A slice of one of Node's pooled buffers would keep all 64 KiB of the pool in memory. */
function withoutPool(buffer: Buffer): Buffer {
  if (buffer.buffer.byteLength === buffer.length) return buffer
  const own = Buffer.allocUnsafeSlow(buffer.length)
  buffer.copy(own)
  return own
}

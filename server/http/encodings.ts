import { promisify } from 'node:util'
import { pipeline, Readable } from 'node:stream'
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const unpackBrotli = promisify(brotliDecompress)

/** How a compressed body is sent. */
export type Encoding = 'br' | 'gzip'

/** Smaller bodies gain nothing, in bytes. */
const THRESHOLD = 1_024
/** Beyond this many bytes, as small as can be takes seconds of a processor. */
const LARGEST_TO_SHRINK = 512 * 1024
/** 256 KiB, as a power of two: there may be many of them at a time. */
const STREAM_WINDOW = 18
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml)|image\/svg\+xml)/

/** True for what becomes smaller: text, however it is called. */
export function isCompressible(contentType: string | null): boolean {
  return COMPRESSIBLE.test(contentType ?? '')
}

export function isWorthCompressing(body: Buffer): boolean {
  return body.length >= THRESHOLD
}

/** The best encoding that an `Accept-Encoding` names and does not refuse with a weight of 0 (RFC 9110, section 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined
  return accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : undefined
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

/** Compresses quickly, for somebody who waits. Off the main thread. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotli(body, 5) : compressGzip(body, { level: 6 })
}

/**
 * Compresses what is still being made, and as fast as it is taken. A cancelled stream ends its source.
 * @param source pieces of the plain body
 */
export function compressAsItComes(source: AsyncIterable<Uint8Array>, encoding: Encoding): ReadableStream<Uint8Array<ArrayBuffer>> {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: STREAM_WINDOW } })
      : createGzip({ level: 6 })
  // What goes wrong is told by the stream that is returned.
  pipeline(Readable.from(source, { objectMode: true, highWaterMark: 1 }), compressor, () => {})
  return Readable.toWeb(compressor) as ReadableStream<Uint8Array<ArrayBuffer>>
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

/** A body in the encodings that were asked for, each made once. Once it is there as brotli, the plain text is not kept. */
export class EncodedBody {
  /** Bytes of the plain text. */
  readonly length: number
  /** False for what is sent as it is to everybody. */
  readonly isCompressed: boolean
  #plain: Buffer | undefined
  #compressed: Partial<Record<Encoding, Buffer>> = {}
  #underway: Partial<Record<Encoding, Promise<Buffer>>> = {}
  #shrinks: boolean

  constructor(plain: Buffer, contentType: string | null) {
    this.#plain = plain
    this.length = plain.length
    this.isCompressed = isCompressible(contentType) && isWorthCompressing(plain)
    this.#shrinks = this.isCompressed && plain.length <= LARGEST_TO_SHRINK
  }

  /** Bytes of memory that it takes now. */
  get size(): number {
    return (this.#plain?.length ?? 0) + (this.#compressed.br?.length ?? 0) + (this.#compressed.gzip?.length ?? 0)
  }

  /** True until it has been made as small as can be, or that has begun. */
  get canShrink(): boolean {
    return this.#shrinks
  }

  /** @returns undefined when it has to be made first */
  find(encoding: Encoding | undefined): Buffer | undefined {
    return encoding && this.isCompressed ? this.#compressed[encoding] : this.#plain
  }

  make(encoding: Encoding | undefined): Promise<Buffer> {
    if (!encoding || !this.isCompressed) return this.#unpack()
    return (this.#underway[encoding] ??= this.#compress(encoding).finally(() => delete this.#underway[encoding]))
  }

  /** Compresses it once more, with brotli 11: a tenth of a second of a processor for a page, off the main thread. */
  async shrink(): Promise<void> {
    if (!this.#shrinks) return
    this.#shrinks = false
    // Made first, so that the quick one, which takes less time, cannot come later and take its place.
    if (!this.#compressed.br) await this.make('br')
    this.#compressed.br = await brotli(await this.#unpack(), 11)
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const compressed = await compress(await this.#unpack(), encoding)
    this.#compressed[encoding] = compressed
    if (encoding === 'br') this.#plain = undefined
    return compressed
  }

  async #unpack(): Promise<Buffer> {
    return this.#plain ?? unpackBrotli(this.#compressed.br!)
  }
}

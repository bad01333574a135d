import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { NEPAL_OFFSET } from '../../../contract/calendar/nepal-day.ts'
import { REQUEST_ID_HEADER, contextOf } from '../process/request-context.ts'
import { readUpTo, EncodedBody, acceptedEncoding, type Encoding } from './encodings.ts'

/** Set for each response, or by Node. */
const OWN_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
])
/** Bytes of memory besides body, headers and key: objects, map entries, and the headers of buffers. */
const OVERHEAD = 2_048

interface Validity {
  revision: number | undefined
  /** Milliseconds: an answer from before the clock was set back is not sent. */
  from: number
  until: number
}

export class CachedAnswer {
  readonly status: number
  readonly etag: string
  readonly cacheControl: string
  readonly setsCookie: boolean
  /** Shared with the previous answer for the same key if the content is the same. */
  body: EncodedBody
  /** Undefined while it is not cached. */
  validity: Validity | undefined
  /** Halved when a new answer takes its place. */
  requests = 0
  readonly #headers: string[] = []
  readonly #headersSize: number
  readonly #heads = new Map<Encoding | undefined, string[]>()

  private constructor(response: Response, plain: Buffer) {
    this.status = response.status
    this.cacheControl = response.headers.get('Cache-Control') ?? ''
    this.setsCookie = response.headers.has('Set-Cookie')
    for (const [name, value] of response.headers) if (!OWN_HEADERS.has(name)) this.#headers.push(name, value)
    this.#headersSize = this.#headers.reduce((size, text) => size + text.length, 0)
    this.body = new EncodedBody(plain, response.headers.get('Content-Type'))
    // The tag covers the headers: a browser must not keep a page with an outdated security policy.
    this.etag = response.headers.get('ETag')?.replace(/^W\//, '') ?? `"${this.#hash(plain)}"`
  }

  /** Undefined for a larger body, whose rest is not read. */
  static async read(response: Response, maxBytes: number): Promise<CachedAnswer | undefined> {
    const body = await readUpTo(response.body, maxBytes)
    if ('whole' in body) return new CachedAnswer(response, body.whole)
    await body.rest.cancel()
    return undefined
  }

  /** Alternating names and values, without those of a single response. */
  get headers(): readonly string[] {
    return this.#headers
  }

  get size(): number {
    return OVERHEAD + this.#headersSize + this.body.size
  }

  /** Returns undefined if the encoding was cached; else a promise, while the body is encoded. */
  send(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const { headers } = request
    const accepted = headers['accept-encoding'] as string | undefined
    const encoding = this.body.isCompressed ? acceptedEncoding(accepted) : undefined
    const known = this.status === 200 ? headers['if-none-match'] : undefined
    if (known !== undefined && matches(known, this.etag)) {
      response
        .writeHead(304, [
          ...this.#headersWithoutBody(),
          'etag',
          this.#etagAs(encoding),
          REQUEST_ID_HEADER,
          contextOf(request).requestId,
        ])
        .end()
      return undefined
    }
    const ready = this.body.find(encoding)
    if (!ready) return this.#encodeAndSend(request, response, encoding)
    this.#write(request, response, encoding, ready)
    return undefined
  }

  async #encodeAndSend(
    request: IncomingMessage,
    response: ServerResponse,
    encoding: Encoding | undefined,
  ): Promise<void> {
    const encoded = await this.body.encode(encoding)
    if (!response.destroyed) this.#write(request, response, encoding, encoded)
  }

  #write(request: IncomingMessage, response: ServerResponse, encoding: Encoding | undefined, body: Buffer): void {
    response.writeHead(this.status, this.#head(encoding, body.length, contextOf(request).requestId))
    if (request.method === 'HEAD') response.end()
    else response.end(body)
  }

  #hash(plain: Buffer): string {
    return hash('sha1', Buffer.concat([Buffer.from(this.#headers.join('\n')), plain]), 'base64url')
  }

  /** Alternating names and values: the fastest form for Node. */
  #head(encoding: Encoding | undefined, length: number, requestId: string): string[] {
    let head = this.#heads.get(encoding)
    if (!head) {
      head = ['content-length', '', REQUEST_ID_HEADER, '', ...this.#headers]
      if (this.status === 200) head.push('etag', this.#etagAs(encoding))
      if (encoding) head.push('content-encoding', encoding)
      this.#heads.set(encoding, head)
    }
    head[1] = String(length)
    head[3] = requestId
    return head
  }

  #headersWithoutBody(): string[] {
    const type = this.#headers.indexOf('content-type')
    return type < 0 ? this.#headers : this.#headers.toSpliced(type, 2)
  }

  /** Weak where compressed: other bytes, same content. */
  #etagAs(encoding: Encoding | undefined): string {
    return encoding ? `W/${this.etag}` : this.etag
  }
}

function matches(tags: string, etag: string): boolean {
  return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

const MINUTE = 60_000
/** Pages name ages and years. Far less than the lifetime of the tokens in pages (csrf.ts). */
const MAX_AGE = 10 * MINUTE
const DAY = 24 * 60 * MINUTE

/** Until the revision changes, it is too old, or the day ends in Nepal. Undefined: must not be cached. */
export function validityOf(answer: CachedAnswer, revision: number, startedAt: number): Validity | undefined {
  const isImmutable = answer.cacheControl.includes('immutable')
  const isCacheable = isImmutable || answer.cacheControl === 'no-cache'
  if (answer.status !== 200 || answer.setsCookie || !isCacheable) return undefined
  if (isImmutable) return { revision: undefined, from: -Infinity, until: Infinity }
  const localTime = startedAt + NEPAL_OFFSET
  const midnight = localTime - (localTime % DAY) + DAY - NEPAL_OFFSET
  return { revision, from: startedAt, until: Math.min(startedAt + MAX_AGE, midnight) }
}

export function isCurrent({ validity }: CachedAnswer, revision: number, time: number): boolean {
  if (validity === undefined || (validity.revision !== undefined && validity.revision !== revision)) return false
  return validity.from <= time && time < validity.until
}

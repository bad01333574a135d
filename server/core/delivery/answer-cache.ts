import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { NEPAL_OFFSET } from '../../../contract/calendar/nepal-day.ts'
import { DAY, MINUTE } from '../process/durations.ts'
import type { Log } from '../process/log.ts'
import { REQUEST_ID_HEADER, contextOf } from '../process/request-context.ts'
import { readUpTo, EncodedBody, acceptedEncoding, type Encoding } from './compression.ts'

/** Fingerprints of keys that were requested once: a power of two. */
const SEEN_COUNT = 32_768
/** More are many small objects for the garbage collector. */
const MAX_ANSWERS = 5_000

/** Replaced at each change of size: the cache counts an entry when it is set. */
interface Entry {
  answer: CachedAnswer
}

/**
 * An LRU bounded by bytes and number. Past a quarter of the room, an answer is admitted on the second request
 * for its key, so that a crawler cannot evict what visitors ask for.
 */
export class AnswerCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #seen = new Int32Array(SEEN_COUNT)
  readonly #maxBytes: number

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
    this.#entries = new LRUCache({
      max: MAX_ANSWERS,
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length,
    })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  get count(): number {
    return this.#entries.size
  }

  peek(key: string): CachedAnswer | undefined {
    return this.#entries.peek(key)?.answer
  }

  find(key: string): CachedAnswer | undefined {
    const answer = this.#entries.get(key)?.answer
    if (answer) answer.requests += 1
    return answer
  }

  set(key: string, answer: CachedAnswer): void {
    const isNew = !this.#entries.has(key)
    if (isNew && this.bytes > this.#maxBytes / 4 && this.#isFirstRequest(key)) return
    this.#entries.set(key, { answer })
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  /** To be called when encoding an answer's body has changed its size. */
  recount(key: string, answer: CachedAnswer): void {
    if (this.peek(key) === answer) this.#entries.set(key, { answer })
  }

  mostRequested(count: number): string[] {
    return Array.from(this.#entries.entries(), ([key, { answer }]) => ({ key, requests: answer.requests }))
      .toSorted((one, other) => other.requests - one.requests)
      .slice(0, count)
      .map(({ key }) => key)
  }

  #isFirstRequest(key: string): boolean {
    const fingerprint = hash('md5', key, 'buffer').readInt32LE()
    const index = fingerprint & (SEEN_COUNT - 1)
    if (this.#seen[index] === fingerprint) return false
    this.#seen[index] = fingerprint
    return true
  }
}

export type BackgroundCompression = ReturnType<typeof createBackgroundCompression>

/** One at a time: waiting requests need the processor more. */
export function createBackgroundCompression(cache: AnswerCache, log: Log) {
  const queue = new Map<string, CachedAnswer>()
  let isRunning = false

  async function run(): Promise<void> {
    for (const [key, { body }] of queue) {
      queue.delete(key)
      // A newer answer with the same content shares the body.
      if (cache.peek(key)?.body !== body) continue
      await body.shrink().catch((error: unknown) => log.error(`${key} could not be compressed`, error))
      const cached = cache.peek(key)
      if (cached) cache.recount(key, cached)
    }
  }

  return {
    add(key: string, answer: CachedAnswer): void {
      queue.set(key, answer)
      if (isRunning) return
      isRunning = true
      void run().finally(() => (isRunning = false))
    },
  }
}

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
    if (ready) return this.#write(request, response, encoding, ready)
    return this.body.encode(encoding).then((encoded) => {
      if (!response.destroyed) this.#write(request, response, encoding, encoded)
    })
  }

  #write(request: IncomingMessage, response: ServerResponse, encoding: Encoding | undefined, body: Buffer): undefined {
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

/** Pages name ages and years. Far less than the lifetime of the tokens in pages (csrf.ts). */
const MAX_AGE = 10 * MINUTE

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

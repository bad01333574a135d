import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readUpTo } from './bounded-body.ts'
import { acceptedEncoding, EncodedBody, type Encoding } from './encodings.ts'

/** Set for each answer anew, or by Node. */
const OWN_HEADERS = new Set(['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding'])
/** What an answer takes besides its body, headers and address, in bytes: objects, their places in maps, and the heads of buffers. */
const OVERHEAD = 2_048

/** For how long, and of what, an answer is right. */
export interface Validity {
  /** The content revision that was read before the answer was begun; undefined for what is the same for ever. */
  revision: number | undefined
  /** Milliseconds since 1970: when it was begun. A clock that was set back makes an answer of the future, which is not used. */
  from: number
  /** Milliseconds since 1970. */
  until: number
}

/** One answer, ready to be sent to whoever asks for it. */
export class KeptAnswer {
  readonly status: number
  readonly etag: string
  readonly cacheControl: string
  readonly setsCookie: boolean
  /** Shared with the answer that was kept before, where that said the same. */
  body: EncodedBody
  /** undefined while it is not kept. */
  validity: Validity | undefined
  /** How often it was asked for; falls by half with each new answer in its place. */
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
    // Of the headers too: who has the page must not keep a security policy that is no longer ours.
    this.etag = response.headers.get('ETag')?.replace(/^W\//, '') ?? `"${hash('sha1', Buffer.concat([Buffer.from(this.#headers.join('\n')), plain]), 'base64url')}"`
  }

  /** @returns undefined for a body of more than so many bytes: the rest of it is not read */
  static async read(response: Response, mostBytes: number): Promise<KeptAnswer | undefined> {
    const body = await readUpTo(response.body, mostBytes)
    if ('whole' in body) return new KeptAnswer(response, body.whole)
    await body.rest.cancel()
    return undefined
  }

  get size(): number {
    return OVERHEAD + this.#headersSize + this.body.size
  }

  /**
   * Answers a request, in the encoding that it takes.
   * @returns undefined where its body was there; else it is made first
   */
  send(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const { headers } = request
    const encoding = this.body.isCompressed ? acceptedEncoding(headers['accept-encoding'] as string | undefined) : undefined
    if (this.status === 200 && headers['if-none-match'] !== undefined && names(headers['if-none-match'], this.etag)) {
      response.writeHead(304, [...this.#headersWithoutBody(), 'etag', this.#etagAs(encoding)]).end()
      return undefined
    }
    const ready = this.body.find(encoding)
    if (!ready) return this.#makeAndSend(request, response, encoding)
    this.#write(request, response, encoding, ready)
    return undefined
  }

  async #makeAndSend(request: IncomingMessage, response: ServerResponse, encoding: Encoding | undefined): Promise<void> {
    const made = await this.body.make(encoding)
    // Who has left meanwhile is not written to.
    if (!response.destroyed) this.#write(request, response, encoding, made)
  }

  #write(request: IncomingMessage, response: ServerResponse, encoding: Encoding | undefined, body: Buffer): void {
    response.writeHead(this.status, this.#head(encoding, body.length))
    if (request.method === 'HEAD') response.end()
    else response.end(body)
  }

  /** Names and values in turn, as Node takes them fastest. */
  #head(encoding: Encoding | undefined, length: number): string[] {
    let head = this.#heads.get(encoding)
    if (!head) {
      head = ['content-length', '', ...this.#headers]
      if (this.status === 200) head.push('etag', this.#etagAs(encoding))
      if (encoding) head.push('content-encoding', encoding)
      this.#heads.set(encoding, head)
    }
    head[1] = String(length)
    return head
  }

  #headersWithoutBody(): string[] {
    const type = this.#headers.indexOf('content-type')
    return type < 0 ? this.#headers : this.#headers.toSpliced(type, 2)
  }

  /** Compressed bytes are not those that the tag was made of; what they say is the same. */
  #etagAs(encoding: Encoding | undefined): string {
    return encoding ? `W/${this.etag}` : this.etag
  }
}

function names(tags: string, etag: string): boolean {
  return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

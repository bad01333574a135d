import { LRUCache } from 'lru-cache'
import type { IsCacheableCall } from './cache-key.ts'

/** Characters of JSON; parsed, they take some six times as many bytes. */
const MAX_LENGTH = 2 * 1024 * 1024
/** Memory of an entry besides its JSON, in the same unit. */
const OVERHEAD = 256
const MAX_ANSWER_LENGTH = 512 * 1024

export type Read = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>
type Fetch = (path: string) => Promise<Response>

interface Entry {
  read: Read
  length: number
}

/** Parsed API answers of one content revision: services and settings are part of every page. */
export class ReadCache {
  readonly #isCacheableCall: IsCacheableCall
  #revision: number | undefined
  #pending = new Map<string, Promise<Read>>()
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_LENGTH,
    sizeCalculation: ({ length }, path) => length + path.length + OVERHEAD,
  })

  constructor(isCacheableCall: IsCacheableCall) {
    this.#isCacheableCall = isCacheableCall
  }

  /** @param revision read before the page was begun; undefined: nothing cached is used */
  at(revision: number | undefined, fetch: Fetch): (path: string) => Promise<Read> {
    if (revision === undefined) return fetch
    // A page of an older revision that is still being rendered does not clear newer entries.
    if (this.#revision === undefined || revision > this.#revision) this.#clear(revision)
    return (path) => (revision === this.#revision && this.#isCacheable(path) ? this.#read(path, fetch) : fetch(path))
  }

  #isCacheable(path: string): boolean {
    const { pathname, searchParams } = new URL(path, 'http://api')
    return this.#isCacheableCall(pathname, searchParams)
  }

  #clear(revision: number): void {
    this.#revision = revision
    this.#pending = new Map()
    this.#entries.clear()
  }

  #read(path: string, fetch: Fetch): Promise<Read> {
    const cached = this.#entries.get(path)
    if (cached) return Promise.resolve(cached.read)
    const pending = this.#pending
    const underway = pending.get(path)
    if (underway) return underway
    const read = this.#fetch(path, fetch).finally(() => pending.delete(path))
    pending.set(path, read)
    return read
  }

  async #fetch(path: string, fetch: Fetch): Promise<Read> {
    const revision = this.#revision
    const answer = await fetch(path)
    const text = await answer.text()
    const { ok, status, headers } = answer
    const body = parseLater(text)
    const read = { ok, status, headers, json: async () => body() }
    const isKept = status === 200 && text.length <= MAX_ANSWER_LENGTH && revision === this.#revision
    if (isKept) this.#entries.set(path, { read, length: text.length })
    return read
  }
}

/** Parses on first use, so that the reader gets a syntax error. The shared result is frozen. */
function parseLater(text: string): () => unknown {
  let unparsed: string | undefined = text
  let body: unknown
  return () => {
    if (unparsed !== undefined) {
      body = freeze(JSON.parse(unparsed))
      unparsed = undefined
    }
    return body
  }
}

function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

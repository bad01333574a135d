import { LRUCache } from 'lru-cache'
import type { IsCacheableCall } from './cache-key.ts'

/** Characters of JSON; parsed, they take some six times as many bytes. */
const MAX_LENGTH = 2 * 1024 * 1024
/** Memory of an entry besides its JSON, in the same unit. */
const OVERHEAD = 256
const MAX_ANSWER_LENGTH = 512 * 1024

export type Read = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>
type Fetch = (path: string) => Promise<Response>

/** Parsed API answers of one content revision: services and settings are part of every page. */
export class ReadCache {
  readonly #isCacheableCall: IsCacheableCall
  #revision: number | undefined
  #answers = createAnswers()

  constructor(isCacheableCall: IsCacheableCall) {
    this.#isCacheableCall = isCacheableCall
  }

  /** @param revision read before the page was begun; undefined: nothing cached is used */
  at(revision: number | undefined, fetch: Fetch): (path: string) => Promise<Read> {
    if (revision === undefined) return fetch
    // A page of an older revision that is still being rendered does not clear newer answers.
    if (this.#revision === undefined || revision > this.#revision) {
      this.#revision = revision
      this.#answers = createAnswers()
    }
    return async (path) => {
      if (revision !== this.#revision || !this.#isCacheable(path)) return fetch(path)
      return (await this.#answers.forceFetch(path, { context: fetch })).read
    }
  }

  #isCacheable(path: string): boolean {
    const { pathname, searchParams } = new URL(path, 'http://api')
    return this.#isCacheableCall(pathname, searchParams)
  }
}

/** Concurrent reads of a path share one call. */
const createAnswers = () =>
  new LRUCache<string, { read: Read; length: number }, Fetch>({
    maxSize: MAX_LENGTH,
    maxEntrySize: MAX_ANSWER_LENGTH,
    sizeCalculation: ({ length }, path) => length + path.length + OVERHEAD,
    ignoreFetchAbort: true,
    async fetchMethod(path, _stale, { context: fetch }) {
      const answer = await fetch(path)
      const text = await answer.text()
      const { ok, status, headers } = answer
      const body = parseLater(text)
      // A failure is larger than any entry: it is not kept.
      const length = status === 200 ? text.length : MAX_ANSWER_LENGTH
      return { read: { ok, status, headers, json: async () => body() }, length }
    },
  })

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

import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Log } from '../process/log.ts'
import type { CachedAnswer } from './cached-answer.ts'

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

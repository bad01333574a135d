import { hash } from 'node:crypto'
import type { KeptAnswer } from './kept-answer.ts'

/** Addresses that are remembered as asked for once: a power of two. */
const SEEN_COUNT = 32_768
/** More small answers than this are of no use to visitors, and are many small objects for the garbage collector. */
const MOST_ANSWERS = 5_000

interface Kept {
  answer: KeptAnswer
  /** Its size when it was counted last. */
  size: number
}

/**
 * Answers by their addresses, up to a number of bytes and of answers; those not asked for the longest time make room. Whoever asks
 * for ever new addresses does not push out what visitors ask for, and leaves no holes in memory where his answers were.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>()
  /** Fingerprints of addresses that were asked for and not kept, in a table of fixed size. */
  readonly #seen = new Int32Array(SEEN_COUNT)
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get count(): number {
    return this.#kept.size
  }

  peek(address: string): KeptAnswer | undefined {
    return this.#kept.get(address)?.answer
  }

  /** Finds one that is asked for, and counts that. */
  find(address: string): KeptAnswer | undefined {
    const kept = this.#kept.get(address)
    if (!kept) return undefined
    kept.answer.requests += 1
    this.#kept.delete(address)
    this.#kept.set(address, kept)
    return kept.answer
  }

  /** Keeps an answer. Once a quarter of the room is taken, only one whose address was asked for before. */
  keep(address: string, answer: KeptAnswer): void {
    const isNew = !this.#kept.has(address)
    if (isNew && this.#bytes > this.#mostBytes / 4 && this.#isFirst(address)) return
    this.drop(address)
    this.#kept.set(address, { answer, size: 0 })
    this.recount(address, answer)
  }

  /** Whether an address is asked for the first time, as far as is remembered. */
  #isFirst(address: string): boolean {
    const print = hash('md5', address, 'buffer').readInt32LE()
    const place = print & (SEEN_COUNT - 1)
    if (this.#seen[place] === print) return false
    this.#seen[place] = print
    return true
  }

  drop(address: string): void {
    const kept = this.#kept.get(address)
    if (!kept) return
    this.#kept.delete(address)
    this.#bytes -= kept.size
  }

  /** To be called when an answer's body was made in another encoding: that may be larger, or smaller. */
  recount(address: string, answer: KeptAnswer): void {
    const kept = this.#kept.get(address)
    if (kept?.answer !== answer) return
    const size = answer.size + 2 * address.length
    this.#bytes += size - kept.size
    kept.size = size
    for (const [oldest, { size: oldSize }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes && this.#kept.size <= MOST_ANSWERS) break
      this.#kept.delete(oldest)
      this.#bytes -= oldSize
    }
  }

  /** The addresses that are asked for most. */
  favourites(count: number): string[] {
    return Array.from(this.#kept, ([address, { answer }]) => ({ address, requests: answer.requests }))
      .toSorted((one, other) => other.requests - one.requests)
      .slice(0, count)
      .map(({ address }) => address)
  }
}

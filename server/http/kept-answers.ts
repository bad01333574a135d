import type { KeptAnswer } from './kept-answer.ts'

interface Kept {
  answer: KeptAnswer
  /** Its size when it was counted last. */
  size: number
}

/** Answers by their addresses, up to a number of bytes; those not asked for the longest time make room. */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>()
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

  keep(address: string, answer: KeptAnswer): void {
    this.drop(address)
    this.#kept.set(address, { answer, size: 0 })
    this.recount(address, answer)
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
    this.#bytes += answer.size - kept.size
    kept.size = answer.size
    for (const [oldest, { size }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) break
      this.#kept.delete(oldest)
      this.#bytes -= size
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

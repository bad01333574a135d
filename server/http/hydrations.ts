/** Hydrations that are kept for the browsers which have their pages already, in characters. */
const KEPT_LENGTH = 4 * 1024 * 1024

/** The last hydrations, by name; those not kept for the longest time make room. */
export class Hydrations {
  readonly #texts = new Map<string, string>()
  #length = 0

  find(name: string): string | undefined {
    return this.#texts.get(name)
  }

  keep(name: string, text: string): void {
    if (this.#texts.delete(name)) this.#length -= text.length
    this.#texts.set(name, text)
    this.#length += text.length
    for (const [oldest, { length }] of this.#texts) {
      if (this.#length <= KEPT_LENGTH) break
      this.#texts.delete(oldest)
      this.#length -= length
    }
  }
}

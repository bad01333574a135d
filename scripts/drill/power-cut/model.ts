import type { Editor } from '../editor.ts'

export const OWNER = { email: 'owner@example.org', password: 'a password for the drill' }

/** The server on what a power cut left. */
export interface Restarted {
  origin: string
  editor: Editor
  /** With `data`, `backups`, `restored` and `update`. */
  folder: string
  /** Answers are fetched once per cut. @throws for a status that is not 2xx */
  read(path: string): Promise<string>
}

/** Something that was acknowledged, and must be so after any later power cut. */
export interface Fact {
  /** For reports: what kind of thing it is, and which one. */
  kind: string
  name: string
  /** Indices of the log: from the acknowledgement, until something was asked for that ends it. */
  from: number
  until: number
  /** @returns what is wrong */
  check(site: Restarted): Promise<string | undefined>
}

/** What was acknowledged, and when. */
export class Model {
  readonly facts: Fact[] = []
  readonly #now: () => number

  /** @param now the index in the log of the last answer */
  constructor(now: () => number) {
    this.#now = now
  }

  /** @returns a function to be called before something is asked for that ends it */
  add(kind: string, name: string, check: Fact['check']): () => void {
    const fact: Fact = { kind, name, from: this.#now(), until: Infinity, check }
    this.facts.push(fact)
    return () => (fact.until = this.#now())
  }

  /** At this index of the log. */
  holding(index: number): Fact[] {
    return this.facts.filter(({ from, until }) => from <= index && index < until)
  }
}

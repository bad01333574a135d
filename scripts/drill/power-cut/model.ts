import type { Editor } from '../editor.ts'
import type { LogRecord } from './read-log.ts'

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
  /** @returns the fault */
  check(site: Restarted): Promise<string | undefined>
  /** The same without a server, where files and rows tell. */
  checkFiles?: ((folder: string) => Promise<string | undefined>) | undefined
}

type FileCheck = NonNullable<Fact['checkFiles']>

/** All that was acknowledged, and when. */
export class Model {
  readonly facts: Fact[] = []
  /** From this index on, the server of the older store is started. */
  updateFrom = Infinity
  readonly #readLog: () => LogRecord[]

  constructor(readLog: () => LogRecord[]) {
    this.#readLog = readLog
  }

  /** Where the last answer was sent: all before it has to be kept. */
  #lastAnswer(): number {
    return this.#readLog().findLastIndex(({ kind }) => kind === 'answer')
  }

  /** @returns a function to be called before something is asked for that ends it */
  add(kind: string, name: string, check: Fact['check'], checkFiles?: FileCheck): () => void {
    return this.#push({ kind, name, from: this.#lastAnswer(), until: Infinity, check, checkFiles })
  }

  addOfFiles(kind: string, name: string, checkFiles: FileCheck): () => void {
    return this.add(kind, name, ({ folder }) => checkFiles(folder), checkFiles)
  }

  /** Of a command that is at its end. */
  addDone(kind: string, name: string, checkFiles: FileCheck): () => void {
    const check: Fact['check'] = ({ folder }) => checkFiles(folder)
    return this.#push({ kind, name, from: this.#readLog().length, until: Infinity, check, checkFiles })
  }

  #push(fact: Fact): () => void {
    this.facts.push(fact)
    return () => (fact.until = this.#readLog().length)
  }

  /** From now on, facts are those of the older store. */
  beginUpdate(): void {
    this.updateFrom = this.#readLog().length
  }

  /** At this index of the log. */
  holding(index: number): Fact[] {
    const isUpdate = index >= this.updateFrom
    return this.facts.filter(
      ({ from, until }) => from <= index && index < until && from >= this.updateFrom === isUpdate,
    )
  }
}

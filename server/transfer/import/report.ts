import type { ImportNote, ImportReport } from '../../../contract/import.ts'

const MAX_EXAMPLES = 10
const MAX_FAULTS = 200
const EXAMPLE_LENGTH = 160

/** Collects what an import has to say, within bounds. */
export class ReportBuilder {
  readonly #notes = new Map<ImportNote, { count: number; examples: string[] }>()
  readonly #faults: ImportReport['faults'] = []
  #faultCount = 0
  known = 0

  note(note: ImportNote, example: string, count = 1): void {
    const entry = this.#notes.get(note) ?? { count: 0, examples: [] }
    this.#notes.set(note, entry)
    entry.count += count
    const short = example.length > EXAMPLE_LENGTH ? `${example.slice(0, EXAMPLE_LENGTH)}…` : example
    if (entry.examples.length < MAX_EXAMPLES && !entry.examples.includes(short)) entry.examples.push(short)
  }

  fault(where: string, field: string | null, message: string): void {
    this.#faultCount += 1
    if (this.#faults.length < MAX_FAULTS) this.#faults.push({ where, field, message })
  }

  get faultCount(): number {
    return this.#faultCount
  }

  finish(made: Record<string, number>): ImportReport {
    const notes = Array.from(this.#notes, ([note, { count, examples }]) => ({ note, count, examples }))
    return { made, known: this.known, notes, faults: this.#faults, faultCount: this.#faultCount }
  }
}

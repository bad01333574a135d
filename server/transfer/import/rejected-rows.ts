import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CSV_START, csvLine } from '../../core/http/csv.ts'
import { FAULT_COLUMN } from './columns.ts'

/** Among the uploaded files (import-uploads.ts), which are deleted after some days. */
const folderOf = (dataDir: string, runId: string) => join(dataDir, 'imports', runId)
const fileOf = (dataDir: string, runId: string) => join(folderOf(dataDir, runId), 'rejected.csv')

/** Writes the rows that an import refuses into a table of their own, to be corrected and imported again. */
export class RejectedRows {
  readonly #dataDir: string
  readonly #runId: string
  #names: string[] | undefined

  constructor(dataDir: string, runId: string) {
    this.#dataDir = dataDir
    this.#runId = runId
  }

  /** @param cells by column, as they stand in the file */
  async add(cells: Record<string, string>, faults: readonly string[]): Promise<void> {
    const path = fileOf(this.#dataDir, this.#runId)
    if (!this.#names) {
      this.#names = Object.keys(cells).filter((name) => name !== FAULT_COLUMN)
      await mkdir(folderOf(this.#dataDir, this.#runId), { recursive: true, mode: 0o700 })
      // An interrupted import begins again.
      await rm(path, { force: true })
      await appendFile(path, CSV_START + csvLine([FAULT_COLUMN, ...this.#names]), { mode: 0o600 })
    }
    await appendFile(path, csvLine([faults.join('; '), ...this.#names.map((name) => cells[name] ?? '')]))
  }
}

/** Undefined: it rejected none, ran on another machine, or is too old. */
export async function readRejectedRows(dataDir: string, runId: string): Promise<string | undefined> {
  return readFile(fileOf(dataDir, runId), 'utf8').catch(() => undefined)
}

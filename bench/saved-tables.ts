import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..', 'build', 'bench')

/** Writes build/bench/{part}.md. */
export function saveTables(part: string, markdown: string): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${part}.md`), `${markdown}\n`)
}

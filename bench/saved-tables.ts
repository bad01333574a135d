import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..', 'build', 'bench')

/**
 * Writes tables to build/bench/, in place of those of the last run.
 * @param part names the file: 'soak' becomes soak.md
 */
export function saveTables(part: string, markdown: string): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${part}.md`), `${markdown}\n`)
}

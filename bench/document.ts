import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCUMENT = join(import.meta.dirname, '..', 'docs', 'performance.md')

/**
 * Puts tables into docs/performance.md, in place of the last ones of their part.
 * @param part names the markers between which they stand
 */
export function putIntoDocument(part: string, markdown: string): void {
  const [begin, end] = [`<!-- ${part}: begin -->`, `<!-- ${part}: end -->`]
  const text = readFileSync(DOCUMENT, 'utf8')
  const [before, after] = [text.indexOf(begin), text.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`${DOCUMENT} has no place for the tables: ${begin} ... ${end}`)
  writeFileSync(DOCUMENT, `${text.slice(0, before + begin.length)}\n${markdown}\n${text.slice(after)}`)
}

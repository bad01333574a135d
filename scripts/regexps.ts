import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseSync, Visitor } from 'vite'

/** Milliseconds; most expressions take hundredths of a second. */
const MAX_CHECK = 30_000

export interface Literal {
  /** With slashes and flags. */
  text: string
  pattern: string
  flags: string
  /** `file:line` */
  place: string
}

/** @param path relative to the project's folder */
export function findLiterals(path: string, source = readFileSync(path, 'utf8')): Literal[] {
  const found: Literal[] = []
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      found.push({
        text: `/${pattern}/${flags}`,
        pattern,
        flags,
        place: `${path}:${source.slice(0, node.start).split('\n').length}`,
      })
    },
  }).visit(parseSync(path, source).program)
  return found
}

/** Returns an attack string; undefined for linear time. */
export function findSlowness({ pattern, flags }: Pick<Literal, 'pattern' | 'flags'>): string | undefined {
  // The pure JavaScript backend works on every platform; others need a binary or a JVM.
  process.env['RECHECK_BACKEND'] = 'pure'
  const { checkSync } = createRequire(import.meta.url)('recheck') as typeof import('recheck')
  const verdict = checkSync(pattern, flags, { timeout: MAX_CHECK })
  if (verdict.status === 'safe') return undefined
  return verdict.status === 'vulnerable'
    ? `${verdict.complexity.summary}, for example on ${verdict.attack.pattern.slice(0, 200)}`
    : 'cannot be told'
}

// Finds regular expressions of superlinear time (ReDoS). Verdicts are cached in regexps.json: `linear`, or why a slow
// one
// is harmless. --write adds new linear ones.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { findLiterals, findSlowness, type Literal } from './regexps.ts'

const SOURCES = '{admin,contract,extras,scripts,server,site}/**/*.{ts,tsx,cts,js,cjs,mjs}'

const file = join(import.meta.dirname, 'regexps.json')
process.chdir(resolve(import.meta.dirname, '..'))
const verdicts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
const sources = globSync(SOURCES, { exclude: ['**/node_modules/**', '**/*.{test,spec}.*'] })
  .map((path) => path.replaceAll(sep, '/'))
  .sort()
const literals = sources.flatMap((path) => findLiterals(path))
if (literals.length === 0) throw new Error('No regular expression was found at all')

let isFaulty = false
for (const [text, [first]] of Map.groupBy(literals, (literal) => literal.text)) {
  if (Object.hasOwn(verdicts, text)) continue
  const slowness = findSlowness(first as Literal)
  if (slowness === undefined) {
    verdicts[text] = 'linear'
    continue
  }
  isFaulty = true
  console.error(
    `${first!.place}: ${text} is ${slowness}.\n  Rewrite it, or bound its input and note in scripts/regexps.json why it does no harm.`,
  )
}
if (process.argv.includes('--write')) {
  const used = new Set(literals.map(({ text }) => text))
  const kept = Object.entries(verdicts)
    .filter(([text]) => used.has(text))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`)
}
if (isFaulty) process.exitCode = 1

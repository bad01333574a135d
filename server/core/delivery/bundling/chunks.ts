import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Packages of every page; they change less often than the site. */
const FRAMEWORK = ['react', 'react-dom', 'react-router', 'scheduler']
const FRAMEWORK_MODULE = new RegExp(`/node_modules/(?:${FRAMEWORK.join('|')})/|vite/preload-helper|rolldown/runtime`)

/** A module that two of them need belongs to the first. `late` has what pages load after they have begun. */
const NAMED_CHUNKS = ['shared', 'home', 'late', 'shortlist'] as const
type ChunkName = (typeof NAMED_CHUNKS)[number]

/** Modules that so many other chunks need become one chunk, `reading`. */
const MIN_SHARE_COUNT = 4

const PRAGMA = /^\/\/ @chunk ([a-z-]+)\n/

/** Few chunks: small files compress worse. A file names its chunk in its first line, such as `// @chunk shared`. */
export function chunks(): Plugin {
  const groups = NAMED_CHUNKS.map((name) => ({ name, test: (id: string) => chunkOf(id) === name }))
  const codeSplitting = {
    groups: [
      { name: 'framework', test: FRAMEWORK_MODULE },
      ...groups,
      { name: 'reading', test: /\/site\//, minShareCount: MIN_SHARE_COUNT },
    ],
  }
  return {
    name: 'delivery:chunks',
    apply: 'build',
    config: () => ({ environments: { client: { build: { rollupOptions: { output: { codeSplitting } } } } } }),
  }
}

const known = new Map<string, ChunkName | undefined>()

/** @param id a file, perhaps with a query @throws Error for an unknown chunk */
export function chunkOf(id: string): ChunkName | undefined {
  const file = id.replace(/\?.*$/s, '')
  if (!/\.tsx?$/.test(file) || file.includes('/node_modules/') || file.startsWith('\0')) return undefined
  if (!known.has(file)) known.set(file, readChunk(file))
  return known.get(file)
}

function readChunk(file: string): ChunkName | undefined {
  const named = PRAGMA.exec(readFileSync(file, 'utf8'))?.[1]
  if (named === undefined) return undefined
  const name = NAMED_CHUNKS.find((chunk) => chunk === named)
  if (!name) throw new Error(`${file} names an unknown chunk: ${named}. Known are ${NAMED_CHUNKS.join(', ')}.`)
  return name
}

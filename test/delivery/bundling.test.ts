import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkRouterOutput } from '../../server/delivery/bundling/check-router-output.ts'
import { chunkOf } from '../../server/delivery/bundling/chunks.ts'
import { emptyPart } from '../../server/delivery/bundling/idle-router-parts.ts'
import { keepLocale } from '../../server/delivery/bundling/words.ts'

/** A source file with this text. */
function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'chunks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a.ts'), text)
  return join(folder, 'a.ts')
}

test('a file names its chunk in its first line', () => {
  expect(chunkOf(fileWith('// @chunk shared\nexport {}\n'))).toBe('shared')
  expect(chunkOf(`${fileWith('// @chunk home\nexport {}\n')}?__react-router-build-client-route`)).toBe('home')
  expect(chunkOf(fileWith('export {}\n// @chunk shared\n'))).toBeUndefined()
  expect(chunkOf('\0virtual.ts')).toBeUndefined()
})

test('a chunk that does not exist is an error', () => {
  expect(() => chunkOf(fileWith('// @chunk shard\nexport {}\n'))).toThrow('shard')
})

test("a browser's build has the words of its language alone", () => {
  const code =
    "const n = 1\nexport const words = defineWords({ en: { a: 'Map', b: () => f({ ne: 2 }) }, ne: { a: 'नक्सा' } })\nx()"
  expect(keepLocale(code, 'ne', 'words.ts')).toBe(
    "const n = 1\nexport const words = defineWords({ ne: { a: 'नक्सा' } })\nx()",
  )
  expect(keepLocale(code, 'en', 'words.ts')).toContain("{ en: { a: 'Map', b: () => f({ ne: 2 }) } }")
  expect(keepLocale("const a: string = 'as const'", 'en', 'words.ts')).toBe("const a: string = 'as const'")
})

test('what only the words of the other language need is no longer imported', () => {
  const code =
    "import { f } from './f.ts'\nimport { g } from './g.ts'\nexport const w = defineWords({ en: { a: f }, ne: { a: g } })"
  expect(keepLocale(code, 'en', 'words.ts')).toContain('./f.ts')
  expect(keepLocale(code, 'en', 'words.ts')).not.toContain('./g.ts')
  expect(keepLocale(code, 'ne', 'words.ts')).not.toContain('./f.ts')
})

test('words without one of the languages end the build, by file', () => {
  expect(() => keepLocale('defineWords({ en: {} })', 'ne', 'ui/words.ts')).toThrow('ui/words.ts')
  expect(() => keepLocale('defineWords(all)', 'en', 'ui/words.ts')).toThrow('ui/words.ts')
})

const PART = 'lib/dom/ssr/fog-of-war.js'

test('a part of React Router that is not used is emptied, with all that it exports', () => {
  const folder = join(createRequire(import.meta.url).resolve('react-router'), '../..', 'production')
  const emptied = emptyPart(PART, readFileSync(join(folder, PART), 'utf8'))
  expect(emptied).toContain('export const isFogOfWarEnabled = () => false')
})

test('such a part with other exports than are known stays as it is', () => {
  expect(emptyPart(PART, 'function a() {}\nexport { a };\n')).toBeUndefined()
  expect(emptyPart(PART, 'export function isFogOfWarEnabled() {}\n')).toBeUndefined()
})

/** What a build says of this manifest, when the check of React Router's format finds this. */
async function warningsOfBuild(manifest: string, fault: string | undefined): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'build-'))
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => (warn.mockRestore(), rmSync(root, { recursive: true })))
  mkdirSync(join(root, 'build/client/assets'), { recursive: true })
  writeFileSync(join(root, 'build/client/assets/manifest-abc.js'), manifest)
  const { writeBundle } = checkRouterOutput(async () => fault)
  const context = { environment: { config: { root } } }
  await (writeBundle as (this: typeof context) => Promise<void>).call(context)
  return warn.mock.calls.map(([text]) => String(text))
}

const MANIFEST = 'window.__reactRouterManifest={"routes":{"home":{"index":true,"module":"/assets/home.js"}}};'

test("a build warns of every change in React Router's output, and of nothing else", async () => {
  expect(await warningsOfBuild(MANIFEST, undefined)).toEqual([])
  expect(await warningsOfBuild('export default {}', 'there is one more script')).toEqual([
    expect.stringContaining("Delivery: React Router's output has changed (there is one more script)"),
    expect.stringContaining('links are not prefetched'),
  ])
})

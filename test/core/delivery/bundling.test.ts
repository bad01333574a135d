import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chunkOf, keepLocale, writeOut } from '../../../server/core/delivery/bundling/plugins.ts'

/** A source file with this text. */
function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'chunks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a.ts'), text)
  return join(folder, 'a.ts')
}

test('a file names its chunk in its first line', () => {
  expect(chunkOf(fileWith('// @chunk shared\nexport {}\n'))).toBe('shared')
  expect(chunkOf(`${fileWith('// @chunk home\nexport {}\n')}?used`)).toBe('home')
  expect(chunkOf(fileWith('export {}\n// @chunk shared\n'))).toBeUndefined()
  expect(chunkOf('\0virtual.ts')).toBeUndefined()
})

test('a chunk that does not exist is an error', () => {
  expect(() => chunkOf(fileWith('// @chunk shard\nexport {}\n'))).toThrow('shard')
})

test("a browser's build has the words of its language alone", () => {
  const code =
    "const n = 1\nexport const words = defineWords({ a: { en: 'Map', ne: 'नक्सा' }, of: { 'b-c': { en: () => f({ ne: 2 }), ne: 3 } } })\nx()"
  expect(keepLocale(code, 'ne', 'words.ts')).toBe(
    "const n = 1\nexport const words = ({ ne: { a: 'नक्सा', of: { 'b-c': 3 } } })\nx()",
  )
  expect(keepLocale(code, 'en', 'words.ts')).toContain("{ en: { a: 'Map', of: { 'b-c': () => f({ ne: 2 }) } } }")
  expect(keepLocale('x(defineWords({ en: 1, ne: 2 }))', 'en', 'words.ts')).toBe('x(({ en: 1 }))')
  expect(keepLocale("const a: string = 'as const'", 'en', 'words.ts')).toBe("const a: string = 'as const'")
})

test('a catalogue is written into the words that are made of it', () => {
  const file = fileWith('')
  writeFileSync(join(dirname(file), 'words.json'), '{ "a": { "en": "Map", "ne": "नक्सा" } }\n')
  const from = "import texts from './words.json' with { type: 'json' }\n"
  const inNepali = (code: string) => keepLocale(writeOut(from + code, file), 'ne', 'words.ts').trim()
  expect(inNepali('const w = defineWords(texts)')).toBe('const w = ({ ne: { "a": "नक्सा" } })')
  expect(inNepali('const w = defineWords({\n  ...texts,\n  b: { en: f, ne: g },\n})')).toBe(
    'const w = ({ ne: { "a": "नक्सा", b: g } })',
  )
})

test('imports that only the words of the other language need are removed', () => {
  const code =
    "import { f } from './f.ts'\nimport { g } from './g.ts'\nexport const w = defineWords({ a: { en: f, ne: g } })"
  expect(keepLocale(code, 'en', 'words.ts')).toContain('./f.ts')
  expect(keepLocale(code, 'en', 'words.ts')).not.toContain('./g.ts')
  expect(keepLocale(code, 'ne', 'words.ts')).not.toContain('./f.ts')
})

test('words without one of the languages end the build, by file', () => {
  expect(() => keepLocale('defineWords({ en: {} })', 'ne', 'ui/words.ts')).toThrow('ui/words.ts')
  expect(() => keepLocale("defineWords({ a: { en: 'Map' } })", 'ne', 'ui/words.ts')).toThrow('ui/words.ts')
  expect(() => keepLocale('defineWords(all)', 'en', 'ui/words.ts')).toThrow('ui/words.ts')
})

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chunkOf } from '../../server/delivery/vite/chunks.ts'
import { emptyPart } from '../../server/delivery/vite/idle-router-parts.ts'

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

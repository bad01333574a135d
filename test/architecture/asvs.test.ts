import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TEST = /\.(?:test|spec)\.tsx?$/

test('each file that docs/asvs.md names is there', () => {
  const page = readFileSync('docs/asvs.md', 'utf8')
  const names = Array.from(page.matchAll(/`([\w./-]+\.\w+)`/g), ([, name]) => name!)
  expect(names.filter((name) => TEST.test(name)).length).toBeGreaterThan(100)
  const paths = names.map((name) => (TEST.test(name) ? `test/${name}` : name))
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TEST = /\.(?:test|spec)\.tsx?$/

test('each file that docs/asvs.md names is there, but for those of extras that were removed', () => {
  const page = readFileSync('docs/asvs.md', 'utf8')
  const names = Array.from(page.matchAll(/`([\w./-]+\.\w+)`/g), ([, name]) => name!)
  expect(names.filter((name) => TEST.test(name)).length).toBeGreaterThan(100)
  const paths = names
    .map((name) => (TEST.test(name) && !name.startsWith('extras/') ? `test/${name}` : name))
    .filter((path) => !path.startsWith('extras/') || existsSync(path.split('/', 2).join('/')))
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

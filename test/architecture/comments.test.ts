import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const COMMENT = /^\s*(?:\/\/|\/\*\*?|\*) (?:What|Who|Whoever)\b/
const TEST_NAME = /^\s*(?:await )?(?:test|it|describe)[.a-zA-Z]*\(.(?:what|who|whoever)\b/i

test('comments and names of tests begin with a noun or a verb, not with "What" or "Who"', () => {
  const files = globSync('{server,contract,site,admin,extras,scripts,bench,test}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  const faultsOf = (path: string) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (COMMENT.test(line) || TEST_NAME.test(line) ? [`${path}:${index + 1}`] : []))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap(faultsOf)).toEqual([])
})

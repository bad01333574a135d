import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Too slow for it, or of no screen. */
const WITHOUT = [
  'accessibility',
  'admin-accessibility',
  'admin-menus',
  'admin-page-story',
  'admin-phone',
  'admin-press',
  'admin-readers',
  'admin-sample',
  'admin-story',
  'components',
  'development',
  'press',
  'print',
  'sparse-stores',
]

test('npm test tries what each browser test file is there for', () => {
  const files = globSync(['test/browser/*.spec.ts', 'extras/*/test/*.spec.ts']).filter(
    (file) => !readFileSync(file, 'utf8').includes(' @quick'),
  )
  expect(files.map((file) => /([^/\\]+)\.spec\.ts$/.exec(file)![1]).toSorted()).toEqual(WITHOUT)
})

test('requests are answered in place of the server by intercept alone, for `route` comes too late for the next key', () => {
  const files = globSync(['test/browser/*.ts', 'extras/*/test/*.spec.ts']).filter((file) =>
    /\.route\(/.test(readFileSync(file, 'utf8')),
  )
  expect(files).toEqual(['test/browser/intercept.ts'])
})

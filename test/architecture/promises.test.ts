import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each([
  ['SECURITY.md', 15],
  ['docs/operations.md', 8],
])('each promise of %s names a test that is there, but for those of extras that were removed', (file, least) => {
  const [, rows = ''] = readFileSync(file, 'utf8').split(/^\| (?:threat \| )?promise \| test \|$/m)
  const promises = rows
    .split('\n\n')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| '))
  expect(promises.length).toBeGreaterThan(least)
  for (const promise of promises) {
    const files = [
      ...promise
        .split('|')
        .at(-2)!
        .matchAll(/`([^`]+)`/g),
    ].map(([, file]) => file!)
    expect(files, promise).not.toEqual([])
    for (const file of files) {
      const [extra, path] = file.startsWith('extras/') ? [file.split('/', 2).join('/'), file] : ['test', `test/${file}`]
      expect(existsSync(path) || !existsSync(extra), file).toBe(true)
    }
  }
})

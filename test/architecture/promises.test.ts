import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('each promise about security names a test that is there', () => {
  const [, ...rows] = readFileSync('SECURITY.md', 'utf8').split(/^\|---.*$/m)
  const promises = rows.flatMap((part) => part.split('\n').filter((line) => line.startsWith('| ')))
  expect(promises.length).toBeGreaterThan(15)
  for (const promise of promises) {
    const files = [
      ...promise
        .split('|')
        .at(-2)!
        .matchAll(/`([^`]+)`/g),
    ].map(([, file]) => file!)
    expect(files, promise).not.toEqual([])
    for (const file of files) expect(existsSync(`test/${file}`), file).toBe(true)
  }
})

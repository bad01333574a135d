import { expect, test } from 'vitest'
import { findLiterals, findSlowness } from '../../scripts/regexps.ts'

test('regular expressions are found where they stand', () => {
  expect(findLiterals('a.tsx', 'const a = 1\nexport const B = () => <p title="/no/">{/a+\\/b/gi.source}</p>')).toEqual([
    { text: '/a+\\/b/gi', pattern: 'a+\\/b', flags: 'gi', place: 'a.tsx:2' },
  ])
})

// The first one is of the kind that stopped the site: its time doubles with each comment.
test.each([/^(?:\s|<!--[\s\S]*?-->)*<svg[\s>]/i, /^(?:a+)+$/, /\/+$/])(
  '%s is found to be slow',
  { timeout: 120_000 },
  ({ source, flags }) => {
    expect(findSlowness({ pattern: source, flags })).toMatch(/polynomial|exponential|cannot be told/)
  },
)

test('a linear one is not', () => {
  expect(findSlowness({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', flags: '' })).toBeUndefined()
})

import { expect, test } from 'vitest'
import { words } from './words.ts'

test('links of Nepali texts lead to Nepali pages, and to files as they are', () => {
  const { withLinks } = words.ne
  expect(withLinks('<a href="/news">')).toBe('<a href="/ne/news">')
  for (const path of ['/documents/0123456789abcdef/a.pdf', '/media/pictures/a/original.jpg'])
    expect(withLinks(`<a href="${path}">`)).toBe(`<a href="${path}">`)
})

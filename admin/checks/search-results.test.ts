import { expect, test } from 'vitest'
import { newsKind } from '../../contract/news/kind.ts'
import { settingsKind } from '../../contract/settings/kind.ts'
import { checkSearchResults } from './check-page.ts'

const check = (values: Record<string, unknown>, locale: 'en' | 'ne' = 'en') =>
  checkSearchResults({ kind: newsKind, page: undefined, values, locale }).map(({ advice, field }) => [advice, field])

test('a title longer than search results show, and no text to describe a page, are named at their fields', () => {
  expect(check({ name: 'Bridge '.repeat(12) })).toEqual([
    ['search_description', 'searchDescription'],
    ['search_title', 'searchTitle'],
  ])
})

test('a summary, a title for search results, or neither where search engines are kept out', () => {
  expect(check({ name: 'Bridge '.repeat(12), searchTitle: 'Bridges', summary: 'Two.' })).toEqual([])
  expect(check({ name: 'Bridge '.repeat(12), hiddenFromSearch: true })).toEqual([])
})

test('signs above and below a line take no room: 65 Nepali letters are short enough', () => {
  expect(check({ name: 'Bridge', summary: 'A', translations: { ne: { name: 'कि'.repeat(65) } } }, 'ne')).toEqual([])
})

test('a kind without pages has no results', () => {
  expect(checkSearchResults({ kind: settingsKind, page: undefined, values: {}, locale: 'en' })).toEqual([])
})

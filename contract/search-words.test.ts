import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test('a search has each of its words once, and eight at most', () => {
  expect(searchWords('  Road  road\tBRIDGE ')).toEqual({ words: ['road', 'bridge'], areLeftOut: false })
  expect(searchWords('a b c d e f g h a')).toEqual({ words: [...'abcdefgh'], areLeftOut: false })
  expect(searchWords('a b c d e f g h i')).toEqual({ words: [...'abcdefgh'], areLeftOut: true })
  expect(searchWords(' ')).toEqual({ words: [], areLeftOut: false })
})

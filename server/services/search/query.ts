import type { Kysely } from 'kysely'
import { nextTurn } from '../../next-turn.ts'
import type { Database } from '../../store/schema.ts'
import type { WantedWord } from '../../store/search-results.ts'
import { findCandidates, loadVocabulary } from './vocabulary.ts'
import { splitQuery } from './words.ts'

/** A search as the index understands it. */
export interface SearchQuery {
  words: { written: string; word: string }[]
  /** Whether further words were left out. */
  areLeftOut: boolean
  wanted: WantedWord[]
  /** Bits of all words. */
  all: number
  /** The words of the index that stand for a word of the search. */
  meanings: Set<string>
}

/** Looks the words of a search up in the vocabulary of the index. */
export async function readQuery(db: Kysely<Database>, text: string): Promise<SearchQuery> {
  const { words, areLeftOut } = splitQuery(text)
  const query: SearchQuery = { words, areLeftOut, wanted: [], all: (1 << words.length) - 1, meanings: new Set() }
  if (words.length === 0) return query
  const vocabulary = await loadVocabulary(db)
  for (const [number, { word }] of words.entries()) {
    // A look through all words of the index takes some milliseconds.
    await nextTurn()
    for (const candidate of findCandidates(vocabulary, word)) {
      query.wanted.push({ number, wordId: candidate.id, factor: candidate.factor })
      query.meanings.add(candidate.word)
    }
  }
  return query
}

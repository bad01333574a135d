import { findFiscalYear } from '../../contract/calendar/fiscal-year.ts'
import { MAX_SEARCH_WORDS } from '../../contract/search/search-words.ts'
import { nextTurn } from '../core/process/next-turn.ts'
import type { Db } from '../core/store/schema.ts'
import { fiscalYearDays } from '../core/languages/calendar.ts'
import type { MemoryIndex } from './index-in-memory.ts'
import type { WantedFiscalYear, WantedWord } from './score.ts'
import { findCandidates, type Vocabulary } from './vocabulary.ts'
import { splitQuery } from './words.ts'

export interface SearchQuery {
  words: { written: string; word: string }[]
  areLeftOut: boolean
  wanted: WantedWord[]
  /** Projects that ran in it have the word with its number. */
  fiscalYear?: WantedFiscalYear
  /** Bits of all words. */
  all: number
  /** The words of the index that match. */
  meanings: Set<string>
}

/**
 * Looks the words of a search up in the vocabulary of the index. A fiscal year counts as one word, the first.
 * @param isUnfinished while it is typed, the last word may be the beginning of a longer one
 */
export async function readQuery(
  db: Db,
  { vocabulary }: MemoryIndex,
  text: string,
  now: Date,
  isUnfinished = false,
): Promise<SearchQuery> {
  const year = findFiscalYear(text)
  const { words: given, areLeftOut } = splitQuery(year?.others ?? text)
  const others = given.flatMap((one) => splitNumber(vocabulary, one)).slice(0, MAX_SEARCH_WORDS)
  const words = year ? [{ written: year.written, word: String(year.year) }, ...others] : others
  const query: SearchQuery = {
    words,
    areLeftOut,
    wanted: [],
    all: (1 << words.length) - 1,
    meanings: new Set(),
    ...(year && { fiscalYear: { number: 0, days: fiscalYearDays(year.year, now) } }),
  }
  for (const [number, { word }] of words.entries()) {
    // A look through all words of the index takes some milliseconds.
    await nextTurn()
    for (const candidate of findCandidates(vocabulary, word, isUnfinished && number === words.length - 1)) {
      query.wanted.push({ number, wordId: candidate.id, factor: candidate.factor })
      query.meanings.add(candidate.word)
    }
  }
  return query
}

/** "REC115" is found where the texts say "REC-115". */
function splitNumber({ numbers }: Vocabulary, one: SearchQuery['words'][number]): SearchQuery['words'] {
  const [, letters, digits] = /^(\p{L}[\p{L}\p{M}]*)(\d+)$/u.exec(one.word) ?? []
  if (!letters || !digits || numbers.some(({ word }) => word.startsWith(one.word))) return [one]
  return [letters, digits].map((word) => ({ written: word, word }))
}

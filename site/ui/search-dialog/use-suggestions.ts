import { useEffect, useState } from 'react'
import { MIN_SUGGESTION_LETTERS } from '../../../contract/limits.ts'
import type { SearchSuggestion } from '../../../contract/search/search.ts'
import { browserApi } from '../../api/browser-api.ts'

/** Milliseconds without a key before suggestions are asked for. */
const DELAY = 150

interface Suggestions {
  /** The words that they are for. */
  words: string
  found: SearchSuggestion[]
}

/**
 * Suggestions for what has been typed. The earlier ones stay until others come; a request that is not wanted any more is
 * cancelled, and one that fails leaves things as they are: the search itself still works.
 * @returns also whether they are those for these words
 */
export function useSuggestions(typed: string): { suggestions: SearchSuggestion[]; isKnown: boolean } {
  const words = typed.trim()
  const [last, setLast] = useState<Suggestions>({ words: '', found: [] })
  const isWanted = words.length >= MIN_SUGGESTION_LETTERS
  useEffect(() => {
    if (!isWanted) return
    const cancelled = new AbortController()
    const timer = setTimeout(() => {
      browserApi.suggest(words, { signal: cancelled.signal }).then(
        (found) => !cancelled.signal.aborted && setLast({ words, found }),
        () => {},
      )
    }, DELAY)
    return () => {
      clearTimeout(timer)
      cancelled.abort()
    }
  }, [words, isWanted])
  return { suggestions: isWanted ? last.found : [], isKnown: isWanted && last.words === words }
}

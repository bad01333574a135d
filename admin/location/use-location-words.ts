import { useCallback } from 'react'
import { useWords } from '../words/use-words.ts'
import { LOCATION_WORDS, type LocationWord } from './location-words.ts'

export type SayLocation = (word: LocationWord, values?: Record<string, string | number>) => string

/** @returns a text in the language of the screens, with its placeholders filled */
export function useLocationWords(): SayLocation {
  const words = useWords()
  return useCallback(
    (word, values = {}) =>
      words(LOCATION_WORDS[word]).replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    [words],
  )
}

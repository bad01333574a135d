import { useCallback } from 'react'
import { useLocale } from 'react-admin'
import type { Words } from '../../contract/kinds/field.ts'
import type { Locale } from '../../contract/locale.ts'

/** @param locale of the screens; English stands in where the words have no other */
export function wordsIn(words: Words, locale: string): string {
  return words[locale as Locale] ?? words.en
}

/** What declarations say, in the language of the screens. */
export function useWords(): (words: Words) => string {
  const locale = useLocale()
  return useCallback((words: Words) => wordsIn(words, locale), [locale])
}

import { useCallback } from 'react'
import { useLocale } from 'react-admin'
import type { Words } from '../../contract/kinds/field.ts'
import { inDigitsOf } from './numbers.ts'
import { wordsIn } from './use-words.ts'

export type FillWords = (text: Words, values?: Record<string, string | number>) => string

/** Texts of one screen with values in place of their `%{name}`; numbers are in the digits of the language, names stay. */
export function useFilledWords(): FillWords {
  const locale = useLocale()
  return useCallback(
    (text, values = {}) =>
      wordsIn(text, locale).replaceAll(/%\{(\w+)\}/g, (_, name: string) => {
        const value = values[name] ?? ''
        return typeof value === 'number' ? inDigitsOf(String(value), locale) : value
      }),
    [locale],
  )
}

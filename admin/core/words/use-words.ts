import { useMemo } from 'react'
import { useLocale } from 'react-admin'
import type { Locale, Words } from '../../../contract/locale.ts'
import { numberOf } from './numbers.ts'

/** A text of these screens: it exists in every language. */
export type Text = Record<Locale, string>
/** The texts of a folder, in groups. They stand beside the screens that load them. */
export interface StaffWords {
  [name: string]: Text | StaffWords
}

/**
 * @param values of the placeholders `%{name}`; numbers are written in the digits of the language, and `count` chooses
 * between singular and plural where a text has both: 'one |||| many'
 */
export type Say = (words: Words, values?: Record<string, string | number>) => string

/** @param locale of the screens; English is the fallback for content that lacks a language */
export function wordsIn(words: Words, locale: string): string {
  return words[locale as Locale] ?? words.en
}

/** Texts and labels in the language of the screens. */
export function useWords(): Say {
  const locale = useLocale()
  return useMemo(() => sayIn(locale), [locale])
}

export function sayIn(locale: string): Say {
  return (words, values = {}) => {
    const [one = '', many = one] = wordsIn(words, locale).split(' |||| ')
    return (values['count'] === 1 ? one : many).replaceAll(/%\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? ''
      return typeof value === 'number' ? numberOf(value, locale) : value
    })
  }
}

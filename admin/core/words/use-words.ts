import { Alert, Button, Typography, type AlertProps, type ButtonProps, type TypographyProps } from '@mui/material'
import { createElement, useMemo, type AnchorHTMLAttributes, type ComponentProps, type ComponentType } from 'react'
import { useLocale } from 'react-admin'
import type { LinkProps } from 'react-router'
import { fillIn } from '../../../contract/catalogue.ts'
import type { Locale, Words } from '../../../contract/locale.ts'
import { inDigitsOf, megabytes, numberOf } from './numbers.ts'

/** A text of these screens: it exists in every language. */
export type Text = Record<Locale, string>
export type Say = ReturnType<typeof sayIn>

/** @param locale of the screens; English is the fallback for content that lacks a language */
export function wordsIn(words: Words, locale: string): string {
  return words[locale as Locale] ?? words.en
}

/** Texts and labels in the language of the screens. */
export function useWords(): Say {
  const locale = useLocale()
  return useMemo(() => sayIn(locale), [locale])
}

export function sayIn(locale: string) {
  /** 1,234,567 or १२,३४,५६७. */
  const number = (value: number) => numberOf(value, locale)
  /**
   * @param values of the placeholders `%{name}`; numbers are written in the digits of the language, and `count` chooses
   * between singular and plural where a text has both: 'one |||| many'
   */
  const say = (words: Words, values: Record<string, string | number> = {}) =>
    fillIn(wordsIn(words, locale), values, number)
  /** Of a file: 3.4 MB or ३.४ MB. */
  const size = (bytes: number) => megabytes(bytes, locale)
  /** A text with its digits as the language writes them. */
  const digits = (text: string) => inDigitsOf(text, locale)
  return Object.assign(say, { number, size, digits })
}

interface Said {
  words: Words
  values?: Parameters<Say>[1]
}

/** A component with a text of the screens in place of children. */
const saying = <Props extends object>(Of: ComponentType<Props>) =>
  function Saying({ words, values, ...properties }: Omit<Props, 'children'> & Said) {
    return createElement(Of, properties as unknown as Props, useWords()(words, values))
  }
type Leading = Pick<AnchorHTMLAttributes<HTMLElement>, 'download' | 'rel' | 'target'> &
  Partial<Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>>
/** With the properties of the link that `component` may make of it. */
export const SayButton = saying<ButtonProps & Leading>(Button)
export type SayButtonProps = ComponentProps<typeof SayButton>
export const SayText = saying<TypographyProps>(Typography)
export const SayAlert = saying<AlertProps>(Alert)

/** Texts of many screens. */
export { default as common } from './common-words.json' with { type: 'json' }

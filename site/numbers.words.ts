// @chunk shared
import { toDevanagariDigits } from '../contract/digits.ts'
import { defineWords } from './words.ts'

/** The digits of the pages of a language: `useWords(numbers).digits(12)`. Amounts: contract/money.ts. */
export const numbers = defineWords({
  digits: {
    en: (value: number | string): string => String(value),
    ne: (value: number | string): string => toDevanagariDigits(String(value)),
  },
})

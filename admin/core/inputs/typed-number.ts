import { toLatinDigits } from '../../../contract/digits.ts'
import { inDigitsOf } from '../words/numbers.ts'

/** 1,234,567 or 12,34,567: groups of two or three digits, three in the last. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/
const PLAIN = /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/**
 * @param text in either digits, with or without groups
 * @returns null of nothing; the text itself where it is no number, so that nothing that was typed is lost
 */
export function readNumber(text: string): number | string | null {
  const latin = toLatinDigits(text.trim())
  if (latin === '') return null
  if (PLAIN.test(latin)) return Number(latin)
  return GROUPED.test(latin) ? Number(latin.replaceAll(',', '')) : text
}

/** The result of `readNumber` in the digits of `locale`, for an input. */
export function typedNumber(value: unknown, locale: string): string {
  if (typeof value === 'number') return Number.isNaN(value) ? '' : inDigitsOf(String(value), locale)
  return typeof value === 'string' ? value : ''
}

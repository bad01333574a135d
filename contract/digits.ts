// @chunk shared
const DEVANAGARI_ZERO = '०'.codePointAt(0)!

/** 123 as १२३; other characters stay. */
export function toDevanagariDigits(text: string): string {
  return text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(DEVANAGARI_ZERO + Number(digit)))
}

/** As a language writes them. */
export const digitsIn = (text: string | number, locale: string): string =>
  locale === 'ne' ? toDevanagariDigits(String(text)) : String(text)

/** १२३ as 123; other characters stay. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - DEVANAGARI_ZERO))
}

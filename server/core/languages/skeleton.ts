/*
 * Skeleton keys: what is left of a word when everything is taken away that people spell differently, in Devanagari and in
 * Latin letters. काठमाडौँ and Kathmadaun, सडक and sadak have the same key. Words with the same key are alike, not the same.
 */

const CONSONANTS: Record<string, string> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n',
  ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n',
  प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h',
} // prettier-ignore
const VOWELS: Record<string, string> = {
  अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au',
} // prettier-ignore
const SIGNS: Record<string, string> = {
  'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', '्': '',
} // prettier-ignore
const OTHERS: Record<string, string> = { 'ं': 'n', 'ँ': 'n', 'ः': '' }

/** Devanagari in Latin letters, with every inherent a; other letters stay. */
export function romanise(text: string): string {
  let latin = ''
  let isOpen = false
  for (const letter of text) {
    const sign = SIGNS[letter]
    if (isOpen && sign === undefined) latin += 'a'
    isOpen = letter in CONSONANTS
    latin += sign ?? CONSONANTS[letter] ?? VOWELS[letter] ?? OTHERS[letter] ?? letter
  }
  return isOpen ? `${latin}a` : latin
}

const FOLDS: [RegExp, string][] = [
  [/chh?/g, 'C'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/ow(?=[^aeiou]|$)/g, 'o'],
  [/[vw]/g, 'b'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/(?<=.)h/g, ''],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(?<=i)y(?=[aeou])/g, ''],
  [/gunj/g, 'ganj'],
  [/(.)\1+/g, '$1'],
  [/(?<=.)a/g, ''],
  [/m(?=[^aeiou])/g, 'n'],
  [/ng/g, 'n'],
]

/** The key of a word in lower case. */
export function skeletonOf(word: string): string {
  return FOLDS.reduce((key, [letters, folded]) => key.replace(letters, folded), romanise(word))
}

const SLUG_LENGTH = 80
const ZERO = '०'.charCodeAt(0)
/** Its inherent a is not spoken: पुल is pul. */
const FINAL_CONSONANT = /(?<=[\u0900-\u094c\u094e-\u097f])[क-ह](?![\u0900-\u097f])/g

/** Letters that have no sign which could be taken off. */
const LATIN: Record<string, string> = {
  ł: 'l', ø: 'o', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŋ: 'n', ŧ: 't', ĸ: 'k',
} // prettier-ignore

/** At most 80 Roman letters, digits and hyphens; may be empty. */
export function romanSlug(title: string): string {
  const plain = romanise(title.replaceAll(/[\u200c\u200d]/g, '').replaceAll(FINAL_CONSONANT, '$&\u094d'))
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[ß-ŧ]/g, (letter) => LATIN[letter] ?? letter)
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO))
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  return words.length > SLUG_LENGTH
    ? words.slice(0, SLUG_LENGTH + 1).replace(/-?[^-]*$/, '') || words.slice(0, SLUG_LENGTH)
    : words
}

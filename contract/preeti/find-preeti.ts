import { fromPreeti } from './preeti.ts'

/** Signs of Preeti inside of a word, where English has none: of e, ai, ri, halant, r, anusvara, and of s at its start. */
const STRONG =
  /[a-z"'][[\]{}|\\]|^;\+?[a-z]|';[a-z]|[a-z]\+[a-z]|[a-z]\d+[a-z]+\d+[a-z"]|[a-z/][«Ø´ªËß§¶]|^[b-df-hj-np-tv-xz]+'[b-df-hj-np-tv-xz]{2,}$/i
/** A capital or a digit between letters, or a word of consonants alone. */
const WEAK = /[a-z][A-Z][a-z]|[a-z]\d+[a-z]|^[b-df-hj-np-tv-xz]{4,}$/
const ENGLISH =
  /^["'“‘(]*(?=[^aeiouy]*[aeiouy])(?:[A-Z]?[a-z]+|[A-Z]+s?)(?:['’/–-](?:[A-Za-z]?[a-z]*|[A-Z]+))*[.,;:!?)"'”’]*$|^[AaIi]$/
/** An address, a path, mark-up or code: neither of them. */
const TECHNICAL = /:\/\/|\w@\w|^www\.|[<>=()]\/?\w*[>=()]|\.\w{2,4}$|\{\w*\}|^\W*\[\w*\]|[{}]{2}|^\W*\w+\/\w+\//
const DEVANAGARI = /^[ऀ-ॿ\u200C\u200D]+$/
/** A vowel sign, halant or nukta without its consonant, or a nasal sign that follows none of those or a letter. */
const MALFORMED = /(?:^|[^क-ह़])[ा-ौ़्]|(?:^|[्ँंः])[ँंः]/
/** In characters. */
const MAX_WORD_LENGTH = 60
const PUNCTUATION = /^[^ऄ-ौॐ]+|[०-९।()[\]“”‘’"'.,:;?/%-]+$/g

/**
 * The Unicode text of pasted text in a legacy font such as Preeti.
 * English, Unicode and mixed texts are left alone: an offer that is missing costs less than a wrong one.
 * @param isLikely whether the texts beside it are in such a font: then fewer signs of it are asked
 */
export function findPreeti(text: string, isLikely = false): string | undefined {
  if (/[ऀ-ॿ]/.test(text)) return undefined
  const words = text.split(/\s+/).filter((word) => /[a-z]/i.test(word))
  if (words.length === 0 || words.some((word) => word.length > MAX_WORD_LENGTH || TECHNICAL.test(word)))
    return undefined
  const strange = words.filter((word) => !ENGLISH.test(word))
  const isTyped = strange.some((word) => STRONG.test(word)) || strange.filter((word) => WEAK.test(word)).length >= 2
  if (strange.length === 0 || (!isLikely && (!isTyped || strange.length < words.length / 2))) return undefined
  const converted = fromPreeti(text)
  const results = converted
    .split(/\s+/)
    .map((word) => word.replaceAll(PUNCTUATION, ''))
    .filter(Boolean)
  const wellFormed = results.filter((word) => DEVANAGARI.test(word) && !MALFORMED.test(word))
  return wellFormed.length >= results.length * 0.9 ? converted : undefined
}

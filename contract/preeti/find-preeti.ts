import letters from './letters.json' with { type: 'json' }

/**
 * Preeti and its relatives (Kantipur, Sagarmatha) draw Devanagari over the codes of Latin letters: `g]kfn` is नेपाल.
 * The table is that of the font's layout. The sign `l` stands before its letter, `{` behind its syllable.
 */
const LETTERS: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(letters))

// Longer codes come first, as they contain shorter ones. The r that is moved is kept apart by a character of private use until
// it is in its place.
const CODES = new RegExp(
  Object.keys(LETTERS)
    .toSorted((a, b) => b.length - a.length)
    .map((code) => code.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('|'),
  'g',
)
const CONSONANT = '[क-ह]़?'
const CLUSTER = `(?:${CONSONANT}्‍?)*${CONSONANT}`
const SIGNS = '[ािीुूृेैोौॉ]'
const NASALS = '[ँंः]'

/** Converts Preeti codes to Unicode. */
export function fromPreeti(text: string): string {
  return (
    text
      .replaceAll(CODES, (code) => LETTERS[code]!)
      // The sign of i is written before its consonants.
      .replaceAll(new RegExp(`ि(${CLUSTER}(?:्र|्य)?)`, 'g'), '$1ि')
      // An r before consonants is written behind their syllable.
      .replaceAll(new RegExp(`(${CLUSTER}${SIGNS}*${NASALS}?)\uE000`, 'g'), 'र्$1')
      .replaceAll('\uE000', 'र्')
      .replaceAll(new RegExp(`(${NASALS})(${SIGNS})`, 'g'), '$2$1')
      .replaceAll('ाे', 'ो')
      .replaceAll('ाै', 'ौ')
      .replaceAll('अा', 'आ')
      .replaceAll('एे', 'ऐ')
      .normalize('NFC')
  )
}

/** Signs of Preeti inside of a word, where English has none: of e, ai, ri, halant, r, anusvara, and of s at its start. */
const STRONG =
  /[a-z"'][[\]{}|\\]|^;\+?[a-z]|';[a-z]|[a-z]\+[a-z]|[a-z]\d+[a-z]+\d+[a-z"]|[a-z/][«Ø´ªËß§¶]|^[b-df-hj-np-tv-xz]+'[b-df-hj-np-tv-xz]{2,}$/i
/** A capital or a digit between letters, or a word of consonants alone. */
const WEAK = /[a-z][A-Z][a-z]|[a-z]\d+[a-z]|^[b-df-hj-np-tv-xz]{4,}$/
const ENGLISH =
  /^["'“‘(]*(?=[^aeiouy]*[aeiouy])(?:[A-Z]?[a-z]+|[A-Z]+s?)(?:['’/–-](?:[A-Za-z]?[a-z]*|[A-Z]+))*[.,;:!?)"'”’]*$|^[AaIi]$/
/** An address, a path, mark-up or code: neither of them. */
const TECHNICAL = /\]\(|:\/\/|\w@\w|^www\.|[<>=()]\/?\w*[>=()]|\.\w{2,4}$|\{\w*\}|^\W*\[\w*\]|[{}]{2}|^\W*\w+\/\w+\//
const DEVANAGARI = /^[ऀ-ॿ\u200C\u200D]+$/
/** A vowel sign, halant or nukta without its consonant, or a nasal sign that follows none of those or a letter. */
const MALFORMED = /(?:^|[^क-ह़])[ा-ौ़्]|(?:^|[्ँंः])[ँंः]/
/** In characters. */
const MAX_WORD_LENGTH = 60
const PUNCTUATION = /^[^ऄ-ौॐ]+|[०-९।()[\]“”‘’"'.,:;?/%-]+$/g
/** Abbreviations, numbers and dashes: they are the same beside a text in Preeti. */
const PLAIN = /^[("']*(?:[A-Z]{2,}\d*|\d[\d.,/-]*\d%?)[)"',.:;]*$|^[-–—|]+$/
/** The sign of a behind a consonant, rare in English. */
const SIGN_OF_A = /[bcdghjkmnpqstvwxz]f/i

/** From and to a place in a line. */
export type Range = [start: number, end: number]

/**
 * Finds what of a line was typed in a legacy font such as Preeti. English beside it is left out: of 7,800 Nepali words, 132 look
 * English in Preeti, so two of them side by side are English. An offer that is missing costs less than a wrong one.
 */
export function preetiRanges(text: string): Range[] {
  if (/[ऀ-ॿ]/.test(text)) return []
  const words = [...text.matchAll(/\S+/g)].map(([word], index, all) => ({ word, start: all[index]!.index }))
  const letters = words.filter(({ word }) => /[a-z]/i.test(word))
  if (letters.some(({ word }) => word.length > MAX_WORD_LENGTH || TECHNICAL.test(word.replace(/^\(|\)$/g, ''))))
    return []
  const isStrange = words.map(({ word }) => /[a-z]/i.test(word) && !ENGLISH.test(word) && !PLAIN.test(word))
  const looksEnglish = words.map(
    ({ word }) => /^\W*[a-z]{2,}\W*$/i.test(word) && ENGLISH.test(word) && !SIGN_OF_A.test(word),
  )
  // Two such words side by side are English, and so is a name; one alone may be either.
  const isEnglish = words.map(
    ({ word }, index) =>
      looksEnglish[index] && (looksEnglish[index - 1] || looksEnglish[index + 1] || /^\W*[A-Z][a-z]{3}/.test(word)),
  )
  const strange = words.filter((_, index) => isStrange[index]).map(({ word }) => word)
  const isMostlyStrange = strange.length >= letters.length / 2
  const areWeak = isMostlyStrange && strange.filter((word) => WEAK.test(word)).length > 1
  if (!areWeak && !strange.some((word) => STRONG.test(word))) return []
  const isTyped = words.map(({ word }, index) => {
    if (isStrange[index]) return true
    if (PLAIN.test(word) || isEnglish[index]) return false
    const before = words.findLastIndex((_, other) => other < index && (isStrange[other] || isEnglish[other]))
    const after = words.findIndex((_, other) => other > index && (isStrange[other] || isEnglish[other]))
    return !isEnglish[before] && (word !== '/' || !isEnglish[after])
  })
  const ranges: Range[] = []
  for (const [index, { word, start }] of words.entries()) {
    if (!isTyped[index]) continue
    const last = isTyped[index - 1] && ranges.at(-1)
    if (last) last[1] = start + word.length
    else ranges.push([start, start + word.length])
  }
  const sure = ranges.filter(([start, end]) => isWellFormed(text.slice(start, end)))
  const found = words.filter(
    ({ start }, index) => isStrange[index] && sure.some(([from, to]) => from <= start && start < to),
  )
  return found.length > 1 || isMostlyStrange ? sure : []
}

/**
 * The text with what was typed in Preeti as Unicode; undefined where nothing was.
 * @param isLikely whether the texts beside it are in such a font: then fewer signs of it are asked
 */
export function findPreeti(text: string, isLikely = false): string | undefined {
  const ranges = preetiRanges(text)
  if (ranges.length > 0) return convertRanges(text, ranges)
  const words = text.split(/\s+/).filter((word) => /[a-z]/i.test(word) && word.length <= MAX_WORD_LENGTH)
  const isTyped = isLikely && words.some((word) => !ENGLISH.test(word) && !PLAIN.test(word) && !TECHNICAL.test(word))
  return isTyped && !/[ऀ-ॿ]/.test(text) && isWellFormed(text) ? fromPreeti(text) : undefined
}

/** Converts parts of a text from Preeti. */
export function convertRanges(text: string, ranges: readonly Range[]): string {
  return ranges
    .toReversed()
    .reduce((so, [start, end]) => so.slice(0, start) + fromPreeti(so.slice(start, end)) + so.slice(end), text)
}

function isWellFormed(typed: string): boolean {
  const results = fromPreeti(typed)
    .split(/\s+/)
    .map((word) => word.replaceAll(PUNCTUATION, ''))
    .filter(Boolean)
  return results.filter((word) => DEVANAGARI.test(word) && !MALFORMED.test(word)).length >= results.length * 0.9
}

import { toLatinDigits } from '../../contract/digits.ts'
import { MAX_SEARCH_WORDS } from '../../contract/search-words.ts'

/** An exponent is a word of its own, so that 10⁶ is not found as 106; in `m³` it belongs to its unit. */
const WORD = /\p{Nd}+(?=[⁰¹²³⁴-⁹⁻])|[\p{L}\p{M}\p{N}]+/gu
/** Joiners and the nukta: they change how a word looks, not which word it is. */
const INVISIBLE = /\u200c|\u200d|\u093c/g
const LATIN_MARKS = /(?<=\p{Script=Latin})\p{Mn}+/gu
const MAX_WORD_LENGTH = 40
/** Words that stand in nearly every text, or only put a question. */
const STOP_WORDS = new Set(
  `a about an and are as at be by do does for from has have how in into is it its of on or our that the their this to
  us was we were what where which who with you your र तथा वा छ हो यो यस को का की मा ले लाई बाट देखि लागि हाम्रो कुन के कहाँ`.split(
    /\s+/,
  ),
)

export const isDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word)

/** A word in the form in which it is compared. */
export function normaliseWord(text: string): string {
  const lower = text.toLowerCase().replace(INVISIBLE, '').normalize('NFKD').replace(LATIN_MARKS, '').normalize('NFC')
  return toLatinDigits(lower)
}

export interface Word {
  /** As it stands in the text. */
  written: string
  /** In the form in which it is compared. */
  word: string
}

function readWords(text: string): Word[] {
  return Array.from(text.replace(INVISIBLE, '').matchAll(WORD), ([written]) => ({
    written,
    word: normaliseWord(written).slice(0, MAX_WORD_LENGTH),
  })).filter(({ word }) => word !== '')
}

const counts = ({ word }: Word): boolean => !STOP_WORDS.has(word)

/** The words of a text in their order, without those of every text. */
export function splitWords(text: string): Word[] {
  return readWords(text).filter(counts)
}

/** The words of a name. Those of every text count where there are no others: "About Us". */
export function splitName(name: string): Word[] {
  const words = readWords(name)
  return words.some(counts) ? words.filter(counts) : words
}

/**
 * The words of a search, each once. Words of every text count only where there are no others.
 * @returns also whether further words were left out
 */
export function splitQuery(query: string): { words: Word[]; areLeftOut: boolean } {
  const all = readWords(query)
  const words = all.filter(({ word }, index) => all.findIndex((other) => other.word === word) === index)
  const first = words.slice(0, MAX_SEARCH_WORDS)
  return { words: first.some(counts) ? first.filter(counts) : first, areLeftOut: words.length > MAX_SEARCH_WORDS }
}

/**
 * Words that mean the same: technical terms in English and Nepali, and names of places that differ by more than their
 * spelling. Spellings are compared by their skeleton keys (skeleton.ts).
 */
const GROUPS = `
kathmandu ktm काठमाडौँ
lalitpur patan ललितपुर पाटन
hetauda हेटौँडा
nawalparasi nawalpur parasi
east eastern पूर्व
west western पश्चिम
district जिल्ला
province प्रदेश
municipality नगरपालिका
road highway सडक राजमार्ग
bridge पुल
trail suspension झोलुङ्गे
building भवन
school विद्यालय
hospital अस्पताल
water पानी खानेपानी
sanitation सरसफाइ
irrigation सिँचाइ
river नदी
hydropower hydroelectric जलविद्युत्
solar सौर्य
energy ऊर्जा
renewable नवीकरणीय
environment environmental वातावरण वातावरणीय
study अध्ययन
survey सर्वेक्षण
investigation अन्वेषण
geotechnical भूप्राविधिक
seismic earthquake भूकम्प भूकम्पीय
retrofitting प्रबलीकरण
supervision सुपरिवेक्षण
construction निर्माण
design डिजाइन
architecture architectural वास्तुकला
engineer इन्जिनियर
engineering इन्जिनियरिङ
planning plan योजना
research अनुसन्धान
feasibility सम्भाव्यता
monitoring अनुगमन
evaluation मूल्याङ्कन
training तालिम
project परियोजना
service सेवा
client सेवाग्राही ग्राहक
partner साझेदार
team टोली
news समाचार
notice सूचना
vacancy job career careers recruitment रोजगारी जागिर
office कार्यालय
contact सम्पर्क
history इतिहास
ongoing चालु
completed सम्पन्न
upcoming आगामी
`

export const SYNONYMS = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' '))

import { htmlToText } from '../contract/html-text.ts'
import { NEPALI_ABBREVIATIONS } from '../contract/nepali-abbreviations.ts'

const CLOSING_QUOTES = `["'”’»]*`
const SENTENCE_END = new RegExp(`(?<=[.।॥]${CLOSING_QUOTES})(?=\\s|$)`)
const POINT_END = new RegExp(`[.।॥!?:]${CLOSING_QUOTES}$`)
/** Words with a full stop that do not end a sentence. */
const ENGLISH = 'Pvt|Ltd|Co|Dr|Er|Ar|Mr|Mrs|Ms|Prof|No|Nos|Fig|approx|ca|e\\.g|i\\.e|etc|vs|Rs|St|[A-Z]'
/** Such as मे.वा. and प्रा.लि. */
const IN_PARTS = '(?:[\\u0900-\\u0963]{1,4}\\.)+[\\u0900-\\u0963]{1,4}'
const ABBREVIATIONS = new RegExp(
  `(?:^|[\\s("'“‘«])(?:${ENGLISH}|${NEPALI_ABBREVIATIONS}|${IN_PARTS})\\.${CLOSING_QUOTES}$`,
)

const BLOCK_EDGE = /<\/?(?:p|h\d|[uo]l|li|blockquote|cite|pre|table|caption|tr|fig\w+)(?:\s[^>]*)?>|\n\s*\n/i

/** Splits a description into sentences (specification section 2 and the readings); '82.5 MW' stays whole. */
export function descriptionPoints(description: string): string[] {
  return description
    .split(BLOCK_EDGE)
    .flatMap((block) => sentences(htmlToText(block)))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => (POINT_END.test(sentence) ? sentence : `${sentence}${fullStopAfter(sentence)}`))
}

function sentences(paragraph: string): string[] {
  const found: string[] = []
  let current = ''
  for (const piece of paragraph.split(SENTENCE_END)) {
    current += piece
    if (ABBREVIATIONS.test(current)) continue
    found.push(current)
    current = ''
  }
  return [...found, current]
}

function fullStopAfter(sentence: string): string {
  return /\p{Script=Devanagari}$/u.test(sentence) ? '।' : '.'
}

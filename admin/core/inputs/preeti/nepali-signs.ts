import { toDevanagariDigits } from '../../../../contract/digits.ts'
import { textsOf } from '../texts-of.ts'
import { NEPALI_ABBREVIATIONS } from '../../../../contract/nepali-abbreviations.ts'

/** Before a full stop: abbreviations, which keep it. */
const ABBREVIATION = new RegExp(`(?:^|[^ऀ-ॿ])(?:${NEPALI_ABBREVIATIONS})$`)
const SENTENCE_END = /(?<=[ऀ-ॿ]) ?\.(?=$|[\s"'”’)])/g
/** Words with Latin letters, such as M25 and addresses, keep their digits. */
const LATIN = /[a-z@/]/i

/** Nepali text with Devanagari digits, and with a danda at the end of sentences. */
export function withNepaliSigns(text: string): string {
  const sentences = text.replace(SENTENCE_END, (stop, at: number) =>
    ABBREVIATION.test(text.slice(0, at)) ? stop : '।',
  )
  return sentences.replace(/\S+/g, (word) => (LATIN.test(word) ? word : toDevanagariDigits(word)))
}

/** The same in the texts of HTML. */
export function withNepaliSignsInHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const changed = textsOf(body).filter(({ data }) => withNepaliSigns(data) !== data)
  for (const text of changed) text.data = withNepaliSigns(text.data)
  return changed.length > 0 ? body.innerHTML : html
}

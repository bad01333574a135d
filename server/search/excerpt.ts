import { splitWords } from './words.ts'

/** Characters of an excerpt, and of what stands before the first word that was found. */
const LENGTH = 200
const BEFORE = 60

/** A piece of a text around the first of these words, cut between words. */
export function excerptOf(text: string, isMatch: (word: string) => boolean): string {
  if (text.length <= LENGTH) return text
  const first = splitWords(text).find(({ word }) => isMatch(word))
  const place = first ? Math.max(text.indexOf(first.written), 0) : 0
  const start = place <= BEFORE ? 0 : text.indexOf(' ', place - BEFORE) + 1
  const end = text.lastIndexOf(' ', start + LENGTH)
  const piece = text.slice(start, end > start ? end : start + LENGTH)
  return `${start > 0 ? '… ' : ''}${piece}${start + piece.length < text.length ? ' …' : ''}`
}

/** The words of a text that were found, as they stand there. */
export function matchesIn(text: string, isMatch: (word: string) => boolean): string[] {
  const found = splitWords(text).filter(({ word }) => isMatch(word))
  return [...new Set(found.map(({ written }) => written))]
}

import { beginningOf, writtenElements, type Hint } from './hint.ts'

/** Words from which on a sentence is hard to follow. */
const MOST: Record<string, number> = { en: 30, ne: 35 }
const TEXTS = 'p, li, td, blockquote, figcaption'

/** Sentences that are too long, one hint for a paragraph. A danda (।) ends one, too. */
export function checkSentences(page: Document): Hint[] {
  return writtenElements(page, TEXTS).flatMap((element): Hint[] => {
    if (element.querySelector(TEXTS)) return []
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? ''
    const most = MOST[lang]
    if (most === undefined) return []
    const long = sentencesOf(element.textContent ?? '', lang).find(({ words }) => words > most)
    return long
      ? [{ advice: 'sentence_long', element, values: { text: beginningOf(long.text), words: long.words } }]
      : []
  })
}

function sentencesOf(text: string, lang: string): { text: string; words: number }[] {
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' })
  const words = new Intl.Segmenter(lang, { granularity: 'word' })
  return Array.from(sentences.segment(text), ({ segment }) => ({
    text: segment.replaceAll(/\s+/g, ' ').trim(),
    words: [...words.segment(segment)].filter(({ isWordLike }) => isWordLike).length,
  }))
}

import { htmlToText } from '../../../contract/html-text.ts'

/**
 * The beginning of a description, as one text that ends with a sentence if it can. Not of descriptionPoints, which would
 * then be loaded with every page (plugins.ts). @param length in characters
 */
export function sheetText(description: string, length: number): { text: string; isShortened: boolean } {
  const text = htmlToText(description)
  if (text.length <= length) return { text, isShortened: false }
  const cut = text.slice(0, length)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('। '))
  return { text: end > length / 2 ? cut.slice(0, end + 1) : `${cut.trimEnd()}…`, isShortened: true }
}

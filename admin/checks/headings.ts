import { beginningOf, lineOf, type Hint } from './hint.ts'

/** Headings that say nothing, or stand a level lower than the one above allows. */
export function checkHeadings(page: Document): Hint[] {
  const hints: Hint[] = []
  let above = 0
  for (const element of page.querySelectorAll('main h1, main h2, main h3, main h4')) {
    const level = Number(element.tagName.slice(1))
    const text = lineOf(element)
    const isWritten = element.closest('[data-field]') !== null
    if (isWritten && text === '') hints.push({ advice: 'heading_empty', element })
    if (text === '') continue
    if (isWritten && level > above + 1)
      hints.push({ advice: 'heading_skipped', element, values: { text: beginningOf(text), level: above + 1 } })
    above = level
  }
  return hints
}

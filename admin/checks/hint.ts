import type { checkWords } from './words.ts'

/** Advice about something that staff wrote. It forbids nothing. */
export interface Hint {
  advice: keyof (typeof checkWords)['advice']
  values?: Record<string, string | number>
  /** Its place on the page. */
  element?: Element
  /** Its place in the form, where the page does not show it. */
  field?: string
}

/** The elements of a page that staff wrote: the layout's own have no mark. */
export function writtenElements<Found extends Element>(page: Document, selector: string): Found[] {
  return [...page.querySelectorAll<Found>(selector)].filter((element) => element.closest('main [data-field]'))
}

/** The words of an element, in one line. */
export const lineOf = ({ textContent }: Element): string => (textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** How something begins, to be found by. */
export function beginningOf(text: string): string {
  const words = text.split(' ')
  return words.length > 6 ? `${words.slice(0, 6).join(' ')} …` : text
}

import { writtenElements, type Hint } from './hint.ts'

/** Portraits stand beside the name: they need no text. */
const PORTRAIT = '.person-page__photo'

/** Pictures without alternative text. Those in a text keep the one that they had when they were chosen. */
export function checkPictures(page: Document): Hint[] {
  return writtenElements(page, 'img')
    .filter((element) => !element.getAttribute('alt')?.trim() && !element.closest(PORTRAIT))
    .map((element) => ({
      advice: element.closest('.rich-text') ? 'picture_in_text_without_alt' : 'picture_without_alt',
      element,
    }))
}

import type { Locale } from '../contract/locale.ts'

/** The language of a text that is the same on all pages, such as a make or a number, by its script. */
export const scriptOf = (text: string): Locale => (/[\u0900-\u097f]/.test(text) ? 'ne' : 'en')
